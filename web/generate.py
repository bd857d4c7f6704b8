"""Writes what the client has from the server's source: the types of the wire, the languages, the colours.

python web/generate.py
"""

import json
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, Literal, get_args, get_origin

from msgspec import Struct
from msgspec.json import schema_components

from metroscribe.draw.livery import LIVERIES
from metroscribe.draw.themes import palette
from metroscribe.server.web.routes import ROUTES
from metroscribe.server.wire import answers, messages
from metroscribe.texts import languages, own_name

GENERATED = Path(__file__).parent / "src" / "generated"
NOTE = "Made by `python web/generate.py`; do not edit."
UNIONS = ("Asked", "Question", "Sent", "AnyHappened", "Reply", "Told")
REF = "#/$defs/"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
Schema = Mapping[str, Any]


def wire_ts() -> str:
    """Every message as a type of TypeScript."""
    unions = [getattr(messages, name) for name in UNIONS]
    schemas, components = schema_components([*unions, *spoken()], ref_template=REF + "{name}")
    choices = {**dict(aliases()), **{name: shape(schemas[at]) for at, name in enumerate(UNIONS)}}
    known = {text: name for name, text in choices.items()}
    parts = [
        f"// {NOTE}",
        f"export const VERSION = {messages.VERSION}",
        *(
            f"export type {name} =\n  | {text.replace(' | ', chr(10) + '  | ')}"
            for name, text in choices.items()
        ),
        *(declared(name, components[name], known) for name in sorted(components)),
    ]
    return "\n\n".join(parts) + "\n"


def spoken() -> Iterator[Any]:
    """All that is in the files of the wire, or goes over HTTP from elsewhere."""
    for file in (messages, answers):
        for kind in vars(file).values():
            own = isinstance(kind, type) and issubclass(kind, Struct) and kind.__module__ == file.__name__
            if own and kind.__struct_config__.tag != kind.__name__:  # what others derive from is no message
                yield kind
    for route in ROUTES:
        yield from (kind for kind in (route.answer, route.body) if kind and not isinstance(kind, str))


def aliases() -> Iterator[tuple[str, str]]:
    """`Phase` and the like: schemas only list what may be chosen."""
    for name, kind in (*vars(messages).items(), *vars(answers).items()):
        if get_origin(kind) is Literal:
            yield name, shape({"enum": get_args(kind)})
    yield "Language", shape({"enum": languages()})


def declared(name: str, schema: Schema, known: Mapping[str, str]) -> str:
    """The server writes every field; what it reads, which has no field too many, may leave some out."""
    sent = schema.get("additionalProperties") is False
    about = " ".join(schema.get("description", "").partition("\n\n")[0].split())
    lines = [f"/** {about} */\n"] if about else []
    lines.append(f"export interface {name} {{\n")
    for field, kind in schema["properties"].items():
        optional = "?" if sent and field not in schema.get("required", ()) else ""
        lines.append(f"  readonly {field}{optional}: {shape(kind, known)}\n")
    return "".join(lines) + "}"


def shape(schema: Schema, known: Mapping[str, str] = MappingProxyType({})) -> str:
    """A schema as a type, by its name where it is `known`."""
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix(REF)
    if "enum" in schema:
        text = " | ".join(sorted(map(literal, schema["enum"])))
    elif "anyOf" in schema:
        text = " | ".join(shape(one, known) for one in schema["anyOf"])
    elif "prefixItems" in schema:
        text = f"readonly [{', '.join(shape(one, known) for one in schema['prefixItems'])}]"
    elif schema.get("type") == "array":
        item = shape(schema.get("items") or {}, known)
        text = f"readonly ({item})[]" if " " in item else f"readonly {item}[]"
    elif schema.get("type") == "object":
        text = f"Readonly<Record<string, {shape(schema.get('additionalProperties') or {}, known)}>>"
    else:
        text = PLAIN[schema["type"]] if "type" in schema else "unknown"
    return known.get(text, text)


def literal(value: object) -> str:
    return f"'{value}'" if isinstance(value, str) else json.dumps(value)


def languages_ts() -> str:
    """Every language that has text files, by what it is called in itself."""
    found = (f"  {{ code: {literal(code)}, name: {literal(own_name(code))} }},\n" for code in languages())
    return (
        f"// {NOTE}\n\nimport type {{ Language }} from './wire'\n\n"
        "export const LANGUAGES: readonly { readonly code: Language; readonly name: string }[] = [\n"
        f"{''.join(found)}]\n"
    )


def theme_css() -> str:
    """The colours as variables: the system's theme, or the one that `data-theme` names; paper is light."""
    light, dark = rules(False), rules(True)
    return (
        f"/* {NOTE} */\n"
        f':root,\n[data-theme="light"] {{\n{light}}}\n\n'
        "@media screen and (prefers-color-scheme: dark) {\n"
        f':root:not([data-theme="light"]) {{\n{dark}}}\n}}\n\n'
        f'@media screen {{\n[data-theme="dark"] {{\n{dark}}}\n}}\n'
    )


def rules(dark: bool) -> str:
    lines = {f"line-{name}": look.dark if dark else look.light for name, look in LIVERIES.items()}
    found = {**palette(dark), **lines}
    scheme = f"  color-scheme: {'dark' if dark else 'light'};\n"
    return scheme + "".join(f"  --{name}: {value};\n" for name, value in found.items())


FILES: Mapping[str, Callable[[], str]] = {
    "wire.ts": wire_ts,
    "languages.ts": languages_ts,
    "theme.css": theme_css,
}


def main() -> None:
    GENERATED.mkdir(parents=True, exist_ok=True)
    for name, text in FILES.items():
        (GENERATED / name).write_text(text(), encoding="utf-8")


if __name__ == "__main__":
    main()
