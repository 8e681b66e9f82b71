/** Whom providers say an account is, and what they are asked and have answered while somebody signs in. */
import { type Bare, kinds } from "./kinds.ts";

export const identities = {
  async up(db: Bare): Promise<void> {
    const { keyed, big } = kinds(db);
    await keyed("identities")
      .addColumn("id", "text", (one) => one.primaryKey())
      .addColumn("account", "text", (one) => one.notNull())
      .addColumn("issuer", "text", (one) => one.notNull())
      .addColumn("subject", "text", (one) => one.notNull())
      .addColumn("made", big, (one) => one.notNull())
      .addColumn("used", big)
      .addUniqueConstraint("identities_by_subject", ["issuer", "subject"])
      .addUniqueConstraint("identities_by_account", ["account", "issuer"])
      .execute();
    await keyed("provider_visits")
      .addColumn("state", "text", (one) => one.primaryKey())
      .addColumn("browser", "text", (one) => one.notNull())
      .addColumn("provider", "text", (one) => one.notNull())
      .addColumn("purpose", "text", (one) => one.notNull())
      .addColumn("player", "text", (one) => one.notNull())
      .addColumn("origin", "text", (one) => one.notNull())
      .addColumn("nonce", "text", (one) => one.notNull())
      .addColumn("verifier", "text", (one) => one.notNull())
      .addColumn("until", big, (one) => one.notNull())
      .execute();
    await keyed("provider_proofs")
      .addColumn("browser", "text", (one) => one.primaryKey())
      .addColumn("purpose", "text", (one) => one.notNull())
      .addColumn("player", "text", (one) => one.notNull())
      .addColumn("issuer", "text", (one) => one.notNull())
      .addColumn("subject", "text", (one) => one.notNull())
      .addColumn("until", big, (one) => one.notNull())
      .execute();
  },
};
