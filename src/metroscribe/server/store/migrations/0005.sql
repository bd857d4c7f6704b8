-- One number that is counted up: writing it proves that the file can be written.
CREATE TABLE probe (number INTEGER NOT NULL);
INSERT INTO probe VALUES (0);
