/** From where people play for ratings: told to operators alone, as far as many come from one place, and forgotten in time. */
import { ipKeyGenerator } from "express-rate-limit";
import { isBotAccount } from "../match/common/players.ts";

export interface AddressStore {
  /** Somebody came from there now. */
  keepAddress(address: string, player: string): Promise<void>;
}

export class Addresses {
  readonly #store: AddressStore;
  readonly #keeps: boolean;

  /** @param days that one is kept; 0 keeps none */
  constructor(store: AddressStore, days: number) {
    this.#store = store;
    this.#keeps = days > 0;
  }

  /** One of IPv4, or a /56 of IPv6, as limits count them. Programs may come from one address, as many as they are. */
  async note(player: string, address: string | undefined): Promise<void> {
    if (!this.#keeps || address === undefined || isBotAccount(player)) return;
    await this.#store.keepAddress(ipKeyGenerator(address), player);
  }
}
