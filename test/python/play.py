"""Plays one match at random against whoever comes, with a cut in the middle, and prints what came of it as JSON.

RIPOSTE is the server's address, WISH the game and deck as JSON. With BOT_TOKEN it waits in the queue; without, as a guest
at a private table whose id it prints.
"""
import asyncio
import json
import os
import random

from riposte import PASSING, Http, Match, paired

CUT_AFTER = 5


def say(told):
    print(json.dumps(told), flush=True)


async def at_table(http, wish):
    """The match of a table where somebody else sits down."""
    http.token = (await http.call("POST", "/api/session", {"name": "Monty"}))["token"]
    body = {**wish, "access": "private"}
    table = (await http.call("POST", "/api/tables", body))["table"]
    say({"table": table["id"]})
    await http.call("POST", f"/api/tables/{table['id']}/ready", {})
    while table["state"] == "open":
        await asyncio.sleep(0.1)
        table = (await http.call("GET", f"/api/tables/{table['id']}"))["table"]
    return table["games"][-1]["match"]


async def send(match, intent, told):
    """Sends an intent, over a cut where one is due, and says how it was answered."""
    message = {"id": match.new_id(), "intent": intent}
    answer = await match.socket.send("intent", message)
    if told["accepted"] >= CUT_AFTER and not told["cut"]:
        told["cut"] = True
        match.socket.cut()
        await match.socket.ended
        answer.cancel()
        # Where the cards were dealt anew there was a gap; from here on there may be none.
        match.gaps = 0
        welcome = await match.join(back=True)
        told["inFlight"] = message["id"] in welcome["accepted"]
        # Whether it had arrived or not: an id is played once.
        answer = await match.socket.send("intent", message)
        said = await answer
        told["again"] = said.get("again", False)
        return said
    return await answer


async def play(match):
    told = {"accepted": 0, "refused": {}, "cut": False}
    await match.join()
    await match.add_nonce()
    while match.over is None:
        # Before anything is awaited: what is told meanwhile must not be slept through.
        match.changed.clear()
        if match.socket.fault is not None:
            raise match.socket.fault
        intent = await match.draw_intent()
        if intent is None:
            if match.over is None and match.side["own"]["ask"] is None:
                await asyncio.wait_for(match.changed.wait(), 60)
            continue
        answer = await send(match, intent, told)
        if answer["ok"]:
            told["accepted"] += 1
            continue
        told["refused"][answer["code"]] = told["refused"].get(answer["code"], 0) + 1
        if answer["code"] in PASSING:
            await asyncio.sleep(0.2)
    table = match.socket.state.root.plain()
    told.update(match=match.match, over=match.over, gaps=match.gaps, table=table)
    told["closed"] = await match.socket.leave()
    return told


async def main():
    http = Http(os.environ["RIPOSTE"], os.environ.get("BOT_TOKEN"))
    wish = json.loads(os.environ["WISH"])
    match = await (paired(http, wish) if http.token else at_table(http, wish))
    say(await play(Match(http, match, random.Random(7))))


asyncio.run(main())
