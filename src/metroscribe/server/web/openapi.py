"""The OpenAPI description, made from the routes and the wire types."""

import re
from collections.abc import Iterable, Iterator
from typing import Any

from msgspec.json import schema_components

from metroscribe.server.web.route import Route
from metroscribe.server.wire import answers
from metroscribe.server.wire import messages as wire

PLACEHOLDER = re.compile(r"\{(\w+)(?::(\w+))?\}")
REASONS = {
    400: "The request cannot be read",
    403: "Only those at the table may have it",
    404: "There is no such thing",
    408: "The body took too long",
    409: "Not at this moment",
    413: "Too long",
    414: "The address is too long",
    415: "Only JSON is read",
    421: "The server has another name",
    422: "A rule or a name forbids it",
    429: "Too many",
    431: "The head is too long",
    503: "Not now: too much is asked for, the server is full, or the store does not accept it",
}
EVERYWHERE = (414, 421, 429, 431, 503)
"""What any route may answer."""


def described(routes: Iterable[Route]) -> dict[str, Any]:
    routes = list(routes)
    types = [answers.Problem]
    for route in routes:
        types += [
            kind for kind in (route.answer, route.body) if kind is not None and not isinstance(kind, str)
        ]
        types += [kind for _, kind, _ in route.query]
    schemas, components = schema_components(types, ref_template="#/components/schemas/{name}")
    known = list(zip(types, schemas, strict=True))
    found: dict[str, Any] = {}
    for route in routes:
        path = PLACEHOLDER.sub(r"{\1}", route.path)
        found.setdefault(path, {})[route.method.lower()] = _operation(route, known)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Metroscribe", "version": str(wire.VERSION)},
        "paths": found,
        "components": {"schemas": components},
    }


def _schema(known: list[tuple[Any, Any]], kind: Any) -> Any:
    return next(schema for own, schema in known if own is kind or own == kind)


def _operation(route: Route, known: list[tuple[Any, Any]]) -> dict[str, Any]:
    status = "201" if route.method == "POST" else "200"
    responses = {status: {"description": route.summary, "content": _content(known, route.answer)}}
    for number in sorted({*route.problems, *EVERYWHERE}):
        content = _content(known, route.answer if route.answer == "text/html" else answers.Problem)
        responses[str(number)] = {"description": REASONS[number], "content": content}
    operation: dict[str, Any] = {
        "operationId": route.handler.__name__,
        "summary": route.summary,
        "parameters": list(_parameters(route, known)),
        "responses": responses,
    }
    if route.body is not None:
        operation["requestBody"] = {"required": True, "content": _content(known, route.body)}
    return operation


def _content(known: list[tuple[Any, Any]], kind: Any) -> dict[str, Any]:
    if isinstance(kind, str):
        return {kind.partition(";")[0]: {"schema": {"type": "string"}}}
    return {"application/json": {"schema": _schema(known, kind)}}


def _parameters(route: Route, known: list[tuple[Any, Any]]) -> Iterator[dict[str, Any]]:
    for name, kind in PLACEHOLDER.findall(route.path):
        shape = {"type": "integer", "minimum": 0} if kind == "seat" else {"type": "string"}
        yield {"name": name, "in": "path", "required": True, "schema": shape}
    for name, kind, meaning in route.query:
        yield {"name": name, "in": "query", "description": meaning, "schema": _schema(known, kind)}
