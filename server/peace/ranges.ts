/** Ranges of addresses that guests may not come from, for a time. Every process looks for itself. */
import { BlockList, isIP } from "node:net";
import type { Refusal } from "../../shared/kernel/index.ts";
import { isGuest } from "../match/common/players.ts";
import { refuse } from "../match/common/refuse.ts";
import type { ShutRange } from "./store.ts";

const familyOf = (address: string): "ipv4" | "ipv6" => (isIP(address) === 6 ? "ipv6" : "ipv4");

/** IPv4 as a socket of IPv6 names it. */
const MAPPED = /^::ffff:(?=\d+\.)/i;

const CIDR = /^([0-9a-f:.]+)\/(\d{1,3})$/i;

/** The network and how many bits of it count; undefined of what is no range. An address alone is one of itself. */
export function rangeOf(text: string): { readonly net: string; readonly bits: number } | undefined {
  const most = isIP(text) === 6 ? 128 : 32;
  const [, net = "", said = ""] = CIDR.exec(isIP(text) > 0 ? `${text}/${most}` : text) ?? [];
  const bits = Number(said);
  return isIP(net) > 0 && bits <= (isIP(net) === 6 ? 128 : 32) ? { net, bits } : undefined;
}

export class Ranges {
  readonly #store: { shutRanges(): Promise<readonly ShutRange[]> };
  #shut = new BlockList();
  #said = "";

  constructor(store: { shutRanges(): Promise<readonly ShutRange[]> }) {
    this.#store = store;
  }

  async look(): Promise<void> {
    const shut = await this.#store.shutRanges();
    const said = shut.map(({ range }) => range).join(" ");
    if (said === this.#said) return;
    this.#said = said;
    this.#shut = new BlockList();
    for (const { range } of shut) {
      const { net, bits } = rangeOf(range) ?? {};
      if (net !== undefined && bits !== undefined) this.#shut.addSubnet(net, bits, familyOf(net));
    }
  }

  /** Why a player is not let in from there: guests alone are kept out. */
  refusalOf(player: string, address: string | undefined): Refusal | undefined {
    const plain = (address ?? "").replace(MAPPED, "");
    const isShut = isGuest(player) && isIP(plain) > 0 && this.#shut.check(plain, familyOf(plain));
    return isShut ? refuse("address/shut") : undefined;
  }
}
