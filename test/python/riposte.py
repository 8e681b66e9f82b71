"""A client of Riposte, written from docs/protocol.md, /api/openapi.json and /api/asyncapi.json alone."""
import asyncio
import json
import random
import secrets
import struct
import urllib.error
import urllib.request

import msgpack
import websockets

PROTOCOL = 3
JOIN, ERROR, LEAVE, MESSAGE, STATE, PATCH, PING, REQUEST, ANSWER = 10, 11, 12, 13, 14, 15, 18, 21, 22
PASSING = {"server/draining", "server/busy", "server/error", "server/full", "limit/rate"}


class Refused(Exception):
    def __init__(self, said):
        super().__init__(said["code"], said["detail"])
        self.code, self.detail = said["code"], said["detail"]


# protocol.md 3: numbers and strings of heads and of the table, little-endian

NUMBERS = {0xCA: "<f", 0xCB: "<d", 0xCC: "<B", 0xCD: "<H", 0xCE: "<I", 0xCF: "<Q", 0xD0: "<b", 0xD1: "<h", 0xD2: "<i", 0xD3: "<q"}
FIXED = {"uint8": "<B", "uint16": "<H", "uint32": "<I"}


class Reader:
    def __init__(self, data, at=0):
        self.data, self.at = data, at

    @property
    def more(self):
        return self.at < len(self.data)

    def take(self, length):
        part = self.data[self.at : self.at + length]
        if len(part) < length:
            raise ValueError("the frame is too short")
        self.at += length
        return part

    def byte(self):
        return self.take(1)[0]

    def unpack(self, form):
        return struct.unpack(form, self.take(struct.calcsize(form)))[0]

    def number(self):
        first = self.byte()
        if first < 0x80:
            return first
        return first - 256 if first >= 0xE0 else self.unpack(NUMBERS[first])

    def string(self):
        first = self.byte()
        if 0xA0 <= first <= 0xBF:
            length = first & 0x1F
        else:
            length = self.unpack({0xD9: "<B", 0xDA: "<H", 0xDB: "<I"}[first])
        return self.take(length).decode()

    def primitive(self, kind):
        if kind == "string":
            return self.string()
        if kind == "number":
            return self.number()
        return self.byte() > 0 if kind == "boolean" else self.unpack(FIXED[kind])


def head_number(n):
    return bytes([n]) if n < 0x80 else b"\xce" + struct.pack("<I", n)


# protocol.md 5: the table

REFLECTION = {
    0: [("types", "array", 1, None), ("rootType", "number", None, None)],
    1: [("id", "number", None, None), ("extendsId", "number", None, None), ("fields", "array", 2, None)],
    2: [(name, kind, None, None) for name, kind in
        [("name", "string"), ("type", "string"), ("referencedType", "number"), ("childPrimitive", "string")]],
}


class Structure:
    """A record of fields, or a map or array whose entries have numbers."""

    def __init__(self, fields=None, entry=None):
        self.fields, self.entry, self.keys, self.values = fields, entry, {}, {}

    def plain(self):
        return {key: value.plain() if isinstance(value, Structure) else value for key, value in self.values.items()}


class State:
    def __init__(self, types, root):
        self.types = types
        self.root = Structure(types[root])
        self.structures = {0: self.root}

    @staticmethod
    def described(data):
        """The state whose types these bytes describe."""
        reflection = State(REFLECTION, 0)
        reflection.read(Reader(data))
        told = reflection.root.plain()
        types = {}
        for one in told["types"].values():
            types[one["id"]] = [
                (field["name"], field["type"], field.get("referencedType"), field.get("childPrimitive"))
                for field in one["fields"].values()
            ]
        return State(types, told.get("rootType", 0))

    def read(self, reader):
        at = self.root
        while reader.more:
            first = reader.byte()
            if first == 0xFF:
                at = self.structures[reader.number()]
            elif at.fields is not None:
                name, *kind = at.fields[first & 0x3F]
                self.change(at, name, first & 0xC0, kind, reader)
            elif first == 0x0A:
                at.keys.clear()
                at.values.clear()
            else:
                number = reader.number()
                if first & 0x80:
                    at.keys[number] = reader.string() if at.entry[0] == "map" else number
                # An entry that came and went between two frames is deleted, and nobody was told of it.
                key = at.keys.get(number) if first == 0x40 else at.keys[number]
                self.change(at, key, first, at.entry[1], reader)

    def change(self, at, key, operation, kind, reader):
        if operation == 0x40:
            at.values.pop(key, None)
        else:
            at.values[key] = self.value(kind, reader)

    def value(self, kind, reader):
        form, of, child = kind
        if form not in ("ref", "map", "array"):
            return reader.primitive(form)
        number = reader.number()
        if number not in self.structures:
            self.structures[number] = self.made(form, of, child)
        return self.structures[number]

    def made(self, form, of, child):
        if form == "ref":
            return Structure(self.types[of])
        entry = (child, None, None) if of is None or of < 0 else ("ref", of, None)
        return Structure(entry=(form, entry))


# protocol.md 6: words, and packed lists

class Words:
    """The strings that a seat was told before, each of which comes again as its number."""

    def __init__(self):
        self.words = []

    def of(self, text):
        if text == "":
            return text
        if text[0] == "\0":
            return text[1:]
        if len(text) == 1:
            return self.words[ord(text) - ord(":")]
        if len(self.words) < 255:
            self.words.append(text)
        return text

    def read(self, value):
        """The payload with each string in its place; lists and records are in the order of the wire."""
        if isinstance(value, str):
            return self.of(value)
        if isinstance(value, list):
            return [self.read(one) for one in value]
        if isinstance(value, dict):
            return {self.key(key): self.read(one) for key, one in value.items()}
        return value

    def key(self, key):
        # isdigit() would take ² for one, which is the 121st word.
        return key if "0" <= key[:1] <= "9" else self.of(key)


def unpacked(keys, packed):
    return {key: value for key, value in zip(keys, packed)}


def ask_of(packed):
    return unpacked(("kind", "info", "id", "own"), packed) if packed else None


def option_of(packed):
    return unpacked(("name", "rest", "next"), packed)


def side_of(packed):
    """The seat's own side, whole."""
    seat = unpacked(("rev", "ver", "own", "options", "standing"), packed)
    own = unpacked(("seat", "zones", "things", "ask", "branch"), seat["own"])
    own["ask"] = ask_of(own.get("ask"))
    seat["own"] = own
    seat["options"] = [option_of(option) for option in seat["options"]]
    return seat


def side_after(side, packed):
    """The side by what changed of it: what is left out stands, and false is gone."""
    changes = unpacked(("rev", "ver", "zones", "things", "ask", "options", "branch", "standing"), packed)
    if changes["ver"] != side["ver"] + 1:
        raise ValueError(f"side {changes['ver']} after {side['ver']}")
    own = dict(side["own"])
    for part in ("zones", "things"):
        merged = {**own[part], **(changes.get(part) or {})}
        own[part] = {name: one for name, one in merged.items() if one is not None}
    if changes.get("ask") is not None:
        own["ask"] = ask_of(changes["ask"])
    if changes.get("branch") is not None:
        own["branch"] = changes["branch"] or None
    options = side["options"]
    if changes.get("options") is not None:
        options = [options[one] if isinstance(one, int) else option_of(one) for one in changes["options"]]
    standing = side.get("standing") if changes.get("standing") is None else changes["standing"] or None
    return {"rev": changes["rev"], "ver": changes["ver"], "own": own, "options": options, "standing": standing}


def events_of(packed):
    told = unpacked(("events", "gap", "head"), packed)
    keys = ("ops", "phase", "why", "by", "turn", "n", "kind")
    events = []
    for packed_event in told["events"]:
        said = {key: value for key, value in unpacked(keys, packed_event).items() if value is not None}
        before = events[-1] if events else None
        usual = before and {"phase": before["phase"], "turn": before["turn"], "n": before["n"] + 1}
        cause = {"why": "note", "by": -1, "kind": "step" if "why" in said else "note"}
        events.append({**cause, **(usual or {}), **said})
    return events, told.get("gap") or False


def thing_of(name):
    return name.split("/")[0]


def once_each(names):
    """Of those with the same name before the slash one."""
    return list({thing_of(name): name for name in reversed(names)}.values())[::-1]


def paid(domain, rng):
    """Items that pay what is due, drawn at random; None where this draw does not."""
    kinds = dict(domain.get("kinds") or {})
    rest = domain["due"] - sum(kinds.values())
    taken = []
    for item in rng.sample(domain["items"], len(domain["items"])):
        if rest <= 0 and not any(kinds.values()):
            break
        of = item.get("of")
        typed = min(kinds.get(of, 0), item["gives"])
        free = min(rest, item["gives"] - typed)
        if typed + free == 0 or thing_of(item["item"]) in map(thing_of, taken):
            continue
        if typed:
            kinds[of] -= typed
        rest -= free
        taken.append(item["item"])
    return taken if rest <= 0 and not any(kinds.values()) else None


def drawn(domain, rng):
    """A value of a domain; None where none was found."""
    kind = domain["kind"]
    if kind == "one":
        return rng.choice(domain["of"])
    if kind == "subset":
        of = rng.sample(domain["of"], len(domain["of"]))
        of = once_each(of) if domain.get("once") else of
        most = min(domain["max"], len(of))
        return of[: rng.randint(domain["min"], most)] if most >= domain["min"] else None
    if kind == "order":
        return rng.sample(domain["of"], len(domain["of"]))
    if kind == "assign":
        parts = [0] * len(domain["over"])
        for _ in range(domain["total"]):
            parts[rng.randrange(len(parts))] += 1
        return parts
    if kind == "amount":
        return rng.randint(domain["min"], domain["max"])
    return paid(domain, rng) if kind == "pay" else None


# protocol.md 1: HTTP

class Http:
    def __init__(self, url, token=None):
        self.url, self.token = url, token

    async def call(self, method, path, body=None):
        return await asyncio.to_thread(self._call, method, path, body)

    def _call(self, method, path, body):
        headers = {"Content-Type": "application/json"}
        if self.token is not None:
            headers["Authorization"] = f"Bearer {self.token}"
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=20) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            raise Refused(json.load(error)) from None


# protocol.md 2: a socket

class Socket:
    """One socket in a room, from its reservation to its end."""

    def __init__(self, web):
        self.web = web
        self.state = None
        self.requests = 0
        self.waiting = {}
        # Why a frame could not be read, where one could not.
        self.fault = None
        self.told = lambda kind, payload: None
        self.ended = asyncio.get_running_loop().create_future()

    @staticmethod
    async def open(url, reservation, told):
        host = reservation.get("publicAddress") or url.split("//")[1]
        path = f"{reservation['processId']}/{reservation['roomId']}?sessionId={reservation['sessionId']}"
        socket = Socket(await websockets.connect(f"ws://{host}/{path}", max_size=None, compression=None))
        socket.told = told
        socket.joined = asyncio.get_running_loop().create_future()
        socket.reading = asyncio.create_task(socket.read())
        await asyncio.wait_for(socket.joined, 20)
        return socket

    async def read(self):
        why = ConnectionError("the socket has ended")
        try:
            async for frame in self.web:
                await self.hear(frame)
        except websockets.ConnectionClosedError:
            pass
        except Exception as error:  # A frame that cannot be read: nothing after it can be trusted.
            why = error
            self.fault = error
            await self.web.close()
        for answer in [*self.waiting.values(), self.joined]:
            if not answer.done():
                answer.set_exception(why)
        self.ended.set_result(self.web.close_code)

    async def hear(self, frame):
        reader = Reader(frame)
        kind = reader.byte()
        if kind == JOIN:
            reader.take(reader.byte())
            has_state = reader.take(reader.byte()) == b"schema"
            described = reader.take(reader.number())
            self.state = State.described(described) if has_state and described else None
            await self.web.send(bytes([JOIN]))
            if self.state is None:
                self.joined.set_result(None)
        elif kind in (STATE, PATCH):
            self.state.read(reader)
            if kind == STATE:
                self.joined.set_result(None)
            self.told("table", None)
        elif kind == MESSAGE:
            self.told(reader.string(), msgpack.unpackb(reader.data[reader.at :], strict_map_key=False))
        elif kind == ANSWER:
            answer = self.waiting.pop(reader.number())
            reader.byte()
            answer.set_result(msgpack.unpackb(reader.data[reader.at :], strict_map_key=False))
        elif kind == ERROR:
            raise ValueError(f"not joined: {reader.number()} {reader.string()}")
        elif kind not in (PING, LEAVE):
            raise ValueError(f"no kind of frame: {kind}")

    async def send(self, kind, payload):
        """Sends a request; the answer is awaited with what comes back."""
        number = self.requests
        self.requests += 1
        answer = asyncio.get_running_loop().create_future()
        self.waiting[number] = answer
        name = kind.encode()
        head = bytes([REQUEST]) + head_number(number) + bytes([0xA0 | len(name)]) + name
        await self.web.send(head + msgpack.packb(payload))
        return answer

    async def ask(self, kind, payload):
        return await (await self.send(kind, payload))

    async def leave(self):
        await self.web.send(bytes([LEAVE]))
        return await self.ended

    def cut(self):
        """Ends it without a word, as a broken line does."""
        self.web.transport.abort()


class Match:
    """A seat at a match, over however many sockets."""

    def __init__(self, http, match, rng):
        self.http, self.match, self.rng = http, match, rng
        self.tab = secrets.token_hex(4)
        self.ids = 0
        self.last = 0
        self.gaps = 0
        self.side = None
        self.words = Words()
        self.changed = asyncio.Event()

    async def join(self, back=False):
        body = {"tab": self.tab, "back": back}
        joined = await self.http.call("POST", f"/api/matches/{self.match}/join", body)
        self.socket = await Socket.open(self.http.url, joined["reservation"], self.hear)
        self.socket.ended.add_done_callback(lambda _: self.changed.set())
        hello = {"protocol": PROTOCOL}
        if back:
            hello["since"] = self.last
        welcome = await self.socket.ask("hello", hello)
        if not welcome["ok"]:
            raise Refused(welcome)
        if self.last not in (0, welcome["head"]):
            raise ValueError(f"events up to {self.last} were told, and the newest is {welcome['head']}")
        self.last = welcome["head"]
        return welcome

    @property
    def table(self):
        return self.socket.state.root.values

    @property
    def over(self):
        return json.loads(self.table["over"]) if self.table["over"] else None

    def hear(self, kind, payload):
        if kind == "seat":
            self.words = Words()
        if kind in ("seat", "side", "events"):
            payload = self.words.read(payload)
        if kind == "seat":
            self.side = side_of(payload)
        elif kind == "side":
            self.side = side_after(self.side, payload)
        elif kind == "events":
            events, gap = events_of(payload)
            self.gaps += gap
            for event in events:
                if not gap and self.last and event["n"] != self.last + 1:
                    raise ValueError(f"event {event['n']} after {self.last}")
                gap = False
                self.last = event["n"]
        self.changed.set()

    def new_id(self):
        self.ids += 1
        return f"{self.tab}-{self.ids}"

    async def add_nonce(self):
        """Does this seat's part in a fair shuffle, where the cards are not dealt yet."""
        shuffle = self.table["shuffle"]
        if shuffle and json.loads(shuffle)["nonces"] is None:
            await self.socket.ask("nonce", {"id": self.new_id(), "nonce": secrets.token_hex(16)})

    async def draw_intent(self):
        """One of the options, filled in at random; None where nothing is asked, or it went stale meanwhile."""
        side = self.side
        if side is None or side["own"]["ask"] is None:
            return None
        request = side["own"]["ask"]["id"]
        for option in self.rng.sample(side["options"], len(side["options"])):
            draft = {"action": option["name"], **(option.get("rest") or {}), "request": request}
            if await self.fill(draft, option.get("next")):
                return draft
        return None

    async def fill(self, draft, slot):
        while slot is not None:
            value = drawn(slot["domain"], self.rng)
            if value is None:
                return False
            draft[slot["slot"]] = value
            answer = await self.socket.ask("narrow", {"draft": draft})
            if not answer["ok"]:
                return False
            slot = answer["next"]
        return True

    async def wait(self):
        """Until something is told."""
        self.changed.clear()
        await asyncio.wait_for(self.changed.wait(), 60)


async def paired(http, wish):
    """The match that the queue makes, with whoever it offers first."""
    joined = await http.call("POST", "/api/queue/join", wish)
    found = asyncio.get_running_loop().create_future()
    asked = set()

    def hear(kind, payload):
        offer = (payload.get("ticket") or {}).get("offer") if kind == "ticket" else None
        if offer is not None and offer["id"] not in asked:
            asked.add(offer["id"])
            asyncio.create_task(socket.ask("accept", {"offer": offer["id"]}))
        if kind == "paired":
            found.set_result(payload["match"])

    socket = await Socket.open(http.url, joined["reservation"], hear)
    await socket.ask("watch", {})
    match = await asyncio.wait_for(found, 60)
    await socket.leave()
    return match
