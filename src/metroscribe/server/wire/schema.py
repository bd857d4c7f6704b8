"""The socket described for programs: JSON Schema of its messages."""

from typing import Any

from msgspec.json import schema_components

from metroscribe.server.wire.messages import VERSION, Sent, Told


def socket_schema() -> dict[str, Any]:
    """JSON Schema of the socket: `Sent` by clients, `Told` by the server."""
    (sent, told), components = schema_components([Sent, Told], ref_template="#/$defs/{name}")
    return {"version": VERSION, "sent": sent, "told": told, "$defs": components}
