CREATE TABLE "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
CREATE TABLE "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
CREATE TABLE "matches" ("born" integer primary key, "id" text not null unique, "record" text not null, "epoch" integer default 0 not null, "seq" integer default 0 not null, "outcome" text, "owner" text, "room" text, "kept" text, "rules" text, "stuck" integer) STRICT;
CREATE INDEX unfinished ON matches (born) WHERE outcome IS NULL;
CREATE TABLE "journal" ("match" text not null, "seq" integer not null, "epoch" integer not null, "by" integer not null, "at" integer not null, "seat" integer, "id" text, "intent" text not null, "digest" text not null, "stored" integer default 0 not null, constraint "journal_row" primary key ("match", "seq")) STRICT, WITHOUT ROWID;
CREATE TABLE "snapshots" ("match" text primary key, "seq" integer not null, "at" integer not null, "saved" text not null, "accepted" text not null, "hash" text) STRICT;
CREATE TABLE "orders" ("player" text not null, "key" text not null, "digest" text not null, "match" text not null, constraint "order_key" primary key ("player", "key")) STRICT, WITHOUT ROWID;
CREATE TABLE "sets" ("hash" text primary key, "text" text not null) STRICT;
CREATE TABLE "players" ("id" text primary key, "name" text not null, "made" integer default 0 not null) STRICT;
CREATE TABLE "settings" ("key" text primary key, "value" text not null) STRICT;
CREATE TABLE "tables" ("born" integer primary key, "id" text not null unique, "code" text unique, "rev" integer not null, "state" text not null, "owner" text, "listed" integer not null, "match" text, "until" integer, "ended" integer, "touched" integer not null, "data" text not null, "stocks" text not null) STRICT;
CREATE INDEX "tables_by_state" on "tables" ("state", "born");
CREATE TABLE "sittings" ("place" text not null, "player" text not null, constraint "sitting" primary key ("player", "place")) STRICT, WITHOUT ROWID;
CREATE INDEX "sittings_by_place" on "sittings" ("place");
CREATE TABLE "decks" ("player" text not null, "id" text not null, "data" text not null, constraint "deck" primary key ("player", "id")) STRICT, WITHOUT ROWID;
CREATE TABLE "owners" ("id" text primary key, "lease" integer not null, "plays" text) STRICT;
CREATE TABLE "casters" ("match" text not null, "player" text not null, "caster" text not null, constraint "caster_named" primary key ("match", "player", "caster")) STRICT, WITHOUT ROWID;
CREATE TABLE "shares" ("match" text not null, "word" text not null, constraint "share" primary key ("match")) STRICT, WITHOUT ROWID;
CREATE TABLE "tickets" ("player" text primary key, "queue" text not null, "since" integer not null, "seen" integer not null, "offer" text, "until" integer, "accepted" integer not null, "data" text not null) STRICT, WITHOUT ROWID;
CREATE INDEX "tickets_by_offer" on "tickets" ("offer");
CREATE TABLE "leases" ("name" text primary key, "holder" text not null, "until" integer not null) STRICT, WITHOUT ROWID;
CREATE TABLE "ratings" ("game" text not null, "player" text not null, "rating" real not null, "rd" real not null, "vol" real not null, "games" integer not null, constraint "rating" primary key ("game", "player")) STRICT, WITHOUT ROWID;
CREATE TABLE "rated" ("place" text primary key, "pair" text, "at" integer default 0 not null) STRICT, WITHOUT ROWID;
CREATE TABLE "seats" ("match" text not null, "seat" integer not null, "player" text not null, "ended" integer not null, constraint "match_seat" primary key ("match", "seat")) STRICT, WITHOUT ROWID;
CREATE INDEX "seats_by_player" on "seats" ("player", "ended");
CREATE TABLE "decisions" ("player" text primary key, "banned" integer not null, "erased" integer not null, "changed" integer not null, "muted" integer, "suspended" integer, "nameless" integer, "left" integer, "why" text) STRICT, WITHOUT ROWID;
CREATE INDEX "decisions_by_change" on "decisions" ("changed");
CREATE INDEX "rated_by_pair" on "rated" ("pair", "at");
CREATE INDEX "players_by_age" on "players" ("made");
CREATE TABLE "bot_accounts" ("id" text primary key, "owner" text, "secret" text not null) STRICT, WITHOUT ROWID;
CREATE INDEX "bot_accounts_by_owner" on "bot_accounts" ("owner");
CREATE TABLE "player_sets" ("id" text primary key, "player" text not null, "ruleset" text not null, "name" text not null, "version" text not null, "cards" integer not null, "access" text not null, "hidden" integer default 0 not null, "changed" integer not null, "badge" text) STRICT, WITHOUT ROWID;
CREATE INDEX "player_sets_by_player" on "player_sets" ("player");
CREATE TABLE "set_versions" ("hash" text primary key, "set" text not null, "made" integer not null) STRICT, WITHOUT ROWID;
CREATE TABLE "pins" ("holder" text not null, "hash" text not null, constraint "pin" primary key ("holder", "hash")) STRICT, WITHOUT ROWID;
CREATE INDEX "pins_by_hash" on "pins" ("hash");
CREATE TABLE "accounts" ("id" text primary key, "made" integer not null, "renamed" integer) STRICT, WITHOUT ROWID;
CREATE TABLE "account_names" ("look" text primary key, "account" text not null, "until" integer) STRICT, WITHOUT ROWID;
CREATE TABLE "passkeys" ("id" text primary key, "account" text not null, "key" text not null, "counter" integer not null, "transports" text not null, "label" text not null, "made" integer not null, "used" integer) STRICT, WITHOUT ROWID;
CREATE TABLE "recovery_codes" ("hash" text primary key, "account" text not null) STRICT, WITHOUT ROWID;
CREATE TABLE "sign_ins" ("id" text primary key, "account" text not null, "secret" text not null, "made" integer not null, "until" integer not null) STRICT, WITHOUT ROWID;
CREATE TABLE "ceremonies" ("id" text primary key, "purpose" text not null, "challenge" text not null, "account" text not null, "name" text not null, "until" integer not null) STRICT, WITHOUT ROWID;
CREATE INDEX "account_names_by_account" on "account_names" ("account");
CREATE INDEX "passkeys_by_account" on "passkeys" ("account");
CREATE INDEX "recovery_codes_by_account" on "recovery_codes" ("account");
CREATE INDEX "sign_ins_by_account" on "sign_ins" ("account");
CREATE TABLE "tournaments" ("id" text primary key, "rev" integer not null, "state" text not null, "organiser" text, "created" integer not null, "ended" integer, "row" text not null, "data" text not null) STRICT, WITHOUT ROWID;
CREATE TABLE "tournament_entries" ("tournament" text not null, "player" text not null, "stock" text not null, constraint "tournament_entries_key" primary key ("tournament", "player")) STRICT, WITHOUT ROWID;
CREATE INDEX "tournaments_by_state" on "tournaments" ("state");
CREATE INDEX "tournament_entries_by_player" on "tournament_entries" ("player");
CREATE TABLE "audit" ("n" integer primary key, "at" integer not null, "operator" text not null, "act" text not null, "subject" text not null, "why" text not null, "until" integer, "player" text, "seen" integer not null) STRICT;
CREATE INDEX "audit_by_player" on "audit" ("player", "seen");
CREATE INDEX "audit_by_subject" on "audit" ("subject");
CREATE TABLE "operators" ("account" text primary key, "made" integer not null) STRICT, WITHOUT ROWID;
CREATE TABLE "reports" ("n" integer primary key, "id" text not null unique, "at" integer not null, "match" text not null, "seq" integer not null, "reporter" text not null, "text" text not null, "chat" text not null, "closed" integer, "outcome" text) STRICT;
CREATE INDEX "reports_by_closed" on "reports" ("closed");
CREATE INDEX "reports_by_match" on "reports" ("match");
CREATE INDEX "reports_by_reporter" on "reports" ("reporter");
CREATE TABLE "shut_ranges" ("range" text primary key, "until" integer not null) STRICT, WITHOUT ROWID;
CREATE TABLE "identities" ("id" text primary key, "account" text not null, "issuer" text not null, "subject" text not null, "made" integer not null, "used" integer, constraint "identities_by_subject" unique ("issuer", "subject"), constraint "identities_by_account" unique ("account", "issuer")) STRICT, WITHOUT ROWID;
CREATE TABLE "provider_visits" ("state" text primary key, "browser" text not null, "provider" text not null, "purpose" text not null, "player" text not null, "origin" text not null, "nonce" text not null, "verifier" text not null, "until" integer not null) STRICT, WITHOUT ROWID;
CREATE TABLE "provider_proofs" ("browser" text primary key, "purpose" text not null, "player" text not null, "issuer" text not null, "subject" text not null, "until" integer not null) STRICT, WITHOUT ROWID;
CREATE TABLE "rating_history" ("n" integer primary key, "place" text not null, "at" integer not null, "game" text not null, "player" text not null, "opponent" text, "result" text not null, "deck" text, "rating" real not null, "rd" real not null) STRICT;
CREATE INDEX "rating_history_by_player" on "rating_history" ("player", "game", "n");
CREATE INDEX "rating_history_by_opponent" on "rating_history" ("opponent");
CREATE TABLE "profiles" ("player" text primary key, "decks" integer not null) STRICT, WITHOUT ROWID;
CREATE TABLE "words" ("word" text primary key, "rule" text not null) STRICT, WITHOUT ROWID;
INSERT INTO "kysely_migration" VALUES ('001-matches','2026-11-24T05:40:53.036Z');
INSERT INTO "kysely_migration" VALUES ('002-tables','2026-11-24T05:40:53.041Z');
INSERT INTO "kysely_migration" VALUES ('003-owners','2026-11-24T05:40:53.042Z');
INSERT INTO "kysely_migration" VALUES ('004-watching','2026-11-24T05:40:53.043Z');
INSERT INTO "kysely_migration" VALUES ('005-queue','2026-11-24T05:40:53.044Z');
INSERT INTO "kysely_migration" VALUES ('006-rooms','2026-11-24T05:40:53.045Z');
INSERT INTO "kysely_migration" VALUES ('007-seats','2026-11-24T05:40:53.046Z');
INSERT INTO "kysely_migration" VALUES ('008-decisions','2026-11-24T05:40:53.047Z');
INSERT INTO "kysely_migration" VALUES ('009-kept','2026-11-24T05:40:53.048Z');
INSERT INTO "kysely_migration" VALUES ('010-bounds','2026-11-24T05:40:53.049Z');
INSERT INTO "kysely_migration" VALUES ('011-rules','2026-11-24T05:40:53.050Z');
INSERT INTO "kysely_migration" VALUES ('012-hashes','2026-11-24T05:40:53.051Z');
INSERT INTO "kysely_migration" VALUES ('013-stuck','2026-11-24T05:40:53.052Z');
INSERT INTO "kysely_migration" VALUES ('014-bot-accounts','2026-11-24T05:40:53.053Z');
INSERT INTO "kysely_migration" VALUES ('015-player-sets','2026-11-24T05:40:53.054Z');
INSERT INTO "kysely_migration" VALUES ('016-set-badges','2026-11-24T05:40:53.055Z');
INSERT INTO "kysely_migration" VALUES ('017-accounts','2026-11-24T05:40:53.056Z');
INSERT INTO "kysely_migration" VALUES ('018-tournaments','2026-11-24T05:40:53.057Z');
INSERT INTO "kysely_migration" VALUES ('019-peace','2026-11-24T05:40:53.058Z');
INSERT INTO "kysely_migration" VALUES ('020-identities','2026-11-24T05:40:53.059Z');
INSERT INTO "kysely_migration" VALUES ('021-profiles','2026-11-24T05:40:53.060Z');
INSERT INTO "kysely_migration" VALUES ('022-words','2026-11-24T05:40:53.061Z');
INSERT INTO "kysely_migration_lock" VALUES ('migration_lock',0);
INSERT INTO "matches" VALUES (1,'vx1PFStnJ1OE','{"id":"vx1PFStnJ1OE","format":1,"setup":{"ruleset":"ucg","profile":"seed","options":{},"seed":"7fa017c8fe622c73798a2e08d60ec3b51c35abf8eaae848dcd2ed69a5694e7af","seats":[{"deck":["ash-widow","ash-widow","bonfire-ox","bonfire-ox","brand-of-haste","caravan-raid","cinder-runner","cinder-runner","cinder-runner","cookfire-sprite","cookfire-sprite","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","emberling","emberling","false-campfire","flare","flare","flint-fencer","flint-fencer","glasshorn-ram","matron-ashveil","mother-furnace","noonday-rider","powder-keg","rally-the-wagons","red-road-lancer","red-road-lancer","salamander-egg","sand-pit","scorched-road","second-wind","slow-fuse","spark-juggler","supply-wagon","toll-taker","torch-parade","trade-goods","wagon-guard","wagon-guard"]},{"deck":["abyssal-registrar","bottled-storm","confiscate","denied-entry","denied-entry","drown-the-stacks","ebb","fill-the-shelves","high-water-mark","ink-trap","kelp-colossus","lantern-scribe","lantern-scribe","leviathan-index","marginalia","mirror-carapace","mist-swindler","mist-swindler","ninth-cellar","ninth-cellar","patient-idol","pearl-diver","queen-of-low-water","reef-warden","reef-warden","reef-warden","riptide","rising-tide","salt-press","salvage-rite","sealed-lips","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-clerk","tide-gauge","twice-drowned-captain","twice-drowned-captain","twofold-verdict","undertow-eel","weigh-the-ledger"]}],"sets":["starter"]},"rules":4,"hashes":["55a43f84dff1b28280e966d1974e0813e4f8021708aa96165dca75687e417978"],"players":["g:0b3130b9-a145-4d20-9575-738144daf76d","g:f20b7421-7f5a-4cc1-8faf-e8f0ce819d5b"],"fair":true}',1,22,'{"winners":[1],"reason":"left"}','sole','9P6kB6-_a','{"away":[{"left":179957,"since":null},{"left":179950,"since":null}],"mutes":[[],[]],"nonces":[],"accepted":[["07a36e23275e0837-1"],["34a8157813d1fbe3-1"]]}','ucg/4/1',NULL);
INSERT INTO "matches" VALUES (2,'xvhDOIsv1B7f','{"id":"xvhDOIsv1B7f","format":1,"setup":{"ruleset":"ucg","profile":"seed","options":{},"seed":"a4e9c285ae2b101885ee90b42d5f579aa229205116ed54c52f4a16dc4b9ba165","seats":[{"deck":["ash-widow","ash-widow","bonfire-ox","bonfire-ox","brand-of-haste","caravan-raid","cinder-runner","cinder-runner","cinder-runner","cookfire-sprite","cookfire-sprite","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","emberling","emberling","false-campfire","flare","flare","flint-fencer","flint-fencer","glasshorn-ram","matron-ashveil","mother-furnace","noonday-rider","powder-keg","rally-the-wagons","red-road-lancer","red-road-lancer","salamander-egg","sand-pit","scorched-road","second-wind","slow-fuse","spark-juggler","supply-wagon","toll-taker","torch-parade","trade-goods","wagon-guard","wagon-guard"]},{"deck":["abyssal-registrar","bottled-storm","confiscate","denied-entry","denied-entry","drown-the-stacks","ebb","fill-the-shelves","high-water-mark","ink-trap","kelp-colossus","lantern-scribe","lantern-scribe","leviathan-index","marginalia","mirror-carapace","mist-swindler","mist-swindler","ninth-cellar","ninth-cellar","patient-idol","pearl-diver","queen-of-low-water","reef-warden","reef-warden","reef-warden","riptide","rising-tide","salt-press","salvage-rite","sealed-lips","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-clerk","tide-gauge","twice-drowned-captain","twice-drowned-captain","twofold-verdict","undertow-eel","weigh-the-ledger"]}],"sets":["starter"]},"rules":4,"hashes":["55a43f84dff1b28280e966d1974e0813e4f8021708aa96165dca75687e417978"],"players":["g:26f38078-1185-4891-9d70-a6aa48abe22f","g:fa71de57-8fec-4875-b3d8-8a79ccecaaf4"],"fair":true}',1,61,NULL,'sole','cvfYONbw2','{"away":[{"left":179980,"since":null},{"left":179976,"since":null}],"mutes":[[],[]],"nonces":[],"accepted":[["cd8152a7dd756637-1"],["200030f7e75a65a0-1"]]}','ucg/4/1',NULL);
INSERT INTO "matches" VALUES (3,'K8rjuhkz5i8t','{"id":"K8rjuhkz5i8t","format":1,"setup":{"ruleset":"nullshapers","profile":"seed","options":{},"seed":"aefe305f93b6de8ae727646e7246c5a1ae1d8a17bec3e7005fa0be0b7bcfb962","seats":[{"deck":["battle-hymn","battle-hymn","brass-glaive","brass-glaive","brass-glaive","call-the-vanguard","call-the-vanguard","drill-sergeant-daemon","drill-sergeant-daemon","festival-marshal","festival-marshal","field-dressing","field-dressing","field-dressing","greenhouse-strider","greenhouse-strider","landslide","landslide","lantern-cadet","lantern-cadet","lantern-cadet","long-table","matron-of-mornings","oathbound-shield","oathbound-shield","orchard-golem","orchard-golem","orchard-golem","second-dawn","second-dawn","seed-archivist","seed-archivist","seed-archivist","sun-dynamo","sunlance","sunlance","sunlance","sunrise-courier","sunrise-courier","sunrise-courier","tend-the-walls","tend-the-walls","tend-the-walls","tidewater-bailiff","tidewater-bailiff"]},{"deck":["back-alley-ambusher","back-alley-ambusher","barnacle-snare","barnacle-snare","barnacle-snare","breach-protocol","burn-the-ledger","dockside-queen","drowned-notary","drowned-notary","drowned-notary","eel-wrangler","eel-wrangler","evict","evict","forked-bolt","forked-bolt","forked-bolt","gutter-spy","gutter-spy","gutter-spy","harpoon-crew","harpoon-crew","hush-money","hush-money","informer-network","knife-in-the-fog","knife-in-the-fog","knife-in-the-fog","pay-the-ferryman","riptide-charge","riptide-charge","smoke-cloak","static-marksman","static-marksman","tesla-turret","tesla-turret","tithe-collector","tithe-collector","undertow-leviathan","undertow-leviathan","void-the-contract","void-the-contract","wash-ashore","wash-ashore"]}],"sets":["starter"]},"rules":5,"hashes":["8c668a6a63682be419a10cce0651e7b1b3e8b59f1dbddf599a5b17e168e58e9c"],"players":["g:4e7df15c-1196-4f31-ac15-33a174c7c7b7","g:82c35985-6157-4cad-b6b8-7ee75a1f7840"],"fair":true}',1,61,NULL,'sole','iBNwFj64T','{"away":[{"left":179987,"since":null},{"left":179985,"since":null}],"mutes":[[],[]],"nonces":[],"accepted":[["5bfe521fee7de1b2-1"],["6216216bbc81f6b4-1"]]}','nullshapers/5/1',NULL);
INSERT INTO "matches" VALUES (4,'y7Bi00zPcXrC','{"id":"y7Bi00zPcXrC","format":1,"setup":{"ruleset":"altered","profile":"v1","options":{},"seed":"a009620d32159ca650113d401464de0b9b17b5a899f9fa6b3cee6601c03c93c2","seats":[{"deck":["bridge-warden","bridge-warden","bridge-warden","drill-captain","drill-captain","drill-captain","ferry-sergeant","ferry-sergeant","ferry-sergeant","forced-march","forced-march","forced-march","general-inspection","general-inspection","general-inspection","hall-of-banners","hall-of-banners","hall-of-banners","lamplighter-recruit","lamplighter-recruit","lamplighter-recruit","odra-pell","old-standard-bearer","old-standard-bearer","old-standard-bearer","open-muster","open-muster","open-muster","parade-colossus","parade-colossus","parade-colossus","quartermasters-desk","quartermasters-desk","quartermasters-desk","seven-league-order","seven-league-order","seven-league-order","the-long-barracks","the-long-barracks","the-long-barracks","toll-gate-ox","toll-gate-ox","toll-gate-ox"]},{"deck":["arch-summoner-vey","arch-summoner-vey","arch-summoner-vey","candle-thief","candle-thief","candle-thief","courteous-duelist","courteous-duelist","courteous-duelist","dawn-edition","dawn-edition","dawn-edition","four-doors","four-doors","four-doors","gambling-oracle","gambling-oracle","gambling-oracle","inkwell-sprite","inkwell-sprite","inkwell-sprite","keeper-of-marginalia","keeper-of-marginalia","keeper-of-marginalia","lights-out","lights-out","lights-out","moth-of-the-archive","moth-of-the-archive","moth-of-the-archive","sable-and-quill","sleeping-leviathan","sleeping-leviathan","sleeping-leviathan","the-whispering-stacks","the-whispering-stacks","the-whispering-stacks","two-faced-verse","two-faced-verse","two-faced-verse","unwritten-ending","unwritten-ending","unwritten-ending"]}],"sets":["starter"]},"rules":5,"hashes":["a69d60e42f51d52f0ed143351a4baed99f869958a525ecf69496667e0b59e29e"],"players":["g:5cdd958f-3aaa-44e7-91fc-c6e1be9528c4","g:b7dd50d9-3b1b-462c-9401-bbd059c6efe9"],"fair":true}',1,61,NULL,'sole','Uy_zA8B9W','{"away":[{"left":179989,"since":null},{"left":179986,"since":null}],"mutes":[[],[]],"nonces":[],"accepted":[["5de52d14f9ddffd6-1"],["5dd0e1465dadee77-1"]]}','altered/5/1',NULL);
INSERT INTO "matches" VALUES (5,'S6WS3vdhTu8g','{"id":"S6WS3vdhTu8g","format":1,"setup":{"ruleset":"grand-archive","profile":"seed","options":{},"seed":"0c562c68ac9b2b2301b6f1282192142900b12c838f018cd46389c3c8ea723041","seats":[{"deck":["anvil-guard","anvil-guard","anvil-guard","anvil-guard","ashen-memory","ashen-memory","ashka-duelist","ashka-marshal","ashka-phoenix","ashka-spark","blaze-lancer","blaze-lancer","blaze-lancer","blaze-lancer","bolt-thrower","burning-slash","burning-slash","burning-slash","burning-slash","cinder-recruit","cinder-recruit","cinder-recruit","cinder-recruit","cinder-wraith","cinder-wraith","coal-sack","dragon-pike","ember-blade","ember-rush","ember-rush","ember-rush","ember-rush","flame-bolt","flame-bolt","flame-bolt","flame-bolt","forge-hall","forge-hall","forge-hall","forge-hall","furnace-ogre","furnace-ogre","furnace-ogre","furnace-ogre","herb-satchel","oathforged-shield","pyre-acolyte","pyre-acolyte","pyre-acolyte","pyre-acolyte","roaring-pyre","roaring-pyre","roaring-pyre","roaring-pyre","sparkcaller","sparkcaller","sparkcaller","sparkcaller","twinfang-raider","twinfang-raider","twinfang-raider","twinfang-raider","vanguard-order","vanguard-order","vanguard-order","vanguard-order","war-banner","war-brew","war-brew","war-brew","war-brew"]},{"deck":["bent-hourglass","binding-mist","binding-mist","binding-mist","coral-dagger","creeping-rust","creeping-rust","cresting-wave","cresting-wave","deep-conch","echo-scroll","echo-scroll","echoing-tide","echoing-tide","gale-falcon","gale-falcon","gale-falcon","gale-falcon","hush-of-the-deep","maren-drift","maren-maelstrom","maren-stormglass","maren-tidecaller","mirror-basin","mist-seer","mist-seer","mist-seer","mist-seer","morning-heron","morning-heron","morning-heron","morning-heron","patient-snare","patient-snare","patient-snare","prism-lens","prismatic-tide","prismatic-tide","reed-scout","reed-scout","reed-scout","reed-scout","shifting-shoal","starfall-chart","starfall-chart","starfall-chart","still-waters","still-waters","storm-drake","storm-drake","storm-drake","storm-drake","stormglass-spear","tidal-shrine","tidal-shrine","tidal-shrine","tidal-shrine","tide-captain","tide-captain","tide-charm","tide-warden","tide-warden","tide-warden","tide-warden","undertow","undertow","undying-current","whirl-cutter","whirl-cutter","whirl-cutter","whirl-cutter"]}],"sets":["starter"]},"rules":5,"hashes":["285ef6a6fe44234c4de6766a16a163ad34dfd4b38c8b9ed438c9c10cd494c0cd"],"players":["g:5f67a334-9a6b-4700-9c79-572adfbc30d4","g:6cf2bd37-db70-4370-a444-790f1d1d946f"],"fair":true}',1,61,NULL,'sole','Y8mrbe1ai','{"away":[{"left":179988,"since":null},{"left":179985,"since":null}],"mutes":[[],[]],"nonces":[],"accepted":[["d49151e35fb53e71-1"],["5e8d43d4f1e85d9f-1"]]}','grand-archive/5/1',NULL);
INSERT INTO "matches" VALUES (6,'VFFeXTlOd73Z','{"id":"VFFeXTlOd73Z","format":1,"setup":{"ruleset":"crowdcontrol","profile":"seed","options":{},"seed":"2aff673864d0687f2fe00c59133722f414c580feb4619c2ae4b0fd80bfa87511","seats":[{"deck":["blood-cousin","blood-cousin","break-cover","burr-runner","burr-runner","burr-runner","call-the-cousins","call-the-cousins","choir-of-reeds","drum-caller","drum-caller","false-trail","harvest-song","harvest-song","harvest-song","hearth-matron","hearth-matron","herb-walker","herb-walker","home-for-supper","horns-down","horns-down","lane-shepherd","lane-shepherd","meeting-oak","meeting-oak","mosshide-guard","mosshide-guard","mosshide-guard","old-antler","old-antler","raise-the-village","raise-the-village","saturday-market","saturday-market","second-spring","sparring-ring","sparring-ring","the-long-table","the-rootmoot"]},{"deck":["arc-projector","arc-projector","ashfall","burn-the-index","cinder-adept","cinder-adept","cinder-adept","clerk-of-ashes","clerk-of-ashes","clerk-of-ashes","cross-reference","estate-tax","final-notice","gear-hound","gear-hound","gear-hound","lamp-of-names","lamp-of-names","lance-of-noon","lance-of-noon","open-furnace","overdue-books","pact-imp","pact-imp","pact-imp","paper-giant","parts-inventory","redacted-file","revolving-door","salvage-rights","scrap-exchange","site-plan","soot-drone","soot-drone","soot-drone","strike-the-name","the-ember-archive","vault-colossus","vault-colossus","vault-colossus"]}],"sets":["starter"]},"rules":3,"hashes":["a5b0dd75589156891e2266bfc543814733efddb4b1501ce913b0288e07b776e2"],"players":["g:bf812d3a-4425-4625-ba33-0e8be4b5a341","g:85a341db-f73c-47cc-a308-a360d3910c61"],"fair":true}',1,61,NULL,'sole','nX_UOAflR','{"away":[{"left":179986,"since":null},{"left":179985,"since":null}],"mutes":[[],[]],"nonces":[],"accepted":[["d44bf61b36330d16-1"],["1ec17317e3a21384-1"]]}','crowdcontrol/3/1',NULL);
INSERT INTO "matches" VALUES (7,'chxmQ9xe7j7z','{"id":"chxmQ9xe7j7z","format":1,"setup":{"ruleset":"lamplight","profile":"standard","options":{},"seed":"8c24c3bfcb14bc5738b5903eef4e89174cad77b5a0688a317565307e324e3e8a","seats":[{"deck":["banked-ember","banked-ember","banked-ember","cupped-hands","glass-hood","glass-hood","great-candle","great-candle","lamp-oil","lamp-oil","long-pole","snuffer","snuffer","storm-lantern","storm-lantern","twin-wick","twin-wick","watch-fire","watch-fire","watch-fire"]},{"deck":["change-of-places","cold-breath","cold-breath","cold-breath","draught","draught","glow-worm","glow-worm","glow-worm","moth-swarm","moth-swarm","paper-lantern","paper-lantern","paper-lantern","peephole","red-lantern","red-lantern","red-lantern","squib","squib"]}],"sets":["starter"]},"rules":1,"hashes":["9b24f18c688b2048436109799e054d0d9323bf7df8a27a941f8672007f911b9f"],"players":["g:acfeeb26-b99e-417f-90b5-81bde50ba66f","g:2be99098-e199-4285-b80c-de9123a4c07d"],"fair":true}',1,61,NULL,'sole','gh--IkfG3','{"away":[{"left":179989,"since":null},{"left":179988,"since":null}],"mutes":[[],[]],"nonces":[],"accepted":[["5608b755864c13db-1"],["cc6ac29eabf2813e-1"]]}','lamplight/1/1',NULL);
INSERT INTO "journal" VALUES ('K8rjuhkz5i8t',1,1,-1,23,NULL,NULL,'{"action":"begin","commit":"5e97df5d81462e31098b8a997c6d58345f71643ccc462c3c3b3fcbb050f4b612","nonces":["3babf314bc5fddc729596674b3ae46c6","ac937fec402ef964b880fa3c170c2ea5"]}','ec7aba11b10729a385ba71',1795498854096);
INSERT INTO "journal" VALUES ('K8rjuhkz5i8t',2,1,1,38,1,'6216216bbc81f6b4-2','{"action":"mulligan","request":1,"choice":"redraw"}','vJRYZPkQHI8oBvBc7qzvsp',1795498854110);
INSERT INTO "journal" VALUES ('K8rjuhkz5i8t',3,1,1,46,1,'6216216bbc81f6b4-3','{"action":"bottom","request":2,"choice":["h10"]}','RLWRmtRnmQ2Zm9n7HIEmHH',1795498854119);
INSERT INTO "journal" VALUES ('K8rjuhkz5i8t',4,1,0,50,0,'5bfe521fee7de1b2-2','{"action":"mulligan","request":1,"choice":"redraw"}','6i-ehkmwSL06iul1AK2391',1795498854125);
INSERT INTO "journal" VALUES ('K8rjuhkz5i8t',5,1,0,55,0,'5bfe521fee7de1b2-3','{"action":"bottom","request":2,"choice":["h9"]}','KkZkpUTAF18T0UeMFGGRQo',1795498854130);
INSERT INTO "journal" VALUES ('K8rjuhkz5i8t',6,1,1,57,1,'6216216bbc81f6b4-4','{"action":"mulligan","request":3,"choice":"keep"}','AHht-1v7wYHS3Zv3QcF65A',1795498854134);
INSERT INTO "journal" VALUES ('K8rjuhkz5i8t',7,1,0,60,0,'5bfe521fee7de1b2-4','{"action":"mulligan","request":3,"choice":"keep"}','033nEpOhEfH82N8Gt2W9A_',1795498854140);
INSERT INTO "journal" VALUES ('K8rjuhkz5i8t',8,1,1,66,1,'6216216bbc81f6b4-5','{"action":"pass","request":4}','9ypjeZ-4mvuD53T1aGENrE',1795498854148);
INSERT INTO "journal" VALUES ('K8rjuhkz5i8t',9,1,0,68,0,'5bfe521fee7de1b2-5','{"action":"pass","request":4}','39WScmzT1RfIPmyv8nma2V',1795498854152);
INSERT INTO "journal" VALUES ('K8rjuhkz5i8t',10,1,1,71,1,'6216216bbc81f6b4-6','{"action":"pass","request":5}','c7d3UcI261vmzywNAyYZs1',1795498854157);
INSERT INTO "journal" VALUES ('K8rjuhkz5i8t',11,1,0,73,0,'5bfe521fee7de1b2-6','{"action":"pass","request":5}','6IW5hFESQpumGAPlB3PtYR',1795498854161);
INSERT INTO "journal" VALUES ('K8rjuhkz5i8t',12,1,1,79,1,'6216216bbc81f6b4-7','{"action":"pass","request":6}','Bvr5kvL2zR-7fJc1s34LUM',1795498854169);
INSERT INTO "journal" VALUES ('K8rjuhkz5i8t',13,1,0,83,0,'5bfe521fee7de1b2-7','{"action":"pass","request":6}','uyeyQMoJ22Hd9UZx34AbJ3',1795498854174);
INSERT INTO "journal" VALUES ('K8rjuhkz5i8t',14,1,1,86,1,'6216216bbc81f6b4-8','{"action":"pass","request":7}','NdKYBISzoC9WbKCAZP3pWY',1795498854179);
INSERT INTO "journal" VALUES ('K8rjuhkz5i8t',15,1,0,89,0,'5bfe521fee7de1b2-8','{"action":"pass","request":7}','gyyMLdcdi_4jmEVrxVQuuJ',1795498854185);
INSERT INTO "journal" VALUES ('K8rjuhkz5i8t',16,1,0,93,0,'5bfe521fee7de1b2-9','{"action":"pass","request":8}','eAhApvmTQDzXGSkwfL79P4',1795498854190);
INSERT INTO "journal" VALUES ('K8rjuhkz5i8t',17,1,1,100,1,'6216216bbc81f6b4-9','{"action":"pass","request":8}','YWou1cbZUqjlaoqy-T5bPN',1795498854200);
INSERT INTO "journal" VALUES ('K8rjuhkz5i8t',18,1,1,105,1,'6216216bbc81f6b4-10','{"action":"pass","request":9}','4n4GpaNvIVxM6W4Zb8vzTt',1795498854206);
INSERT INTO "journal" VALUES ('K8rjuhkz5i8t',19,1,0,108,0,'5bfe521fee7de1b2-10','{"action":"pass","request":9}','yczyTMSG1rtsAlnM66Oikr',1795498854211);
INSERT INTO "journal" VALUES ('K8rjuhkz5i8t',20,1,1,113,1,'6216216bbc81f6b4-11','{"action":"convert","card":"h7","request":10,"anomaly":"light"}','tcm9PXB0DLQ51HlOTgyMH8',1795498854218);
INSERT INTO "journal" VALUES ('K8rjuhkz5i8t',21,1,1,117,1,'6216216bbc81f6b4-12','{"action":"pass","request":11}','JLehLwmfVic_kaTaVXhjh3',1795498854223);
INSERT INTO "journal" VALUES ('K8rjuhkz5i8t',22,1,0,119,0,'5bfe521fee7de1b2-11','{"action":"pass","request":10}','A5DuiLTDy27usD-sH0fva9',1795498854226);
INSERT INTO "journal" VALUES ('K8rjuhkz5i8t',23,1,1,121,1,'6216216bbc81f6b4-13','{"action":"pass","request":12}','bpnaxvOtb6cS4gyxwXYREf',1795498854241);
INSERT INTO "journal" VALUES ('K8rjuhkz5i8t',24,1,0,125,0,'5bfe521fee7de1b2-12','{"action":"pass","request":11}','6uy4sYJi6OtN8ALnE-agzg',1795498854248);
INSERT INTO "journal" VALUES ('K8rjuhkz5i8t',25,1,0,131,0,'5bfe521fee7de1b2-13','{"action":"pass","request":12}','w9aomaFN5-KseQhuINoBSF',1795498854276);
INSERT INTO "journal" VALUES ('K8rjuhkz5i8t',26,1,1,134,1,'6216216bbc81f6b4-14','{"action":"pass","request":13}','-hAlJnhqfYk35GibdKUz4G',1795498854283);
INSERT INTO "journal" VALUES ('K8rjuhkz5i8t',27,1,0,137,0,'5bfe521fee7de1b2-14','{"action":"pass","request":13}','hgK4F4lKKtomyBg_yA-yVn',1795498854287);
INSERT INTO "journal" VALUES ('K8rjuhkz5i8t',28,1,1,138,1,'6216216bbc81f6b4-15','{"action":"pass","request":14}','Vfn_kCXjtNKuUMiSVMIxaM',1795498854290);
INSERT INTO "journal" VALUES ('K8rjuhkz5i8t',29,1,0,142,0,'5bfe521fee7de1b2-15','{"action":"convert","card":"h10","request":14,"anomaly":"light"}','AWNWR0a4yJP6qA3sI0_icu',1795498854295);
INSERT INTO "journal" VALUES ('K8rjuhkz5i8t',30,1,0,144,0,'5bfe521fee7de1b2-16','{"action":"playAnomaly","card":"h10","request":15}','Frb0Mt7jRAKhvm9w3-mGE5',1795498854299);
INSERT INTO "journal" VALUES ('K8rjuhkz5i8t',31,1,0,150,0,'5bfe521fee7de1b2-17','{"action":"playCard","card":"h11","request":16,"pay":["c1"]}','zPCDDKQ-o6PkLUIouu_HGz',1795498854308);
INSERT INTO "journal" VALUES ('K8rjuhkz5i8t',32,1,1,155,1,'6216216bbc81f6b4-16','{"action":"pass","request":15}','jjI4tEUW9Oy14R89-og_5Y',1795498854313);
INSERT INTO "journal" VALUES ('K8rjuhkz5i8t',33,1,0,157,0,'5bfe521fee7de1b2-18','{"action":"pass","request":17}','Y9ltEh5DK3LU8oijqh76gS',1795498854318);
INSERT INTO "journal" VALUES ('K8rjuhkz5i8t',34,1,0,160,0,'5bfe521fee7de1b2-19','{"action":"pass","request":18}','X2Tf5cR95jeQqHTQZKwL47',1795498854322);
INSERT INTO "journal" VALUES ('K8rjuhkz5i8t',35,1,1,167,1,'6216216bbc81f6b4-17','{"action":"pass","request":16}','qLiOCUZdOlTOTRasUQcf9_',1795498854330);
INSERT INTO "journal" VALUES ('K8rjuhkz5i8t',36,1,0,169,0,'5bfe521fee7de1b2-20','{"action":"pass","request":19}','IZu2qlBjF2rCzZwbFnLr-N',1795498854334);
INSERT INTO "journal" VALUES ('K8rjuhkz5i8t',37,1,1,170,1,'6216216bbc81f6b4-18','{"action":"pass","request":17}','8HUhk0VeZ_edy7oNPSvtTn',1795498854336);
INSERT INTO "journal" VALUES ('K8rjuhkz5i8t',38,1,1,172,1,'6216216bbc81f6b4-19','{"action":"pass","request":18}','8UXa4ner5hzhDOkTepLvkZ',1795498854340);
INSERT INTO "journal" VALUES ('K8rjuhkz5i8t',39,1,0,173,0,'5bfe521fee7de1b2-21','{"action":"pass","request":20}','7fAR1CZ6qDr5JaSDzjHWpm',1795498854343);
INSERT INTO "journal" VALUES ('K8rjuhkz5i8t',40,1,0,176,0,'5bfe521fee7de1b2-22','{"action":"pass","request":21}','YAeg0k5-hq719y-FKwjNb8',1795498854347);
INSERT INTO "journal" VALUES ('K8rjuhkz5i8t',41,1,1,178,1,'6216216bbc81f6b4-20','{"action":"pass","request":19}','Gxo02B9E_SRU2acqf-H_se',1795498854350);
INSERT INTO "journal" VALUES ('K8rjuhkz5i8t',42,1,0,180,0,'5bfe521fee7de1b2-23','{"action":"pass","request":22}','6ijiR2EZg13b9RQ3_mvk5g',1795498854353);
INSERT INTO "journal" VALUES ('K8rjuhkz5i8t',43,1,1,181,1,'6216216bbc81f6b4-21','{"action":"pass","request":20}','VesAXf7eWAzsnDMK1XX9eA',1795498854355);
INSERT INTO "journal" VALUES ('K8rjuhkz5i8t',44,1,0,183,0,'5bfe521fee7de1b2-24','{"action":"pass","request":23}','5f36Qnhjm5vnx4aMpdYQyy',1795498854358);
INSERT INTO "journal" VALUES ('K8rjuhkz5i8t',45,1,1,184,1,'6216216bbc81f6b4-22','{"action":"pass","request":21}','apE_mHHE6SJ86Y6_bw2ooP',1795498854361);
INSERT INTO "journal" VALUES ('K8rjuhkz5i8t',46,1,1,187,1,'6216216bbc81f6b4-23','{"action":"pass","request":22}','IQiOoNplrZsEsLX5yXLKGz',1795498854365);
INSERT INTO "journal" VALUES ('K8rjuhkz5i8t',47,1,0,188,0,'5bfe521fee7de1b2-25','{"action":"pass","request":24}','YNMviWIsGo22PiHrE3ynTz',1795498854367);
INSERT INTO "journal" VALUES ('K8rjuhkz5i8t',48,1,1,189,1,'6216216bbc81f6b4-24','{"action":"pass","request":23}','_Vjr52uO0Fsi91J0K-pwuH',1795498854369);
INSERT INTO "journal" VALUES ('K8rjuhkz5i8t',49,1,0,190,0,'5bfe521fee7de1b2-26','{"action":"pass","request":25}','Bz-wS2WSJIxVZBS4y2buu5',1795498854372);
INSERT INTO "journal" VALUES ('K8rjuhkz5i8t',50,1,1,192,1,'6216216bbc81f6b4-25','{"action":"convert","card":"h13","request":24,"anomaly":"dark"}','WIxpRc76Q-t0Z11s_BZUqf',1795498854375);
INSERT INTO "journal" VALUES ('K8rjuhkz5i8t',51,1,1,194,1,'6216216bbc81f6b4-26','{"action":"playAnomaly","card":"h13","request":25}','Jw7swxFCzir_-NA2e549VD',1795498854380);
INSERT INTO "journal" VALUES ('K8rjuhkz5i8t',52,1,1,200,1,'6216216bbc81f6b4-27','{"action":"pass","request":26}','udUj9jkoQii-0syPA7EK8n',1795498854386);
INSERT INTO "journal" VALUES ('K8rjuhkz5i8t',53,1,0,202,0,'5bfe521fee7de1b2-27','{"action":"pass","request":26}','Et2ayJB7zliwu5Es-k9dEW',1795498854390);
INSERT INTO "journal" VALUES ('K8rjuhkz5i8t',54,1,1,204,1,'6216216bbc81f6b4-28','{"action":"pass","request":27}','XSQR2V4cpqdhFIu749XfW1',1795498854393);
INSERT INTO "journal" VALUES ('K8rjuhkz5i8t',55,1,0,207,0,'5bfe521fee7de1b2-28','{"action":"pass","request":27}','zMlMTThMwM6zHh4TP7DVQz',1795498854398);
INSERT INTO "journal" VALUES ('K8rjuhkz5i8t',56,1,0,210,0,'5bfe521fee7de1b2-29','{"action":"pass","request":28}','qWwGqhx97R0cLSXNRE6ooN',1795498854402);
INSERT INTO "journal" VALUES ('K8rjuhkz5i8t',57,1,1,213,1,'6216216bbc81f6b4-29','{"action":"pass","request":28}','i0MunKnkMVz5V9jgE9DEOk',1795498854407);
INSERT INTO "journal" VALUES ('K8rjuhkz5i8t',58,1,1,217,1,'6216216bbc81f6b4-30','{"action":"pass","request":29}','fKafK455lNk108ikU05OKd',1795498854412);
INSERT INTO "journal" VALUES ('K8rjuhkz5i8t',59,1,0,220,0,'5bfe521fee7de1b2-30','{"action":"pass","request":29}','VGfjfb23tcrTAmfKvWAst1',1795498854417);
INSERT INTO "journal" VALUES ('K8rjuhkz5i8t',60,1,1,223,1,'6216216bbc81f6b4-31','{"action":"playCard","card":"h11","request":30,"pay":["c3"]}','pAI0Jnu8_xyL52ag1Er03T',1795498854422);
INSERT INTO "journal" VALUES ('K8rjuhkz5i8t',61,1,0,227,0,'5bfe521fee7de1b2-31','{"action":"pass","request":30}','w1R7GKDDeSD0MeH5JNy_L5',1795498854426);
INSERT INTO "journal" VALUES ('S6WS3vdhTu8g',1,1,-1,22,NULL,NULL,'{"action":"begin","commit":"1687cd2f95bcbc816a256863b5205fa1b5e3066895379a6d824b287bd223c03a","nonces":["0f2e65c1a0899047b1dae52a97352093","9fd5b4cb780a44b6963507b28edd61e2"]}','8c3855740fa86cba8a517a',1795498854951);
INSERT INTO "journal" VALUES ('S6WS3vdhTu8g',2,1,1,29,1,'5e8d43d4f1e85d9f-2','{"action":"chooseStartingChampion","request":1,"choice":"h4"}','RWI3VeQ3MTLbRlv2bNva-K',1795498854962);
INSERT INTO "journal" VALUES ('S6WS3vdhTu8g',3,1,1,39,1,'5e8d43d4f1e85d9f-3','{"action":"pass","request":2}','N3GXDV9TKsOs9MYqP7ndQ4',1795498854969);
INSERT INTO "journal" VALUES ('S6WS3vdhTu8g',4,1,0,42,0,'d49151e35fb53e71-2','{"action":"pass","request":1}','l9EeMtn-yJEe2Hhxwn851C',1795498854977);
INSERT INTO "journal" VALUES ('S6WS3vdhTu8g',5,1,1,51,1,'5e8d43d4f1e85d9f-4','{"action":"activateCard","card":"h17","request":3,"pay":["h15","h16"]}','wV-PXFUmujcZCt42dgz0Cv',1795498854987);
INSERT INTO "journal" VALUES ('S6WS3vdhTu8g',6,1,1,68,1,'5e8d43d4f1e85d9f-5','{"action":"pass","request":4}','fGFTAV4lTm32NxcKCZF5e-',1795498855004);
INSERT INTO "journal" VALUES ('S6WS3vdhTu8g',7,1,0,71,0,'d49151e35fb53e71-3','{"action":"pass","request":2}','fAnWNHviw2R_qNrHYNFwZB',1795498855010);
INSERT INTO "journal" VALUES ('S6WS3vdhTu8g',8,1,1,76,1,'5e8d43d4f1e85d9f-6','{"action":"pass","request":5}','lwAlx8C8IvyygIPGfCnsMA',1795498855015);
INSERT INTO "journal" VALUES ('S6WS3vdhTu8g',9,1,0,77,0,'d49151e35fb53e71-4','{"action":"pass","request":3}','b1xD6q9bDiBWRt70oi85wh',1795498855019);
INSERT INTO "journal" VALUES ('S6WS3vdhTu8g',10,1,1,83,1,'5e8d43d4f1e85d9f-7','{"action":"activateCard","card":"h12","request":6,"target":["c2"],"pay":["h13"]}','Y0CZW_EqiSVxKGD9mAS6fX',1795498855027);
INSERT INTO "journal" VALUES ('S6WS3vdhTu8g',11,1,1,86,1,'5e8d43d4f1e85d9f-8','{"action":"pass","request":7}','eGy1jsVvhgc1TlNFx1Sn_I',1795498855030);
INSERT INTO "journal" VALUES ('S6WS3vdhTu8g',12,1,0,87,0,'d49151e35fb53e71-5','{"action":"pass","request":4}','ZbovQ9cthsjfUSmgOvqN6G',1795498855035);
INSERT INTO "journal" VALUES ('S6WS3vdhTu8g',13,1,1,91,1,'5e8d43d4f1e85d9f-9','{"action":"pass","request":8}','BwB3f166dn_mF0jeJcaeE7',1795498855039);
INSERT INTO "journal" VALUES ('S6WS3vdhTu8g',14,1,0,96,0,'d49151e35fb53e71-6','{"action":"pass","request":5}','OhxIoXsAK-p4Ib33d6mFMn',1795498855046);
INSERT INTO "journal" VALUES ('S6WS3vdhTu8g',15,1,0,101,0,'d49151e35fb53e71-7','{"action":"chooseStartingChampion","request":6,"choice":"h4"}','Ytko6vxGkRYiKV2cyzgqAu',1795498855051);
INSERT INTO "journal" VALUES ('S6WS3vdhTu8g',16,1,0,103,0,'d49151e35fb53e71-8','{"action":"pass","request":7}','Qg-DtvasdTZWI0db2ipJL6',1795498855056);
INSERT INTO "journal" VALUES ('S6WS3vdhTu8g',17,1,1,107,1,'5e8d43d4f1e85d9f-10','{"action":"pass","request":9}','MsavVuIpvgTru49Nf9A80y',1795498855062);
INSERT INTO "journal" VALUES ('S6WS3vdhTu8g',18,1,0,116,0,'d49151e35fb53e71-9','{"action":"activateCard","card":"h14","request":8,"pay":["h12","h18","h16"]}','eKfhYPlKDZjLUeri5lNUBs',1795498855072);
INSERT INTO "journal" VALUES ('S6WS3vdhTu8g',19,1,0,121,0,'d49151e35fb53e71-10','{"action":"activateAbility","card":"h13","ability":0,"request":9,"pay":["h19"]}','-yiYEVCj01mGxZ6YyKHV4Z',1795498855078);
INSERT INTO "journal" VALUES ('S6WS3vdhTu8g',20,1,0,123,0,'d49151e35fb53e71-11','{"action":"pass","request":10}','yXK8igKWkLSLELPTUlgQcv',1795498855081);
INSERT INTO "journal" VALUES ('S6WS3vdhTu8g',21,1,1,125,1,'5e8d43d4f1e85d9f-11','{"action":"pass","request":10}','SCl1_aQ2Pn7t7Ieu-KSkSE',1795498855085);
INSERT INTO "journal" VALUES ('S6WS3vdhTu8g',22,1,0,130,0,'d49151e35fb53e71-12','{"action":"pass","request":11}','adgqdfqTG02GEXntc8ddNA',1795498855091);
INSERT INTO "journal" VALUES ('S6WS3vdhTu8g',23,1,1,131,1,'5e8d43d4f1e85d9f-12','{"action":"pass","request":11}','wQD4ycUTMpBuweEdLOWbn9',1795498855096);
INSERT INTO "journal" VALUES ('S6WS3vdhTu8g',24,1,0,138,0,'d49151e35fb53e71-13','{"action":"activateCard","card":"h20","request":12,"modes":["m0"],"target":["c2"],"pay":["h17"]}','Dt4Oca1qHEyZSR6hhJlqvM',1795498855103);
INSERT INTO "journal" VALUES ('S6WS3vdhTu8g',25,1,0,147,0,'d49151e35fb53e71-14','{"action":"pass","request":13}','TKDAapu-aRnyom34i9cYpB',1795498855113);
INSERT INTO "journal" VALUES ('S6WS3vdhTu8g',26,1,1,151,1,'5e8d43d4f1e85d9f-13','{"action":"pass","request":12}','mVG76llQr0Q1Z6w07F1CSc',1795498855119);
INSERT INTO "journal" VALUES ('S6WS3vdhTu8g',27,1,0,155,0,'d49151e35fb53e71-15','{"action":"pass","request":14}','YIMLxh7THPD5IU7Dm6gPpl',1795498855124);
INSERT INTO "journal" VALUES ('S6WS3vdhTu8g',28,1,1,158,1,'5e8d43d4f1e85d9f-14','{"action":"pass","request":13}','KmS1tjlJa5lUFeQR07aLY4',1795498855130);
INSERT INTO "journal" VALUES ('S6WS3vdhTu8g',29,1,0,164,0,'d49151e35fb53e71-16','{"action":"pass","request":15}','jM6Odwxkia790C6k8tV3aR',1795498855136);
INSERT INTO "journal" VALUES ('S6WS3vdhTu8g',30,1,1,166,1,'5e8d43d4f1e85d9f-15','{"action":"pass","request":14}','JfsHD6Nh33QHfQW-Y9y96u',1795498855141);
INSERT INTO "journal" VALUES ('S6WS3vdhTu8g',31,1,1,171,1,'5e8d43d4f1e85d9f-16','{"action":"materialize","card":"h8","request":15}','vgTdEwwyNHDWHj_RmGx7Bi',1795498855148);
INSERT INTO "journal" VALUES ('S6WS3vdhTu8g',32,1,1,176,1,'5e8d43d4f1e85d9f-17','{"action":"pass","request":16}','vhTgb2eoX-Ttgy_I72d9RV',1795498855152);
INSERT INTO "journal" VALUES ('S6WS3vdhTu8g',33,1,0,177,0,'d49151e35fb53e71-17','{"action":"pass","request":16}','sK19vmhcVgGLjtot9JCWmT',1795498855157);
INSERT INTO "journal" VALUES ('S6WS3vdhTu8g',34,1,1,183,1,'5e8d43d4f1e85d9f-18','{"action":"activateAbility","card":"c8","ability":0,"request":17,"target":["c2"]}','MLoBdjiuiNfi_3KkpV_gia',1795498855165);
INSERT INTO "journal" VALUES ('S6WS3vdhTu8g',35,1,1,187,1,'5e8d43d4f1e85d9f-19','{"action":"pass","request":18}','XVCPB0g5-I5UxEDEcabEIz',1795498855168);
INSERT INTO "journal" VALUES ('S6WS3vdhTu8g',36,1,0,188,0,'d49151e35fb53e71-18','{"action":"pass","request":17}','x1_R6Ei54bwhGM12FXEvA8',1795498855172);
INSERT INTO "journal" VALUES ('S6WS3vdhTu8g',37,1,1,190,1,'5e8d43d4f1e85d9f-20','{"action":"pass","request":19}','f65AgaBGVmDSiPmU8EdXrx',1795498855175);
INSERT INTO "journal" VALUES ('S6WS3vdhTu8g',38,1,0,191,0,'d49151e35fb53e71-19','{"action":"pass","request":18}','lv0jSdRBY87cEL_SPNHKcQ',1795498855178);
INSERT INTO "journal" VALUES ('S6WS3vdhTu8g',39,1,1,195,1,'5e8d43d4f1e85d9f-21','{"action":"pass","request":20}','8Mw0lY_gHe9kFf7owszBui',1795498855184);
INSERT INTO "journal" VALUES ('S6WS3vdhTu8g',40,1,0,199,0,'d49151e35fb53e71-20','{"action":"pass","request":19}','53Lh60T0YpH2y6Xy6gF2R7',1795498855190);
INSERT INTO "journal" VALUES ('S6WS3vdhTu8g',41,1,1,205,1,'5e8d43d4f1e85d9f-22','{"action":"pass","request":21}','uJmSTB2bHZ5iZHJeI5Y5RO',1795498855197);
INSERT INTO "journal" VALUES ('S6WS3vdhTu8g',42,1,0,207,0,'d49151e35fb53e71-21','{"action":"pass","request":20}','4sAOmD3NFYdME2BvdcpGfZ',1795498855201);
INSERT INTO "journal" VALUES ('S6WS3vdhTu8g',43,1,0,212,0,'d49151e35fb53e71-22','{"action":"materialize","card":"h8","request":21}','moRbjhL_6Mi-jcs6zghDU_',1795498855207);
INSERT INTO "journal" VALUES ('S6WS3vdhTu8g',44,1,0,214,0,'d49151e35fb53e71-23','{"action":"pass","request":22}','EFYe9cyK3bm2wKljp4hlt_',1795498855211);
INSERT INTO "journal" VALUES ('S6WS3vdhTu8g',45,1,1,217,1,'5e8d43d4f1e85d9f-23','{"action":"pass","request":22}','bVTCPTfIOqq0gBaA4P7NW6',1795498855216);
INSERT INTO "journal" VALUES ('S6WS3vdhTu8g',46,1,0,220,0,'d49151e35fb53e71-24','{"action":"pass","request":23}','jGUjFrqEhGfqQgme_32sME',1795498855221);
INSERT INTO "journal" VALUES ('S6WS3vdhTu8g',47,1,1,226,1,'5e8d43d4f1e85d9f-24','{"action":"activateCard","card":"h19","request":23,"target":["c4"],"pay":["h14","h16"]}','MHscdQ6sE-OTYXUdxOy1R8',1795498855228);
INSERT INTO "journal" VALUES ('S6WS3vdhTu8g',48,1,1,229,1,'5e8d43d4f1e85d9f-25','{"action":"pass","request":24}','sci3XK8ufnDtGpl4TwMPwd',1795498855232);
INSERT INTO "journal" VALUES ('S6WS3vdhTu8g',49,1,0,230,0,'d49151e35fb53e71-25','{"action":"pass","request":24}','LwYqAscybqpAdSqY8Nsvnc',1795498855235);
INSERT INTO "journal" VALUES ('S6WS3vdhTu8g',50,1,0,233,0,'d49151e35fb53e71-26','{"action":"pass","request":25}','yDO3QAB8tll1D9m4viLgwC',1795498855239);
INSERT INTO "journal" VALUES ('S6WS3vdhTu8g',51,1,1,234,1,'5e8d43d4f1e85d9f-26','{"action":"pass","request":25}','vpnecLpflmvcq5h5hERow-',1795498855242);
INSERT INTO "journal" VALUES ('S6WS3vdhTu8g',52,1,0,242,0,'d49151e35fb53e71-27','{"action":"activateAbility","card":"h16","ability":0,"request":26,"pay":["h18"]}','MJEv410DPh5uBmbAySO43G',1795498855251);
INSERT INTO "journal" VALUES ('S6WS3vdhTu8g',53,1,0,246,0,'d49151e35fb53e71-28','{"action":"activateAbility","card":"h21","ability":0,"request":27,"pay":["h17"]}','f3V2B0_iW1LFMnE4-SVU-P',1795498855257);
INSERT INTO "journal" VALUES ('S6WS3vdhTu8g',54,1,0,251,0,'d49151e35fb53e71-29','{"action":"pass","request":28}','I6uZpOSCuHzPcO8XIP0f1z',1795498855262);
INSERT INTO "journal" VALUES ('S6WS3vdhTu8g',55,1,1,253,1,'5e8d43d4f1e85d9f-27','{"action":"pass","request":26}','MYoEqb3Ms5SqpywpynnD7d',1795498855266);
INSERT INTO "journal" VALUES ('S6WS3vdhTu8g',56,1,0,255,0,'d49151e35fb53e71-30','{"action":"pass","request":29}','_t4gl-glcs9Uj5KTINbiiS',1795498855269);
INSERT INTO "journal" VALUES ('S6WS3vdhTu8g',57,1,1,257,1,'5e8d43d4f1e85d9f-28','{"action":"pass","request":27}','ZPhKUhzEMhpUGhEhOqL2rO',1795498855272);
INSERT INTO "journal" VALUES ('S6WS3vdhTu8g',58,1,0,265,0,'d49151e35fb53e71-31','{"action":"activateCard","card":"h19","request":30,"pay":["h23","h12"]}','OzrCj6tbDX9jMfddATnhOe',1795498855281);
INSERT INTO "journal" VALUES ('S6WS3vdhTu8g',59,1,0,267,0,'d49151e35fb53e71-32','{"action":"pass","request":31}','j44dHy3YSg8Y_nxE8Qj_zf',1795498855285);
INSERT INTO "journal" VALUES ('S6WS3vdhTu8g',60,1,1,268,1,'5e8d43d4f1e85d9f-29','{"action":"pass","request":28}','ulQScsTxRpGUyS2SJQF0C8',1795498855288);
INSERT INTO "journal" VALUES ('S6WS3vdhTu8g',61,1,0,272,0,'d49151e35fb53e71-33','{"action":"pass","request":32}','YuK5ziR-lObi6mAZNggtbz',1795498855293);
INSERT INTO "journal" VALUES ('VFFeXTlOd73Z',1,1,-1,21,NULL,NULL,'{"action":"begin","commit":"540bb6daa8d776357c22214e9106a209d54ad975783b1b4169928d49b847b349","nonces":["310924666bee3ff3bdff26c9c4326f2e","dd14f6cc1fa95b083675f718396e1247"]}','0d065b0326be0a77484d90',1795498855340);
INSERT INTO "journal" VALUES ('VFFeXTlOd73Z',2,1,0,33,0,'d44bf61b36330d16-2','{"action":"playCard","card":"h4","request":1,"lane":"defense"}','QSmTCJ6F6OLeaw4jHsz-s3',1795498855351);
INSERT INTO "journal" VALUES ('VFFeXTlOd73Z',3,1,0,37,0,'d44bf61b36330d16-3','{"action":"commit","request":2}','5PoioiIkoYjud_LIAOLb4l',1795498855356);
INSERT INTO "journal" VALUES ('VFFeXTlOd73Z',4,1,1,39,1,'1ec17317e3a21384-2','{"action":"commit","request":1}','Ke4GXCnr9JqrFxGtZAXGB1',1795498855362);
INSERT INTO "journal" VALUES ('VFFeXTlOd73Z',5,1,0,45,0,'d44bf61b36330d16-4','{"action":"switchLanes","request":3,"list":[]}','OmueyB_TXaePcnLEkocZxG',1795498855368);
INSERT INTO "journal" VALUES ('VFFeXTlOd73Z',6,1,0,47,0,'d44bf61b36330d16-5','{"action":"switchLanes","request":4,"list":[]}','_AMWThBE0JHcAaKzjxtSFw',1795498855372);
INSERT INTO "journal" VALUES ('VFFeXTlOd73Z',7,1,0,49,0,'d44bf61b36330d16-6','{"action":"lockLanes","request":5}','H5eydBqe0CH7nRrr_3bY3x',1795498855377);
INSERT INTO "journal" VALUES ('VFFeXTlOd73Z',8,1,0,55,0,'d44bf61b36330d16-7','{"action":"playCard","card":"h1","request":6}','6nqwvNn4nfE0fCY3L-ypLw',1795498855385);
INSERT INTO "journal" VALUES ('VFFeXTlOd73Z',9,1,0,58,0,'d44bf61b36330d16-8','{"action":"commit","request":7}','4rMlDd0Gb9XulC22yz5J15',1795498855389);
INSERT INTO "journal" VALUES ('VFFeXTlOd73Z',10,1,1,60,1,'1ec17317e3a21384-3','{"action":"commit","request":2}','ugLt8uQ2h4stCCvc3iFJ27',1795498855393);
INSERT INTO "journal" VALUES ('VFFeXTlOd73Z',11,1,0,63,0,'d44bf61b36330d16-9','{"action":"lockLanes","request":8}','q6gKtao_lLSPAxRfeUm1R2',1795498855400);
INSERT INTO "journal" VALUES ('VFFeXTlOd73Z',12,1,0,71,0,'d44bf61b36330d16-10','{"action":"playCard","card":"h7","request":9,"lane":"attack"}','oVQWRWVrRb3DXjzWkFjRMb',1795498855409);
INSERT INTO "journal" VALUES ('VFFeXTlOd73Z',13,1,0,73,0,'d44bf61b36330d16-11','{"action":"commit","request":10}','UU7T2zo1F8xKWWWxmo8NZT',1795498855412);
INSERT INTO "journal" VALUES ('VFFeXTlOd73Z',14,1,1,76,1,'1ec17317e3a21384-4','{"action":"commit","request":3}','zOw_bjqLafruaihRAY0yCz',1795498855416);
INSERT INTO "journal" VALUES ('VFFeXTlOd73Z',15,1,0,80,0,'d44bf61b36330d16-12','{"action":"switchLanes","request":11,"list":["c8"]}','mC7nC0VeCNBcUGRCjPrBpq',1795498855420);
INSERT INTO "journal" VALUES ('VFFeXTlOd73Z',16,1,0,81,0,'d44bf61b36330d16-13','{"action":"switchLanes","request":12,"list":["c4","c8"]}','3Fb5URyl3R-DeBJsGob9Pz',1795498855427);
INSERT INTO "journal" VALUES ('VFFeXTlOd73Z',17,1,0,84,0,'d44bf61b36330d16-14','{"action":"lockLanes","request":13}','qO8x530T7x_EFN8GhjrNU1',1795498855434);
INSERT INTO "journal" VALUES ('VFFeXTlOd73Z',18,1,0,88,0,'d44bf61b36330d16-15','{"action":"setPriorities","request":14,"list":[]}','mFJK_ayYbzTEarGga6amcn',1795498855440);
INSERT INTO "journal" VALUES ('VFFeXTlOd73Z',19,1,0,89,0,'d44bf61b36330d16-16','{"action":"lockBattle","request":15}','i8yWbgnEurJF3g7YDg0nw7',1795498855445);
INSERT INTO "journal" VALUES ('VFFeXTlOd73Z',20,1,0,96,0,'d44bf61b36330d16-17','{"action":"playCard","card":"h2","request":16}','g9wMIXuwsz6AMD6P34QUhU',1795498855452);
INSERT INTO "journal" VALUES ('VFFeXTlOd73Z',21,1,0,99,0,'d44bf61b36330d16-18','{"action":"commit","request":17}','ApGrZnT3xktcKXLQBpSIts',1795498855456);
INSERT INTO "journal" VALUES ('VFFeXTlOd73Z',22,1,1,102,1,'1ec17317e3a21384-5','{"action":"playCard","card":"h5","request":4,"slot":3}','kEbYRfA9zOPMKnFEsH7lDP',1795498855460);
INSERT INTO "journal" VALUES ('VFFeXTlOd73Z',23,1,1,105,1,'1ec17317e3a21384-6','{"action":"activate","card":"c7","ability":1,"request":5}','vYbXLxnm6tRFTtpj0jDLwc',1795498855465);
INSERT INTO "journal" VALUES ('VFFeXTlOd73Z',24,1,1,109,1,'1ec17317e3a21384-7','{"action":"activate","card":"c9","ability":1,"request":6,"cost":["h2"]}','0SD1u8GZ7OLCm_2lXTgdp0',1795498855470);
INSERT INTO "journal" VALUES ('VFFeXTlOd73Z',25,1,1,112,1,'1ec17317e3a21384-8','{"action":"spawn","request":7,"choice":[0,1]}','RyQKH-hf9KAR0Q9n-NAUmY',1795498855476);
INSERT INTO "journal" VALUES ('VFFeXTlOd73Z',26,1,1,116,1,'1ec17317e3a21384-9','{"action":"commit","request":8}','wG3Tyew-utU5unVJIAN04G',1795498855482);
INSERT INTO "journal" VALUES ('VFFeXTlOd73Z',27,1,0,123,0,'d44bf61b36330d16-19','{"action":"setTarget","entry":"e10","request":18,"target":["c13"]}','1DCXUZAoMuBEYd3t2hNGFY',1795498855491);
INSERT INTO "journal" VALUES ('VFFeXTlOd73Z',28,1,0,126,0,'d44bf61b36330d16-20','{"action":"setTarget","entry":"e8","request":19,"target":["c8"]}','y3dCeb9aKBg70MHK6EsaVC',1795498855495);
INSERT INTO "journal" VALUES ('VFFeXTlOd73Z',29,1,0,128,0,'d44bf61b36330d16-21','{"action":"setTarget","entry":"e8","request":20,"target":["c4"]}','iZ9D4zrFMjlNK5i92_Refh',1795498855498);
INSERT INTO "journal" VALUES ('VFFeXTlOd73Z',30,1,0,129,0,'d44bf61b36330d16-22','{"action":"setTarget","entry":"e8","request":21,"target":["c8"]}','rAMI06Ynmw2MojfIy5GN2U',1795498855501);
INSERT INTO "journal" VALUES ('VFFeXTlOd73Z',31,1,0,131,0,'d44bf61b36330d16-23','{"action":"setTarget","entry":"e10","request":22,"target":["c13"]}','nE8-uIUURrkcyr0Ytsvhb8',1795498855504);
INSERT INTO "journal" VALUES ('VFFeXTlOd73Z',32,1,0,133,0,'d44bf61b36330d16-24','{"action":"setTarget","entry":"e8","request":23,"target":["c8"]}','ExMCDlTeQbQf8bVgkiInyC',1795498855506);
INSERT INTO "journal" VALUES ('VFFeXTlOd73Z',33,1,0,135,0,'d44bf61b36330d16-25','{"action":"lockTargets","request":24}','rjhT8G8C_MrpFas8d2apih',1795498855510);
INSERT INTO "journal" VALUES ('VFFeXTlOd73Z',34,1,1,137,1,'1ec17317e3a21384-10','{"action":"setTarget","entry":"e7","request":9,"target":["c8"]}','tM0ZUR2nGh-jj8AwcsTvOn',1795498855514);
INSERT INTO "journal" VALUES ('VFFeXTlOd73Z',35,1,1,138,1,'1ec17317e3a21384-11','{"action":"lockTargets","request":10}','A115LIZ2Vo__VTFTGou1Wf',1795498855519);
INSERT INTO "journal" VALUES ('VFFeXTlOd73Z',36,1,0,143,0,'d44bf61b36330d16-26','{"action":"switchLanes","request":25,"list":["c4","c8"]}','ttb4OQCfcEOCnKcf35ldw1',1795498855524);
INSERT INTO "journal" VALUES ('VFFeXTlOd73Z',37,1,0,145,0,'d44bf61b36330d16-27','{"action":"switchLanes","request":26,"list":["c8"]}','zt5q1GXIbyu8uTjpHYX4G2',1795498855527);
INSERT INTO "journal" VALUES ('VFFeXTlOd73Z',38,1,0,146,0,'d44bf61b36330d16-28','{"action":"lockLanes","request":27}','fTBt_bio8Q5Af8TSB938OH',1795498855530);
INSERT INTO "journal" VALUES ('VFFeXTlOd73Z',39,1,0,149,0,'d44bf61b36330d16-29','{"action":"setPriorities","request":28,"list":["c9"]}','5qYX9Kk3aL4JPhe4_dQEig',1795498855534);
INSERT INTO "journal" VALUES ('VFFeXTlOd73Z',40,1,0,150,0,'d44bf61b36330d16-30','{"action":"lockBattle","request":29}','hfgpykbt_P0RcCvfynyzxN',1795498855539);
INSERT INTO "journal" VALUES ('VFFeXTlOd73Z',41,1,0,158,0,'d44bf61b36330d16-31','{"action":"playCard","card":"h9","request":30,"lane":"defense"}','LhzOWJHVszXWJQ0ANt6xxg',1795498855547);
INSERT INTO "journal" VALUES ('VFFeXTlOd73Z',42,1,0,161,0,'d44bf61b36330d16-32','{"action":"commit","request":31}','IIXynwtQb_cpo2OqkBNEg5',1795498855550);
INSERT INTO "journal" VALUES ('VFFeXTlOd73Z',43,1,1,163,1,'1ec17317e3a21384-12','{"action":"playCard","card":"h4","request":11,"lane":"attack"}','bDp2rZaBIw9YJ7sf7sdp8L',1795498855554);
INSERT INTO "journal" VALUES ('VFFeXTlOd73Z',44,1,1,164,1,'1ec17317e3a21384-13','{"action":"commit","request":12}','S0zRA2B-bW_L_NgZ-RYkpR',1795498855559);
INSERT INTO "journal" VALUES ('VFFeXTlOd73Z',45,1,0,170,0,'d44bf61b36330d16-33','{"action":"switchLanes","request":32,"list":["c4"]}','fLadFOs8vaZBD73ud7buQD',1795498855564);
INSERT INTO "journal" VALUES ('VFFeXTlOd73Z',46,1,0,171,0,'d44bf61b36330d16-34','{"action":"switchLanes","request":33,"list":["c14"]}','VcNQgHfT6FzV97SRNMO6VU',1795498855567);
INSERT INTO "journal" VALUES ('VFFeXTlOd73Z',47,1,0,174,0,'d44bf61b36330d16-35','{"action":"switchLanes","request":34,"list":["c8","c14","c16"]}','eLDA0Q2ZNutXpVqN6scuKE',1795498855572);
INSERT INTO "journal" VALUES ('VFFeXTlOd73Z',48,1,0,175,0,'d44bf61b36330d16-36','{"action":"switchLanes","request":35,"list":["c16"]}','AG725m4G4xeLfe-SG_q44X',1795498855575);
INSERT INTO "journal" VALUES ('VFFeXTlOd73Z',49,1,0,179,0,'d44bf61b36330d16-37','{"action":"lockLanes","request":36}','T_tHsPFzS3pRf0r5OrWxoS',1795498855579);
INSERT INTO "journal" VALUES ('VFFeXTlOd73Z',50,1,1,181,1,'1ec17317e3a21384-14','{"action":"lockLanes","request":13}','2w8bbA_6vNyzTzuNJ3rHDr',1795498855584);
INSERT INTO "journal" VALUES ('VFFeXTlOd73Z',51,1,0,190,0,'d44bf61b36330d16-38','{"action":"activate","card":"c1","ability":1,"request":37,"target":["c16"]}','qWoGC-E2c8cdx0-wrKz93W',1795498855594);
INSERT INTO "journal" VALUES ('VFFeXTlOd73Z',52,1,0,197,0,'d44bf61b36330d16-39','{"action":"playCard","card":"h11","request":38,"slot":1}','yu6DdwsiX1MNzF3BfPTZfb',1795498855603);
INSERT INTO "journal" VALUES ('VFFeXTlOd73Z',53,1,0,199,0,'d44bf61b36330d16-40','{"action":"playCard","card":"h5","request":39}','eGg2pJLQDRC8gephayxvdG',1795498855607);
INSERT INTO "journal" VALUES ('VFFeXTlOd73Z',54,1,0,202,0,'d44bf61b36330d16-41','{"action":"target","request":40,"choice":["h8"]}','IIR-D7VeWsyg5RrtmXQFi6',1795498855612);
INSERT INTO "journal" VALUES ('VFFeXTlOd73Z',55,1,0,205,0,'d44bf61b36330d16-42','{"action":"commit","request":41}','aT45-DQujKRWDYcSkNg4mr',1795498855616);
INSERT INTO "journal" VALUES ('VFFeXTlOd73Z',56,1,1,209,1,'1ec17317e3a21384-15','{"action":"playCard","card":"h6","request":14,"cost":["c11","c9"]}','urymRwEIoNt5bx6F56nNjs',1795498855622);
INSERT INTO "journal" VALUES ('VFFeXTlOd73Z',57,1,1,212,1,'1ec17317e3a21384-16','{"action":"spawn","request":15,"choice":[1,0]}','HK1fmkpjtCAfi_9RGwK4ie',1795498855627);
INSERT INTO "journal" VALUES ('VFFeXTlOd73Z',58,1,1,216,1,'1ec17317e3a21384-17','{"action":"playCard","card":"h10","request":16,"lane":"defense"}','J-P9KHX40FrttoIlnOQiC9',1795498855632);
INSERT INTO "journal" VALUES ('VFFeXTlOd73Z',59,1,1,218,1,'1ec17317e3a21384-18','{"action":"commit","request":17}','gXQ2kLRKw6otZrDHASFa1k',1795498855637);
INSERT INTO "journal" VALUES ('VFFeXTlOd73Z',60,1,0,234,0,'d44bf61b36330d16-43','{"action":"lockLanes","request":42}','SjczsxuHnV73Mlq4gsyzDS',1795498855653);
INSERT INTO "journal" VALUES ('VFFeXTlOd73Z',61,1,1,235,1,'1ec17317e3a21384-19','{"action":"lockLanes","request":18}','0kcK_OyTm0V-uXlF2s2uyS',1795498855656);
INSERT INTO "journal" VALUES ('chxmQ9xe7j7z',1,1,-1,18,NULL,NULL,'{"action":"begin","commit":"2773b50e5fc150008946da6de7fb40108205188143c490f34efb8112bc0d6f9a","nonces":["ea9a233aec67c367ee6f888908ba5d30","90ed59a4e65f7cea91bc9c8f30caa57b"]}','c46f9837990b68e5038d36',1795498855706);
INSERT INTO "journal" VALUES ('chxmQ9xe7j7z',2,1,0,27,0,'5608b755864c13db-2','{"action":"lay","card":"h1","request":1,"lamp":"zlamp8"}','-ZT_MojwLwfulyYaIbCEAZ',1795498855713);
INSERT INTO "journal" VALUES ('chxmQ9xe7j7z',3,1,1,30,1,'cc6ac29eabf2813e-2','{"action":"lay","card":"h5","request":1,"lamp":"zlamp3"}','Rxvivzllv4fcAiiPM2BDpp',1795498855719);
INSERT INTO "journal" VALUES ('chxmQ9xe7j7z',4,1,1,36,1,'cc6ac29eabf2813e-3','{"action":"play","card":"h2","request":2,"target":["c2"]}','xbMpVQiQiW45Jq_tEVE22S',1795498855726);
INSERT INTO "journal" VALUES ('chxmQ9xe7j7z',5,1,0,39,0,'5608b755864c13db-3','{"action":"play","card":"h2","request":2,"target":["c2"]}','qyRxoyDAvek6i0Z8uuhF8Y',1795498855732);
INSERT INTO "journal" VALUES ('chxmQ9xe7j7z',6,1,1,42,1,'cc6ac29eabf2813e-4','{"action":"pass","request":3}','aHoWfWFiTiiIyG1XYXgR8r',1795498855737);
INSERT INTO "journal" VALUES ('chxmQ9xe7j7z',7,1,0,45,0,'5608b755864c13db-4','{"action":"play","card":"h5","request":3,"target":["e1"]}','ra4ePDHXG3x9jAjXcYUEeE',1795498855742);
INSERT INTO "journal" VALUES ('chxmQ9xe7j7z',8,1,1,47,1,'cc6ac29eabf2813e-5','{"action":"pass","request":4}','WG57DewDY_9Aq5mBp5jE-I',1795498855746);
INSERT INTO "journal" VALUES ('chxmQ9xe7j7z',9,1,0,49,0,'5608b755864c13db-5','{"action":"pass","request":4}','HurKFngWvSnHuCB3JPyjjZ',1795498855750);
INSERT INTO "journal" VALUES ('chxmQ9xe7j7z',10,1,1,52,1,'cc6ac29eabf2813e-6','{"action":"pass","request":5}','ZbIWZ4i9sRcOvrgia7Ef4K',1795498855753);
INSERT INTO "journal" VALUES ('chxmQ9xe7j7z',11,1,0,53,0,'5608b755864c13db-6','{"action":"pass","request":5}','_bqI4UNstaxzgTAF_YNuqm',1795498855757);
INSERT INTO "journal" VALUES ('chxmQ9xe7j7z',12,1,1,57,1,'cc6ac29eabf2813e-7','{"action":"pass","request":6}','I_Zn0LZ9iBrD25_WiDPDX6',1795498855763);
INSERT INTO "journal" VALUES ('chxmQ9xe7j7z',13,1,0,60,0,'5608b755864c13db-7','{"action":"pass","request":6}','DQSGCiSbFW5H_TvUdMZiiU',1795498855768);
INSERT INTO "journal" VALUES ('chxmQ9xe7j7z',14,1,0,65,0,'5608b755864c13db-8','{"action":"lay","card":"h6","request":7,"lamp":"zlamp7"}','euraWlTbkoTBzg-rIg6iuC',1795498855774);
INSERT INTO "journal" VALUES ('chxmQ9xe7j7z',15,1,1,68,1,'cc6ac29eabf2813e-8','{"action":"lay","card":"h4","request":7,"lamp":"zlamp1"}','kDpK6iUXsUlnDBayGrTP9V',1795498855778);
INSERT INTO "journal" VALUES ('chxmQ9xe7j7z',16,1,0,74,0,'5608b755864c13db-9','{"action":"play","card":"h7","request":8,"target":["c6"]}','NXlKfXzZAz3kWGx1gONQqu',1795498855786);
INSERT INTO "journal" VALUES ('chxmQ9xe7j7z',17,1,1,78,1,'cc6ac29eabf2813e-9','{"action":"pass","request":8}','v1pux47iLFn-QLTTofKgm2',1795498855791);
INSERT INTO "journal" VALUES ('chxmQ9xe7j7z',18,1,0,81,0,'5608b755864c13db-10','{"action":"pass","request":9}','EDrMPIheeIjM98htdAKbVn',1795498855800);
INSERT INTO "journal" VALUES ('chxmQ9xe7j7z',19,1,0,83,0,'5608b755864c13db-11','{"action":"pass","request":10}','ZySSt8XATXSIMfvXj_KzsV',1795498855803);
INSERT INTO "journal" VALUES ('chxmQ9xe7j7z',20,1,1,84,1,'cc6ac29eabf2813e-10','{"action":"pass","request":9}','4kqkM_60SgQsqsnI6fze24',1795498855807);
INSERT INTO "journal" VALUES ('chxmQ9xe7j7z',21,1,0,90,0,'5608b755864c13db-12','{"action":"lay","card":"h3","request":11,"lamp":"zlamp5"}','KPoETbIaJJ-X84ZRK7LPzW',1795498855814);
INSERT INTO "journal" VALUES ('chxmQ9xe7j7z',22,1,1,92,1,'cc6ac29eabf2813e-11','{"action":"lay","card":"h7","request":10,"lamp":"zlamp8"}','v5dGCh9q53dwbwsxSvw_CW',1795498855817);
INSERT INTO "journal" VALUES ('chxmQ9xe7j7z',23,1,1,97,1,'cc6ac29eabf2813e-12','{"action":"play","card":"h6","request":11,"target":["c10"]}','APMX798eD6aS2XiJ61NlDS',1795498855823);
INSERT INTO "journal" VALUES ('chxmQ9xe7j7z',24,1,0,99,0,'5608b755864c13db-13','{"action":"pass","request":12}','W08rYcTocRuziP17wsBqYE',1795498855827);
INSERT INTO "journal" VALUES ('chxmQ9xe7j7z',25,1,1,102,1,'cc6ac29eabf2813e-13','{"action":"play","card":"h9","request":12,"target":["c10"]}','rpKyfgolzSqUSOZbOxDGDo',1795498855831);
INSERT INTO "journal" VALUES ('chxmQ9xe7j7z',26,1,0,105,0,'5608b755864c13db-14','{"action":"pass","request":13}','kiZKIjRTXbTXsNp_GwAgQL',1795498855836);
INSERT INTO "journal" VALUES ('chxmQ9xe7j7z',27,1,1,107,1,'cc6ac29eabf2813e-14','{"action":"pass","request":13}','3Mw-ODeofDTR1zQqI3YA1-',1795498855840);
INSERT INTO "journal" VALUES ('chxmQ9xe7j7z',28,1,1,110,1,'cc6ac29eabf2813e-15','{"action":"pass","request":14}','ngbT7VUpN142u3WbFNj95M',1795498855844);
INSERT INTO "journal" VALUES ('chxmQ9xe7j7z',29,1,0,112,0,'5608b755864c13db-15','{"action":"pass","request":14}','VjhAkBl1hPnqC5gdAtIyoD',1795498855847);
INSERT INTO "journal" VALUES ('chxmQ9xe7j7z',30,1,1,113,1,'cc6ac29eabf2813e-16','{"action":"pass","request":15}','V6tl0jgudLC-vIsXRRWGsK',1795498855851);
INSERT INTO "journal" VALUES ('chxmQ9xe7j7z',31,1,0,115,0,'5608b755864c13db-16','{"action":"pass","request":15}','4iS4xnCJm-lu9RS1XKwItb',1795498855854);
INSERT INTO "journal" VALUES ('chxmQ9xe7j7z',32,1,0,119,0,'5608b755864c13db-17','{"action":"lay","card":"h10","request":16,"lamp":"zlamp4"}','LfKMoXY8bSz2OWdZVxouY6',1795498855859);
INSERT INTO "journal" VALUES ('chxmQ9xe7j7z',33,1,1,121,1,'cc6ac29eabf2813e-17','{"action":"lay","card":"h8","request":16,"lamp":"zlamp1"}','pnjva9M0c-bjAZ456ua14s',1795498855864);
INSERT INTO "journal" VALUES ('chxmQ9xe7j7z',34,1,1,125,1,'cc6ac29eabf2813e-18','{"action":"pass","request":17}','BL5c7WhCRYRjY7orm91tE7',1795498855869);
INSERT INTO "journal" VALUES ('chxmQ9xe7j7z',35,1,0,128,0,'5608b755864c13db-18','{"action":"play","card":"h8","request":17,"target":["c9"]}','SX_rhncsmNKAjLX4XqG56V',1795498855874);
INSERT INTO "journal" VALUES ('chxmQ9xe7j7z',36,1,1,134,1,'cc6ac29eabf2813e-19','{"action":"pass","request":18}','iOIQ7r6mE6h7bRrhC2O93X',1795498855882);
INSERT INTO "journal" VALUES ('chxmQ9xe7j7z',37,1,0,137,0,'5608b755864c13db-19','{"action":"play","card":"h13","request":18,"target":["c9"]}','-xZO-LcY5B-ZFcpub9cD1m',1795498855887);
INSERT INTO "journal" VALUES ('chxmQ9xe7j7z',38,1,1,139,1,'cc6ac29eabf2813e-20','{"action":"pass","request":19}','EvZr_M8hk3a_zYMgwHHJXR',1795498855890);
INSERT INTO "journal" VALUES ('chxmQ9xe7j7z',39,1,0,141,0,'5608b755864c13db-20','{"action":"pass","request":19}','QX8FxFzdunRGur1NODOpN4',1795498855894);
INSERT INTO "journal" VALUES ('chxmQ9xe7j7z',40,1,1,142,1,'cc6ac29eabf2813e-21','{"action":"pass","request":20}','CxFydfuH7dw5dwfCm4xXIM',1795498855898);
INSERT INTO "journal" VALUES ('chxmQ9xe7j7z',41,1,0,145,0,'5608b755864c13db-21','{"action":"pass","request":20}','0MMyusE8VvwI8x9xUstkMI',1795498855901);
INSERT INTO "journal" VALUES ('chxmQ9xe7j7z',42,1,1,146,1,'cc6ac29eabf2813e-22','{"action":"pass","request":21}','4FEL-H8c2ZQ_XNzUoZTC3G',1795498855904);
INSERT INTO "journal" VALUES ('chxmQ9xe7j7z',43,1,0,148,0,'5608b755864c13db-22','{"action":"pass","request":21}','6uIOBimXmwFSbB402pqOcO',1795498855908);
INSERT INTO "journal" VALUES ('chxmQ9xe7j7z',44,1,0,155,0,'5608b755864c13db-23','{"action":"lay","card":"h15","request":22,"lamp":"zlamp3"}','yW08IVcp2G1mmgi7kXKzAJ',1795498855915);
INSERT INTO "journal" VALUES ('chxmQ9xe7j7z',45,1,1,156,1,'cc6ac29eabf2813e-23','{"action":"lay","card":"h1","request":22,"lamp":"zlamp3"}','OgmwYkjUFztPtblpIKe6zj',1795498855919);
INSERT INTO "journal" VALUES ('chxmQ9xe7j7z',46,1,1,162,1,'cc6ac29eabf2813e-24','{"action":"pass","request":23}','XOW6yIUA_CsIq6tttu8MxH',1795498855926);
INSERT INTO "journal" VALUES ('chxmQ9xe7j7z',47,1,0,165,0,'5608b755864c13db-24','{"action":"play","card":"h14","request":23,"target":["c18"]}','2m2AaGrlT5IX-RpfEDMLtV',1795498855930);
INSERT INTO "journal" VALUES ('chxmQ9xe7j7z',48,1,1,168,1,'cc6ac29eabf2813e-25','{"action":"pass","request":24}','UsG6pI0xcWL90M-yIMmusY',1795498855934);
INSERT INTO "journal" VALUES ('chxmQ9xe7j7z',49,1,0,169,0,'5608b755864c13db-25','{"action":"pass","request":24}','Msu0z2OIzqiDCiKkew0VzB',1795498855938);
INSERT INTO "journal" VALUES ('chxmQ9xe7j7z',50,1,1,172,1,'cc6ac29eabf2813e-26','{"action":"pass","request":25}','YXY0oUBeN-WjE-R_G3UHUQ',1795498855941);
INSERT INTO "journal" VALUES ('chxmQ9xe7j7z',51,1,0,174,0,'5608b755864c13db-26','{"action":"pass","request":25}','K7XWkTlRH-RzWDCsIn12Xz',1795498855945);
INSERT INTO "journal" VALUES ('chxmQ9xe7j7z',52,1,0,178,0,'5608b755864c13db-27','{"action":"hold","request":26}','iC1kzp8Pat59mJ38z6Vn1a',1795498855951);
INSERT INTO "journal" VALUES ('chxmQ9xe7j7z',53,1,1,180,1,'cc6ac29eabf2813e-27','{"action":"lay","card":"h10","request":26,"lamp":"zlamp6"}','Yydgrqxxe7S8gnNYkqbpdt',1795498855954);
INSERT INTO "journal" VALUES ('chxmQ9xe7j7z',54,1,1,183,1,'cc6ac29eabf2813e-28','{"action":"pass","request":27}','TsMEPMF8UI1k_cju4sDq_l',1795498855958);
INSERT INTO "journal" VALUES ('chxmQ9xe7j7z',55,1,0,184,0,'5608b755864c13db-28','{"action":"pass","request":27}','W862HfIOdcpmqciuyGpHqb',1795498855961);
INSERT INTO "journal" VALUES ('chxmQ9xe7j7z',56,1,0,188,0,'5608b755864c13db-29','{"action":"lay","card":"h17","request":28,"lamp":"zlamp7"}','xhlqBcvRfQy7DpgwTll1Cw',1795498855966);
INSERT INTO "journal" VALUES ('chxmQ9xe7j7z',57,1,1,190,1,'cc6ac29eabf2813e-29','{"action":"lay","card":"h13","request":28,"lamp":"zlamp2"}','LzszO0m_SenC51i8wnSeWn',1795498855970);
INSERT INTO "journal" VALUES ('chxmQ9xe7j7z',58,1,1,194,1,'cc6ac29eabf2813e-30','{"action":"pass","request":29}','Hijh7i-eav8iM811E7UrsN',1795498855975);
INSERT INTO "journal" VALUES ('chxmQ9xe7j7z',59,1,0,196,0,'5608b755864c13db-30','{"action":"pass","request":29}','HYVWfe9W6RtFjw0aMJcuf4',1795498855980);
INSERT INTO "journal" VALUES ('chxmQ9xe7j7z',60,1,0,201,0,'5608b755864c13db-31','{"action":"lay","card":"h16","request":30,"lamp":"zlamp5"}','_Rw6_KkwQNiu7elm_fTSxd',1795498855985);
INSERT INTO "journal" VALUES ('chxmQ9xe7j7z',61,1,1,202,1,'cc6ac29eabf2813e-31','{"action":"hold","request":30}','ZQ5r2l5hGHLNXKWW7Tq_7v',1795498855988);
INSERT INTO "journal" VALUES ('vx1PFStnJ1OE',1,1,-1,79,NULL,NULL,'{"action":"begin","commit":"e94f047fb0637e56af58dc2dafddaaad3c5b95e376656d5271a7500f44cf4933","nonces":["dc0c682ef5c18c07e84c62b354d33fff","c8dac58232db4dec996ef3f7fc5ed2dd"]}','4cf5527b20a529ae45250c',1795498853314);
INSERT INTO "journal" VALUES ('vx1PFStnJ1OE',2,1,0,104,0,'07a36e23275e0837-2','{"action":"advancePhase","request":1}','zQv5eEOQOyu334XpOWf7Oi',1795498853333);
INSERT INTO "journal" VALUES ('vx1PFStnJ1OE',3,1,0,116,0,'07a36e23275e0837-3','{"action":"advancePhase","request":2}','ljEk_HjNE2AXTEdioNPiuW',1795498853347);
INSERT INTO "journal" VALUES ('vx1PFStnJ1OE',4,1,0,123,0,'07a36e23275e0837-4','{"action":"advancePhase","request":3}','c_3LDd2AVB7aSYe2bftwZG',1795498853355);
INSERT INTO "journal" VALUES ('vx1PFStnJ1OE',5,1,0,131,0,'07a36e23275e0837-5','{"action":"ignite","card":"h2","mode":"proxy","request":4}','Q_7QVEpEFekLWh9ZpcPvWd',1795498853365);
INSERT INTO "journal" VALUES ('vx1PFStnJ1OE',6,1,1,138,1,'34a8157813d1fbe3-2','{"action":"pass","request":1}','fuSHDch3VwX8_9hKSucIlj',1795498853375);
INSERT INTO "journal" VALUES ('vx1PFStnJ1OE',7,1,0,146,0,'07a36e23275e0837-6','{"action":"playResource","card":"h3","request":5}','OyIHdI0pQP452-NJyGSIeg',1795498853383);
INSERT INTO "journal" VALUES ('vx1PFStnJ1OE',8,1,0,155,0,'07a36e23275e0837-7','{"action":"ignite","card":"h6","mode":"play","request":6,"pay":["c2"]}','ypl9IRwaKjHGFOHBfYcKV8',1795498853395);
INSERT INTO "journal" VALUES ('vx1PFStnJ1OE',9,1,1,160,1,'34a8157813d1fbe3-3','{"action":"pass","request":2}','EqdUHI1uz2tYHPFjPoDjxm',1795498853402);
INSERT INTO "journal" VALUES ('vx1PFStnJ1OE',10,1,0,168,0,'07a36e23275e0837-8','{"action":"advancePhase","request":7}','f6C0XNa5U60zr_7ga84Gtl',1795498853411);
INSERT INTO "journal" VALUES ('vx1PFStnJ1OE',11,1,0,171,0,'07a36e23275e0837-9','{"action":"advancePhase","request":8}','kyzjkpoKMFAt6g2PPR3xbs',1795498853416);
INSERT INTO "journal" VALUES ('vx1PFStnJ1OE',12,1,0,175,0,'07a36e23275e0837-10','{"action":"advancePhase","request":9}','eb5x_AkyiHCRspYVT4HA2E',1795498853421);
INSERT INTO "journal" VALUES ('vx1PFStnJ1OE',13,1,1,179,1,'34a8157813d1fbe3-4','{"action":"advancePhase","request":3}','p1aXnKeHnpyXxW2hIFBZ3k',1795498853426);
INSERT INTO "journal" VALUES ('vx1PFStnJ1OE',14,1,1,181,1,'34a8157813d1fbe3-5','{"action":"advancePhase","request":4}','rkqypWrNpP2tTL-5JpfRbq',1795498853430);
INSERT INTO "journal" VALUES ('vx1PFStnJ1OE',15,1,1,186,1,'34a8157813d1fbe3-6','{"action":"advancePhase","request":5}','prt4wgQkyO0UEKD-s1AMYl',1795498853437);
INSERT INTO "journal" VALUES ('vx1PFStnJ1OE',16,1,1,191,1,'34a8157813d1fbe3-7','{"action":"playResource","card":"h2","request":6}','vEJLqxUsQ1nRijhXO52Q-c',1795498853443);
INSERT INTO "journal" VALUES ('vx1PFStnJ1OE',17,1,1,196,1,'34a8157813d1fbe3-8','{"action":"ignite","card":"h8","mode":"epic","request":7}','5B3JQ03KWSCiQ8nEV0LNOp',1795498853450);
INSERT INTO "journal" VALUES ('vx1PFStnJ1OE',18,1,0,200,0,'07a36e23275e0837-11','{"action":"pass","request":10}','UTyCYNxxuAOQlIVjTRrpd6',1795498853455);
INSERT INTO "journal" VALUES ('vx1PFStnJ1OE',19,1,1,206,1,'34a8157813d1fbe3-9','{"action":"ignite","card":"h3","mode":"proxy","request":8}','9aODDgvvyZVvTeeQRBh_2w',1795498853462);
INSERT INTO "journal" VALUES ('vx1PFStnJ1OE',20,1,0,214,0,'07a36e23275e0837-12','{"action":"sequence","card":"c3","mode":"ability","ability":0,"request":11,"target":["c5"]}','xDv3j0h2bRUDErXg1Vf8V_',1795498853472);
INSERT INTO "journal" VALUES ('vx1PFStnJ1OE',21,1,1,220,1,'34a8157813d1fbe3-10','{"action":"sequence","card":"c5","mode":"ability","ability":0,"request":9,"target":["c5"]}','-Pmn89sZQtz7v6FLYHuOJ_',1795498853481);
INSERT INTO "journal" VALUES ('vx1PFStnJ1OE',22,1,-1,225,0,'07a36e23275e0837-13','{"action":"leave","seat":0}','FsDsiSY-rL1LwNDEK6cuss',1795498853488);
INSERT INTO "journal" VALUES ('xvhDOIsv1B7f',1,1,-1,38,NULL,NULL,'{"action":"begin","commit":"d314e5a1bd0ac34144fa3a2877fbff90c40a03dd4172ec2ca409a944defc1b3e","nonces":["f6a141162744238b0267f8a6f4d0440c","12775367ef034e94ae0f303aea1590bb"]}','c12a1b4c80fc1f92b2a673',1795498853644);
INSERT INTO "journal" VALUES ('xvhDOIsv1B7f',2,1,1,50,1,'200030f7e75a65a0-2','{"action":"advancePhase","request":1}','Hl3RYyVZdSF-Mu4BSjiaDw',1795498853657);
INSERT INTO "journal" VALUES ('xvhDOIsv1B7f',3,1,1,56,1,'200030f7e75a65a0-3','{"action":"advancePhase","request":2}','nTXlN13u_mok73n3jwim92',1795498853667);
INSERT INTO "journal" VALUES ('xvhDOIsv1B7f',4,1,1,62,1,'200030f7e75a65a0-4','{"action":"advancePhase","request":3}','bhqvqFmV3ykPvmTaVaN-OA',1795498853675);
INSERT INTO "journal" VALUES ('xvhDOIsv1B7f',5,1,1,67,1,'200030f7e75a65a0-5','{"action":"playResource","card":"h8","request":4}','rUQ-em-i92QFTlDCZPfxZW',1795498853683);
INSERT INTO "journal" VALUES ('xvhDOIsv1B7f',6,1,1,73,1,'200030f7e75a65a0-6','{"action":"advancePhase","request":5}','PI0kLx3yivhDrNNrTby5YE',1795498853690);
INSERT INTO "journal" VALUES ('xvhDOIsv1B7f',7,1,1,76,1,'200030f7e75a65a0-7','{"action":"advancePhase","request":6}','GWaz5vGdkqerjVmyGO5Crt',1795498853696);
INSERT INTO "journal" VALUES ('xvhDOIsv1B7f',8,1,1,81,1,'200030f7e75a65a0-8','{"action":"advancePhase","request":7}','TFBTi3dVVRDqWGOEVmGpva',1795498853702);
INSERT INTO "journal" VALUES ('xvhDOIsv1B7f',9,1,0,85,0,'cd8152a7dd756637-2','{"action":"advancePhase","request":1}','qDiGYBd_D4WHfME_jti81C',1795498853708);
INSERT INTO "journal" VALUES ('xvhDOIsv1B7f',10,1,0,88,0,'cd8152a7dd756637-3','{"action":"advancePhase","request":2}','kSm92xk4aYe3Lzz2MxQI3y',1795498853713);
INSERT INTO "journal" VALUES ('xvhDOIsv1B7f',11,1,0,91,0,'cd8152a7dd756637-4','{"action":"advancePhase","request":3}','ZPFSxUIlrSaFaJwbaflzXu',1795498853719);
INSERT INTO "journal" VALUES ('xvhDOIsv1B7f',12,1,0,97,0,'cd8152a7dd756637-5','{"action":"advancePhase","request":4}','PwoIQkdJMUdpTJNKi6Tt1N',1795498853728);
INSERT INTO "journal" VALUES ('xvhDOIsv1B7f',13,1,0,102,0,'cd8152a7dd756637-6','{"action":"advancePhase","request":5}','Fa3BL0rXxLdawL4ONU9VWR',1795498853733);
INSERT INTO "journal" VALUES ('xvhDOIsv1B7f',14,1,0,106,0,'cd8152a7dd756637-7','{"action":"advancePhase","request":6}','DuDPAzAW6pWXIGuP_MzsXh',1795498853738);
INSERT INTO "journal" VALUES ('xvhDOIsv1B7f',15,1,1,112,1,'200030f7e75a65a0-9','{"action":"advancePhase","request":8}','mcUcVyrhBOCbWYlY5xJlnK',1795498853746);
INSERT INTO "journal" VALUES ('xvhDOIsv1B7f',16,1,1,114,1,'200030f7e75a65a0-10','{"action":"advancePhase","request":9}','ZCCeWDRWzh4qNoDeYzjo2b',1795498853750);
INSERT INTO "journal" VALUES ('xvhDOIsv1B7f',17,1,1,117,1,'200030f7e75a65a0-11','{"action":"advancePhase","request":10}','8wblOtM9sqo5zpxaxi7ify',1795498853755);
INSERT INTO "journal" VALUES ('xvhDOIsv1B7f',18,1,1,120,1,'200030f7e75a65a0-12','{"action":"advancePhase","request":11}','ssygoUpVkLffpDC9TMvJvW',1795498853760);
INSERT INTO "journal" VALUES ('xvhDOIsv1B7f',19,1,1,124,1,'200030f7e75a65a0-13','{"action":"advancePhase","request":12}','6yPWTxQM6thFHCGPD2tKlp',1795498853764);
INSERT INTO "journal" VALUES ('xvhDOIsv1B7f',20,1,1,127,1,'200030f7e75a65a0-14','{"action":"advancePhase","request":13}','tmpncL13fPd5JQANIbWnCe',1795498853769);
INSERT INTO "journal" VALUES ('xvhDOIsv1B7f',21,1,0,132,0,'cd8152a7dd756637-8','{"action":"advancePhase","request":7}','njCsUgBS626fQHNQUr081x',1795498853776);
INSERT INTO "journal" VALUES ('xvhDOIsv1B7f',22,1,0,134,0,'cd8152a7dd756637-9','{"action":"advancePhase","request":8}','RINPbpEVXeKJX6xfQSlLH1',1795498853780);
INSERT INTO "journal" VALUES ('xvhDOIsv1B7f',23,1,0,136,0,'cd8152a7dd756637-10','{"action":"advancePhase","request":9}','BBkUUKPlx752WQCalLWraa',1795498853784);
INSERT INTO "journal" VALUES ('xvhDOIsv1B7f',24,1,0,140,0,'cd8152a7dd756637-11','{"action":"ignite","card":"h5","mode":"setHidden","request":10}','KxP1W8JRog0PsV4iVyE532',1795498853791);
INSERT INTO "journal" VALUES ('xvhDOIsv1B7f',25,1,1,147,1,'200030f7e75a65a0-15','{"action":"pass","request":14}','dbOJgduIWBxXhls9adNPI_',1795498853799);
INSERT INTO "journal" VALUES ('xvhDOIsv1B7f',26,1,0,153,0,'cd8152a7dd756637-12','{"action":"playResource","card":"h3","request":11}','gb-6t3oFG0lLp1UaP-ZFEy',1795498853807);
INSERT INTO "journal" VALUES ('xvhDOIsv1B7f',27,1,0,158,0,'cd8152a7dd756637-13','{"action":"advancePhase","request":12}','fsq9lk0zKQfB8P-ReihnXq',1795498853814);
INSERT INTO "journal" VALUES ('xvhDOIsv1B7f',28,1,0,161,0,'cd8152a7dd756637-14','{"action":"advancePhase","request":13}','OfIt3923rLz50qLYfr0j_P',1795498853819);
INSERT INTO "journal" VALUES ('xvhDOIsv1B7f',29,1,0,165,0,'cd8152a7dd756637-15','{"action":"advancePhase","request":14}','2Jgvs-toQ9gn2IkE8IXjLz',1795498853825);
INSERT INTO "journal" VALUES ('xvhDOIsv1B7f',30,1,1,169,1,'200030f7e75a65a0-16','{"action":"advancePhase","request":15}','J_oma0p_H6vy6Vp2b8JpuR',1795498853831);
INSERT INTO "journal" VALUES ('xvhDOIsv1B7f',31,1,1,173,1,'200030f7e75a65a0-17','{"action":"advancePhase","request":16}','hmhPaX22c53-hxA3n_-l-y',1795498853837);
INSERT INTO "journal" VALUES ('xvhDOIsv1B7f',32,1,1,179,1,'200030f7e75a65a0-18','{"action":"advancePhase","request":17}','feHOs5EJWdcIrwYijFkP69',1795498853845);
INSERT INTO "journal" VALUES ('xvhDOIsv1B7f',33,1,1,187,1,'200030f7e75a65a0-19','{"action":"playResource","card":"h5","request":18}','e1OdY8H3Adn1PH6jJjL381',1795498853855);
INSERT INTO "journal" VALUES ('xvhDOIsv1B7f',34,1,1,195,1,'200030f7e75a65a0-20','{"action":"ignite","card":"h10","mode":"play","request":19,"pay":["c1","c4"]}','sYZThaZKOhPHdArrVlnyTG',1795498853865);
INSERT INTO "journal" VALUES ('xvhDOIsv1B7f',35,1,0,200,0,'cd8152a7dd756637-16','{"action":"pass","request":15}','-IiUeqQK64t14l9HDhuNx_',1795498853873);
INSERT INTO "journal" VALUES ('xvhDOIsv1B7f',36,1,1,205,1,'200030f7e75a65a0-21','{"action":"advancePhase","request":20}','dZ95x5HZB6h0t8B6TyvM2F',1795498853879);
INSERT INTO "journal" VALUES ('xvhDOIsv1B7f',37,1,1,210,1,'200030f7e75a65a0-22','{"action":"advancePhase","request":21}','hgCv-1dBiLUyRQ9o3GRSZo',1795498853886);
INSERT INTO "journal" VALUES ('xvhDOIsv1B7f',38,1,1,215,1,'200030f7e75a65a0-23','{"action":"advancePhase","request":22}','DRHVkDPQq53y8uceDEzTMp',1795498853893);
INSERT INTO "journal" VALUES ('xvhDOIsv1B7f',39,1,0,220,0,'cd8152a7dd756637-17','{"action":"advancePhase","request":16}','y1n3KLfPzNZHKlQfbBhIL6',1795498853899);
INSERT INTO "journal" VALUES ('xvhDOIsv1B7f',40,1,0,225,0,'cd8152a7dd756637-18','{"action":"advancePhase","request":17}','Noa9Dqpc0Ykp9nLmHT6SHy',1795498853905);
INSERT INTO "journal" VALUES ('xvhDOIsv1B7f',41,1,0,234,0,'cd8152a7dd756637-19','{"action":"advancePhase","request":18}','EKXwNzRDtpZs4Zisrc7QKq',1795498853917);
INSERT INTO "journal" VALUES ('xvhDOIsv1B7f',42,1,0,242,0,'cd8152a7dd756637-20','{"action":"ignite","card":"h6","mode":"support","request":19,"pay":["c3"],"target":["c5"]}','IporIBA47OrTmq5-U704hW',1795498853927);
INSERT INTO "journal" VALUES ('xvhDOIsv1B7f',43,1,1,248,1,'200030f7e75a65a0-24','{"action":"pass","request":23}','NWHDicwi1elSNkux9cgMqE',1795498853936);
INSERT INTO "journal" VALUES ('xvhDOIsv1B7f',44,1,0,254,0,'cd8152a7dd756637-21','{"action":"playResource","card":"h4","request":20}','7S-pk8NSJJPFWMvuJ_StcZ',1795498853944);
INSERT INTO "journal" VALUES ('xvhDOIsv1B7f',45,1,0,260,0,'cd8152a7dd756637-22','{"action":"ignite","card":"h11","mode":"support","request":21,"pay":["c7"],"target":["c5"]}','rHALVODYKHG1VLexg0_Ysn',1795498853951);
INSERT INTO "journal" VALUES ('xvhDOIsv1B7f',46,1,1,263,1,'200030f7e75a65a0-25','{"action":"pass","request":24}','9zWOssF1Pz0AabVTkISJGs',1795498853956);
INSERT INTO "journal" VALUES ('xvhDOIsv1B7f',47,1,0,268,0,'cd8152a7dd756637-23','{"action":"advancePhase","request":22}','zRcZgOHFyCc8wDWLrXc9JZ',1795498853962);
INSERT INTO "journal" VALUES ('xvhDOIsv1B7f',48,1,0,271,0,'cd8152a7dd756637-24','{"action":"advancePhase","request":23}','7rkMHsV45QqfpeHWKGeWY8',1795498853967);
INSERT INTO "journal" VALUES ('xvhDOIsv1B7f',49,1,0,274,0,'cd8152a7dd756637-25','{"action":"advancePhase","request":24}','L2FrtYhSd5ezuv4sJS_rnS',1795498853976);
INSERT INTO "journal" VALUES ('xvhDOIsv1B7f',50,1,1,279,1,'200030f7e75a65a0-26','{"action":"advancePhase","request":25}','iavq8J80KLQxyo1qTUtnV7',1795498853983);
INSERT INTO "journal" VALUES ('xvhDOIsv1B7f',51,1,1,282,1,'200030f7e75a65a0-27','{"action":"advancePhase","request":26}','Nb0qHeon4otVJ1XWvuNGWp',1795498853989);
INSERT INTO "journal" VALUES ('xvhDOIsv1B7f',52,1,1,286,1,'200030f7e75a65a0-28','{"action":"advancePhase","request":27}','cZRfGZyGjTJbtij2nAyvBb',1795498853994);
INSERT INTO "journal" VALUES ('xvhDOIsv1B7f',53,1,1,289,1,'200030f7e75a65a0-29','{"action":"advancePhase","request":28}','UKamadcVJJ4Sk6XiDsM59-',1795498853999);
INSERT INTO "journal" VALUES ('xvhDOIsv1B7f',54,1,1,293,1,'200030f7e75a65a0-30','{"action":"declareAttack","card":"c5","request":29}','xUPOxDI_yg-t3UnSK2kwtk',1795498854005);
INSERT INTO "journal" VALUES ('xvhDOIsv1B7f',55,1,0,296,0,'cd8152a7dd756637-26','{"action":"pass","request":25}','WBwVU3AWCzE-VxRTammSWw',1795498854010);
INSERT INTO "journal" VALUES ('xvhDOIsv1B7f',56,1,1,302,1,'200030f7e75a65a0-31','{"action":"advancePhase","request":30}','jlAlrR9z6AnR0_dbnTFcgT',1795498854017);
INSERT INTO "journal" VALUES ('xvhDOIsv1B7f',57,1,1,304,1,'200030f7e75a65a0-32','{"action":"advancePhase","request":31}','at2WU8MmKKkGheYICgfkDi',1795498854021);
INSERT INTO "journal" VALUES ('xvhDOIsv1B7f',58,1,0,309,0,'cd8152a7dd756637-27','{"action":"advancePhase","request":26}','uqsp1oavjK96drO1823DeE',1795498854027);
INSERT INTO "journal" VALUES ('xvhDOIsv1B7f',59,1,0,311,0,'cd8152a7dd756637-28','{"action":"advancePhase","request":27}','2gNepqo4oj4t4dPLblWmaf',1795498854031);
INSERT INTO "journal" VALUES ('xvhDOIsv1B7f',60,1,0,316,0,'cd8152a7dd756637-29','{"action":"advancePhase","request":28}','rOqqMo4GL2RzduH7zb6P_d',1795498854037);
INSERT INTO "journal" VALUES ('xvhDOIsv1B7f',61,1,0,322,0,'cd8152a7dd756637-30','{"action":"advancePhase","request":29}','8HK6Idk7__IGTKhGiriUB5',1795498854044);
INSERT INTO "journal" VALUES ('y7Bi00zPcXrC',1,1,-1,23,NULL,NULL,'{"action":"begin","commit":"ea105b00b43db13ea137376668961d9fbf3ffc8d046be002ac864c4163a0d125","nonces":["1116831b7ae9601308213b27cecc6fe6","01f6e07538c9ef22dcbff1b1767e60d2"]}','20df378153cf60030d9da9',1795498854480);
INSERT INTO "journal" VALUES ('y7Bi00zPcXrC',2,1,0,37,0,'5de52d14f9ddffd6-2','{"action":"chooseMana","request":1,"choice":["h3","h1","h5"]}','Q_aOFrmwsUpbOi-HSFtnPt',1795498854489);
INSERT INTO "journal" VALUES ('y7Bi00zPcXrC',3,1,1,40,1,'5dd0e1465dadee77-2','{"action":"chooseMana","request":1,"choice":["h6","h3","h2"]}','oGyNmb9_LDqXS2hUBoT5MV',1795498854494);
INSERT INTO "journal" VALUES ('y7Bi00zPcXrC',4,1,1,49,1,'5dd0e1465dadee77-3','{"action":"play","card":"h5","request":2,"target":[],"pay":["c4","c3"]}','TIz0peDFjfJbx2jO6Ri2x6',1795498854505);
INSERT INTO "journal" VALUES ('y7Bi00zPcXrC',5,1,0,55,0,'5de52d14f9ddffd6-3','{"action":"pass","request":2}','W7o6DA2nl737DMebl7Zuec',1795498854512);
INSERT INTO "journal" VALUES ('y7Bi00zPcXrC',6,1,1,60,1,'5dd0e1465dadee77-4','{"action":"quick","card":"c1","ability":0,"request":3,"target":[]}','z1SSJ_I5n9NThct5M8dDju',1795498854518);
INSERT INTO "journal" VALUES ('y7Bi00zPcXrC',7,1,1,64,1,'5dd0e1465dadee77-5','{"action":"play","card":"h4","request":4,"expedition":"companion","pay":["c5"]}','54RJCsSlMRCO8tTPgBocdl',1795498854524);
INSERT INTO "journal" VALUES ('y7Bi00zPcXrC',8,1,1,68,1,'5dd0e1465dadee77-6','{"action":"pass","request":5}','blJn-EhTCvvHrsuBTWCc-C',1795498854532);
INSERT INTO "journal" VALUES ('y7Bi00zPcXrC',9,1,0,76,0,'5de52d14f9ddffd6-4','{"action":"expand","request":3,"choice":[]}','d5-dmqxUmoo0x95ERcg7iN',1795498854539);
INSERT INTO "journal" VALUES ('y7Bi00zPcXrC',10,1,1,78,1,'5dd0e1465dadee77-7','{"action":"expand","request":6,"choice":["h8"]}','oyU0euQgWMsswP3JTcjQ2u',1795498854543);
INSERT INTO "journal" VALUES ('y7Bi00zPcXrC',11,1,0,81,0,'5de52d14f9ddffd6-5','{"action":"play","card":"h2","request":4,"pay":["c8","c7","c6"]}','Adc5nwU72ccy_dXBE9NzKO',1795498854549);
INSERT INTO "journal" VALUES ('y7Bi00zPcXrC',12,1,1,91,1,'5dd0e1465dadee77-8','{"action":"play","card":"c12","request":7,"expedition":"companion","pay":["c3"]}','MDDIRDdWxm2CrAWnU4g2te',1795498854561);
INSERT INTO "journal" VALUES ('y7Bi00zPcXrC',13,1,0,96,0,'5de52d14f9ddffd6-6','{"action":"pass","request":5}','HJiEu2ImcxVa5OAjcrlFI0',1795498854566);
INSERT INTO "journal" VALUES ('y7Bi00zPcXrC',14,1,1,101,1,'5dd0e1465dadee77-9','{"action":"play","card":"c10","request":8,"target":[],"pay":["c13","c4"]}','PeeA9getEtUHrHYWogyHa0',1795498854573);
INSERT INTO "journal" VALUES ('y7Bi00zPcXrC',15,1,1,106,1,'5dd0e1465dadee77-10','{"action":"pass","request":9}','xFFhCMphOz2lOkhMy2nxGf',1795498854580);
INSERT INTO "journal" VALUES ('y7Bi00zPcXrC',16,1,1,113,1,'5dd0e1465dadee77-11','{"action":"expand","request":10,"choice":[]}','KbiXZjqvBPiPo96iHrR79Y',1795498854589);
INSERT INTO "journal" VALUES ('y7Bi00zPcXrC',17,1,0,117,0,'5de52d14f9ddffd6-7','{"action":"expand","request":6,"choice":[]}','oK5h5faNwM-mLsN9jnsQ7u',1795498854594);
INSERT INTO "journal" VALUES ('y7Bi00zPcXrC',18,1,1,121,1,'5dd0e1465dadee77-12','{"action":"play","card":"h9","request":11,"target":[],"pay":["c4","c3"]}','yY_DWb-vIBZ7gsBIRWkpl7',1795498854601);
INSERT INTO "journal" VALUES ('y7Bi00zPcXrC',19,1,0,129,0,'5de52d14f9ddffd6-8','{"action":"play","card":"h8","request":7,"expedition":"companion","pay":["c7"]}','nBvNpoM82XtKoKvKQx9bEN',1795498854610);
INSERT INTO "journal" VALUES ('y7Bi00zPcXrC',20,1,1,137,1,'5dd0e1465dadee77-13','{"action":"pass","request":12}','8UPLKoCgH5CjNBgBdLIVwg',1795498854619);
INSERT INTO "journal" VALUES ('y7Bi00zPcXrC',21,1,0,139,0,'5de52d14f9ddffd6-9','{"action":"pass","request":8}','vSScTKAO02h2m6ccEklin_',1795498854624);
INSERT INTO "journal" VALUES ('y7Bi00zPcXrC',22,1,0,143,0,'5de52d14f9ddffd6-10','{"action":"target","request":9,"choice":["c18"]}','-Q1OT0MuHdPbv-kia6mvP1',1795498854631);
INSERT INTO "journal" VALUES ('y7Bi00zPcXrC',23,1,0,148,0,'5de52d14f9ddffd6-11','{"action":"expand","request":10,"choice":["h9"]}','wdz0LnEL0GE4Js_uDFM-HE',1795498854635);
INSERT INTO "journal" VALUES ('y7Bi00zPcXrC',24,1,1,150,1,'5dd0e1465dadee77-14','{"action":"expand","request":13,"choice":[]}','zyYCFYPgGe72dcLFerci3T',1795498854640);
INSERT INTO "journal" VALUES ('y7Bi00zPcXrC',25,1,0,155,0,'5de52d14f9ddffd6-12','{"action":"play","card":"h7","request":11,"target":[],"pay":["c8","c7","c19"]}','wncB9kIlCVrpFlRs8_5D04',1795498854647);
INSERT INTO "journal" VALUES ('y7Bi00zPcXrC',26,1,1,160,1,'5dd0e1465dadee77-15','{"action":"play","card":"h10","request":14,"expedition":"hero","pay":["c4","c3","c5"]}','0ups00GSIMtHEojb7Mso3P',1795498854655);
INSERT INTO "journal" VALUES ('y7Bi00zPcXrC',27,1,0,168,0,'5de52d14f9ddffd6-13','{"action":"pass","request":12}','hwe2dTgEjxz6vGw3ZgS5_A',1795498854662);
INSERT INTO "journal" VALUES ('y7Bi00zPcXrC',28,1,1,170,1,'5dd0e1465dadee77-16','{"action":"pass","request":15}','Hi0dg94QNnzgABoq56a8Lw',1795498854668);
INSERT INTO "journal" VALUES ('y7Bi00zPcXrC',29,1,0,175,0,'5de52d14f9ddffd6-14','{"action":"keep","request":13,"reserve":["c18","c20"]}','Bre5WXHMsDGRfKpJyYpjG-',1795498854674);
INSERT INTO "journal" VALUES ('y7Bi00zPcXrC',30,1,1,179,1,'5dd0e1465dadee77-17','{"action":"keep","request":16,"reserve":["c17","c15"]}','7uSpA_TFBawS9Nf7RhgFh6',1795498854680);
INSERT INTO "journal" VALUES ('y7Bi00zPcXrC',31,1,1,185,1,'5dd0e1465dadee77-18','{"action":"expand","request":17,"choice":[]}','Lz8sZTlk268nyL0XnKd3Jq',1795498854686);
INSERT INTO "journal" VALUES ('y7Bi00zPcXrC',32,1,0,187,0,'5de52d14f9ddffd6-15','{"action":"expand","request":14,"choice":[]}','SfMGFp49KPhUc_5bPRmtB6',1795498854691);
INSERT INTO "journal" VALUES ('y7Bi00zPcXrC',33,1,1,192,1,'5dd0e1465dadee77-19','{"action":"play","card":"h12","request":18,"expedition":"companion","pay":["c5","c4","c3"]}','_tLCGD18MzUaUEwyh47DqE',1795498854698);
INSERT INTO "journal" VALUES ('y7Bi00zPcXrC',34,1,0,197,0,'5de52d14f9ddffd6-16','{"action":"play","card":"h4","request":15,"target":[],"pay":["c8","c7","c6"]}','qgnFix5Uzaqlt76hegECbQ',1795498854704);
INSERT INTO "journal" VALUES ('y7Bi00zPcXrC',35,1,1,202,1,'5dd0e1465dadee77-20','{"action":"quick","card":"c1","ability":0,"request":19,"target":["c22"]}','uoBgsTLeGpBXSss9RkGqbf',1795498854713);
INSERT INTO "journal" VALUES ('y7Bi00zPcXrC',36,1,1,205,1,'5dd0e1465dadee77-21','{"action":"pass","request":20}','6CaYgw2alDbUSTL4kNRd42',1795498854717);
INSERT INTO "journal" VALUES ('y7Bi00zPcXrC',37,1,0,209,0,'5de52d14f9ddffd6-17','{"action":"pass","request":16}','4t3UBbPUHtyXKYWCQAw8fg',1795498854725);
INSERT INTO "journal" VALUES ('y7Bi00zPcXrC',38,1,0,218,0,'5de52d14f9ddffd6-18','{"action":"keep","request":17,"reserve":["c18","c23"]}','vxl5G3PRvj65PmtC2FxbOd',1795498854736);
INSERT INTO "journal" VALUES ('y7Bi00zPcXrC',39,1,0,224,0,'5de52d14f9ddffd6-19','{"action":"expand","request":18,"choice":[]}','WnXFQe8jQVwjX5L9yYEeNb',1795498854743);
INSERT INTO "journal" VALUES ('y7Bi00zPcXrC',40,1,1,228,1,'5dd0e1465dadee77-22','{"action":"expand","request":21,"choice":[]}','_c9kip6rHNA3HWUj0qlg5k',1795498854750);
INSERT INTO "journal" VALUES ('y7Bi00zPcXrC',41,1,0,236,0,'5de52d14f9ddffd6-20','{"action":"play","card":"h16","request":19,"expedition":"companion","pay":["c19","c8","c7"]}','Wg8SpKmgZVPLV6JPQwE14g',1795498854766);
INSERT INTO "journal" VALUES ('y7Bi00zPcXrC',42,1,1,245,1,'5dd0e1465dadee77-23','{"action":"play","card":"h16","request":22,"expedition":"companion","pay":["c4","c13"]}','JszVS--GMgmCPijIFvO-BA',1795498854775);
INSERT INTO "journal" VALUES ('y7Bi00zPcXrC',43,1,0,250,0,'5de52d14f9ddffd6-21','{"action":"pass","request":20}','YBKHZk6qv9Euis-wKE8KV1',1795498854780);
INSERT INTO "journal" VALUES ('y7Bi00zPcXrC',44,1,0,252,0,'5de52d14f9ddffd6-22','{"action":"target","request":21,"choice":["c26"]}','0pa3pZR7YQmjbDYUfOH3_w',1795498854784);
INSERT INTO "journal" VALUES ('y7Bi00zPcXrC',45,1,1,255,1,'5dd0e1465dadee77-24','{"action":"play","card":"h1","request":23,"expedition":"hero","pay":["c5","c3"]}','Yvt-oZsPsQX3SMzZRb03qk',1795498854789);
INSERT INTO "journal" VALUES ('y7Bi00zPcXrC',46,1,1,259,1,'5dd0e1465dadee77-25','{"action":"quick","card":"c1","ability":0,"request":24,"target":["c27"]}','pmLAR5Kiq_pUPifIVT_LFc',1795498854796);
INSERT INTO "journal" VALUES ('y7Bi00zPcXrC',47,1,1,262,1,'5dd0e1465dadee77-26','{"action":"pass","request":25}','Vm4-zZBpyY7MA2-xFzSYV5',1795498854800);
INSERT INTO "journal" VALUES ('y7Bi00zPcXrC',48,1,1,266,1,'5dd0e1465dadee77-27','{"action":"reaction","request":26,"choice":"e11"}','8hDssdBcoQ_2lQk5e4ZrR5',1795498854806);
INSERT INTO "journal" VALUES ('y7Bi00zPcXrC',49,1,1,269,1,'5dd0e1465dadee77-28','{"action":"target","request":27,"choice":["c18"]}','5-JPjxUdqDDcOFghxHJz29',1795498854810);
INSERT INTO "journal" VALUES ('y7Bi00zPcXrC',50,1,1,273,1,'5dd0e1465dadee77-29','{"action":"target","request":28,"choice":[]}','YCa5JxJXwHW-gemSPncOL4',1795498854816);
INSERT INTO "journal" VALUES ('y7Bi00zPcXrC',51,1,1,276,1,'5dd0e1465dadee77-30','{"action":"keep","request":29,"reserve":["c17","c27"]}','rYhrw2O1Ma2BN6EZI3UzfK',1795498854821);
INSERT INTO "journal" VALUES ('y7Bi00zPcXrC',52,1,1,284,1,'5dd0e1465dadee77-31','{"action":"expand","request":30,"choice":[]}','GAjuzrq3cP6koNZN0qViFR',1795498854829);
INSERT INTO "journal" VALUES ('y7Bi00zPcXrC',53,1,0,287,0,'5de52d14f9ddffd6-23','{"action":"expand","request":22,"choice":[]}','5pgWY8ds9haz-JL5cfsurO',1795498854835);
INSERT INTO "journal" VALUES ('y7Bi00zPcXrC',54,1,1,293,1,'5dd0e1465dadee77-32','{"action":"play","card":"h15","request":31,"expedition":"companion","pay":["c4","c5","c3","c13"]}','-1gUJxZ-gpvMzVwIIFuhmG',1795498854844);
INSERT INTO "journal" VALUES ('y7Bi00zPcXrC',55,1,0,300,0,'5de52d14f9ddffd6-24','{"action":"play","card":"h11","request":23,"expedition":"hero","pay":["c8","c6"]}','IZk5padaMoKr0SoKhT7Go0',1795498854852);
INSERT INTO "journal" VALUES ('y7Bi00zPcXrC',56,1,1,304,1,'5dd0e1465dadee77-33','{"action":"pass","request":32}','WrDHPQWIQN6GjgddRtTYfb',1795498854858);
INSERT INTO "journal" VALUES ('y7Bi00zPcXrC',57,1,0,309,0,'5de52d14f9ddffd6-25','{"action":"play","card":"h14","request":24,"expedition":"companion","pay":["c19","c7"]}','tl5NKLL8dRUWuLV3E-uUjE',1795498854865);
INSERT INTO "journal" VALUES ('y7Bi00zPcXrC',58,1,0,315,0,'5de52d14f9ddffd6-26','{"action":"quick","card":"c31","ability":0,"request":25,"target":["c32"]}','QNG8EW9GqtyTwgqD-vdf_d',1795498854872);
INSERT INTO "journal" VALUES ('y7Bi00zPcXrC',59,1,0,318,0,'5de52d14f9ddffd6-27','{"action":"pass","request":26}','L-ro2Ct59tpDMfN5g46MT0',1795498854877);
INSERT INTO "journal" VALUES ('y7Bi00zPcXrC',60,1,0,326,0,'5de52d14f9ddffd6-28','{"action":"target","request":27,"choice":["c31"]}','PkzkYxq33uHIiS3MU6VKrT',1795498854886);
INSERT INTO "journal" VALUES ('y7Bi00zPcXrC',61,1,1,331,1,'5dd0e1465dadee77-34','{"action":"keep","request":33,"reserve":["c27","c30"]}','SLmoGepriPTdrVeVNBoTzt',1795498854893);
INSERT INTO "snapshots" VALUES ('xvhDOIsv1B7f',51,282,'{"format":1,"rules":4,"setup":{"ruleset":"ucg","profile":"seed","options":{},"seed":"dc16e3f4b81b5bb801c6b10b9c4a7c30ad5461175d72399c674bd8ecbf3b068a","seats":[{"deck":["ash-widow","ash-widow","bonfire-ox","bonfire-ox","brand-of-haste","caravan-raid","cinder-runner","cinder-runner","cinder-runner","cookfire-sprite","cookfire-sprite","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","emberling","emberling","false-campfire","flare","flare","flint-fencer","flint-fencer","glasshorn-ram","matron-ashveil","mother-furnace","noonday-rider","powder-keg","rally-the-wagons","red-road-lancer","red-road-lancer","salamander-egg","sand-pit","scorched-road","second-wind","slow-fuse","spark-juggler","supply-wagon","toll-taker","torch-parade","trade-goods","wagon-guard","wagon-guard"]},{"deck":["abyssal-registrar","bottled-storm","confiscate","denied-entry","denied-entry","drown-the-stacks","ebb","fill-the-shelves","high-water-mark","ink-trap","kelp-colossus","lantern-scribe","lantern-scribe","leviathan-index","marginalia","mirror-carapace","mist-swindler","mist-swindler","ninth-cellar","ninth-cellar","patient-idol","pearl-diver","queen-of-low-water","reef-warden","reef-warden","reef-warden","riptide","rising-tide","salt-press","salvage-rite","sealed-lips","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-clerk","tide-gauge","twice-drowned-captain","twice-drowned-captain","twofold-verdict","undertow-eel","weigh-the-ledger"]}],"sets":["starter"]},"hashes":["55a43f84dff1b28280e966d1974e0813e4f8021708aa96165dca75687e417978"],"state":{"seed":"dc16e3f4b81b5bb801c6b10b9c4a7c30ad5461175d72399c674bd8ecbf3b068a","seats":[{"left":false,"asked":24,"named":11,"vars":{"resourcePlayed":true,"epicPlayed":false,"starved":false}},{"left":false,"asked":27,"named":12,"vars":{"resourcePlayed":false,"epicPlayed":false,"starved":false}}],"table":{"_tally":[],"turn":7,"owner":1,"phase":"draw","encounter":false,"_attacker":-1},"zones":[{"def":0,"seat":0,"list":[54,8,45,27,34,5,4,13,12,38,17,52,42,30,44,56,29,33,25,49,19,36,55,53,14,28,46,18,57,31,16,6,23,0,7,59,2,39,1,50,37,24,21,51,11,47,40,48,58]},{"def":0,"seat":1,"list":[73,98,103,108,70,77,95,112,85,96,109,113,80,62,91,65,111,79,81,74,104,82,61,115,78,89,102,97,64,69,114,93,118,87,90,107,116,72,84,106,86,60,76,100,110,119,71,66]},{"def":1,"seat":0,"list":[43,26,3,41,15,20]},{"def":1,"seat":1,"list":[99,88,117,75,68,67,94,101,63]},{"def":2,"seat":0,"list":[]},{"def":2,"seat":1,"list":[]},{"def":3,"seat":0,"list":[35,-1,-1,-1,-1]},{"def":3,"seat":1,"list":[-1,-1,-1,-1,-1]},{"def":4,"seat":0,"list":[]},{"def":4,"seat":1,"list":[105,92]},{"def":5,"seat":0,"list":[32,22]},{"def":5,"seat":1,"list":[]},{"def":6,"seat":0,"list":[]},{"def":6,"seat":1,"list":[83]},{"def":7,"seat":0,"list":[]},{"def":7,"seat":1,"list":[]},{"def":8,"seat":0,"list":[]},{"def":8,"seat":1,"list":[]},{"def":9,"seat":0,"list":[]},{"def":9,"seat":1,"list":[]},{"def":10,"seat":0,"list":[]},{"def":10,"seat":1,"list":[]},{"def":11,"seat":0,"list":[9,10]},{"def":11,"seat":1,"list":[]}],"entries":[],"frames":[{"program":"match","pc":4,"locals":{},"answers":[null,null]},{"program":"turn","pc":1,"locals":{},"answers":[null,null]},{"program":"phase","pc":6,"locals":{"phase":"draw"},"answers":[null,null]},{"program":"open","pc":1,"locals":{},"answers":[null,null]}],"requests":[null,{"id":27,"seat":1,"kind":"turn","info":{"phase":"draw"},"own":{},"domain":null,"fallback":{"action":"advancePhase"},"sealed":false,"answered":false}],"waiting":[],"modifiers":[],"memories":[],"agenda":[{"phase":"primary"},{"phase":"conflict"},{"phase":"end"}],"drawn":[1,0,59,0,59],"counters":{"names":8,"groups":{},"entries":4,"time":37,"told":[171,171,171],"turnWork":28,"work":505,"slice":10},"over":null,"world":null,"objects":[[5,0,0],[5,0,0],[13,0,0],[13,0,2,1,6,"h7"],[26,0,0],[18,0,0],[2,0,0],[2,0,0],[2,0,0],[6,0,22,3,31,"c6"],[6,0,22,3,35,"c8"],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[0,0,2,1,18,"h9"],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[0,0,2,1,20,"h10"],[0,0,0],[0,0,10,2,32,"c7"],[0,0,0],[0,0,0],[0,0,0],[0,0,2,1,1,"h2"],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[0,0,10,2,23,"c3"],[4,0,0],[4,0,0],[28,0,6,3,22,"c2",0,1,1],[20,0,0],[20,0,0],[7,0,0],[7,0,0],[12,0,0],[11,0,2,1,7,"h8"],[16,0,0],[15,0,2,1,0,"h1"],[25,0,0],[21,0,0],[8,0,0],[8,0,0],[29,0,0],[27,0,0],[17,0,0],[22,0,0],[30,0,0],[9,0,0],[23,0,0],[10,0,0],[19,0,0],[24,0,0],[3,0,0],[3,0,0],[38,1,1],[59,1,1],[44,1,1],[49,1,3,1,36,"h12"],[49,1,1],[45,1,1],[51,1,1],[43,1,3,1,14,"h7"],[42,1,3,1,13,"h6"],[56,1,1],[39,1,1],[32,1,1],[32,1,1],[41,1,1],[48,1,1],[55,1,3,1,11,"h4"],[35,1,1],[35,1,1],[61,1,1],[61,1,1],[60,1,1],[34,1,1],[40,1,1],[33,1,13,3,27,"c5",1,0,0,-1,"",0,0,[3,0,2,0,0,0,0,-1,0,0,0]],[33,1,1],[33,1,1],[57,1,1],[58,1,1],[54,1,3,1,9,"h2"],[46,1,1],[50,1,1],[1,1,1],[1,1,9,2,25,"c4"],[1,1,1],[1,1,3,1,16,"h9"],[1,1,1],[1,1,1],[1,1,1],[1,1,1],[1,1,3,1,8,"h1"],[1,1,1],[1,1,3,1,24,"h11"],[1,1,1],[1,1,1],[1,1,1],[1,1,9,2,17,"c1"],[1,1,1],[1,1,1],[1,1,1],[1,1,1],[1,1,1],[1,1,1],[1,1,1],[31,1,1],[53,1,1],[37,1,1],[37,1,1],[47,1,3,1,10,"h3"],[36,1,1],[52,1,1]],"segment":null},"derived":{"format":1,"clocks":null,"orders":[{"stops":null,"yield":"none","passOwn":false,"fullControl":false,"bluff":false,"turn":0,"phase":""},{"stops":null,"yield":"none","passOwn":false,"fullControl":false,"bluff":false,"turn":0,"phase":""}],"nonces":["f6a141162744238b0267f8a6f4d0440c","12775367ef034e94ae0f303aea1590bb"]}}','[["cd8152a7dd756637-1","cd8152a7dd756637-2","cd8152a7dd756637-3","cd8152a7dd756637-4","cd8152a7dd756637-5","cd8152a7dd756637-6","cd8152a7dd756637-7","cd8152a7dd756637-8","cd8152a7dd756637-9","cd8152a7dd756637-10","cd8152a7dd756637-11","cd8152a7dd756637-12","cd8152a7dd756637-13","cd8152a7dd756637-14","cd8152a7dd756637-15","cd8152a7dd756637-16","cd8152a7dd756637-17","cd8152a7dd756637-18","cd8152a7dd756637-19","cd8152a7dd756637-20","cd8152a7dd756637-21","cd8152a7dd756637-22","cd8152a7dd756637-23","cd8152a7dd756637-24","cd8152a7dd756637-25"],["200030f7e75a65a0-1","200030f7e75a65a0-2","200030f7e75a65a0-3","200030f7e75a65a0-4","200030f7e75a65a0-5","200030f7e75a65a0-6","200030f7e75a65a0-7","200030f7e75a65a0-8","200030f7e75a65a0-9","200030f7e75a65a0-10","200030f7e75a65a0-11","200030f7e75a65a0-12","200030f7e75a65a0-13","200030f7e75a65a0-14","200030f7e75a65a0-15","200030f7e75a65a0-16","200030f7e75a65a0-17","200030f7e75a65a0-18","200030f7e75a65a0-19","200030f7e75a65a0-20","200030f7e75a65a0-21","200030f7e75a65a0-22","200030f7e75a65a0-23","200030f7e75a65a0-24","200030f7e75a65a0-25","200030f7e75a65a0-26","200030f7e75a65a0-27"]]','-267jcsJK91ryNrXswwftV2QvKHDaZDInldC-vxx050');
INSERT INTO "sets" VALUES ('55a43f84dff1b28280e966d1974e0813e4f8021708aa96165dca75687e417978','{
  "$schema": "../../games/ucg/set.schema.json",
  "format": 1,
  "id": "starter",
  "ruleset": "ucg",
  "name": "Ember Caravan and Tidal Archive",
  "cards": [
    {
      "id": "dune-well",
      "name": "Dune Well",
      "type": "resource",
      "terra": 1,
      "flavor": "Four days apart, and never on a map."
    },
    {
      "id": "tide-cistern",
      "name": "Tide Cistern",
      "type": "resource",
      "terra": 1,
      "flavor": "The sea pays its debts by the bucket."
    },
    {
      "id": "cinder-runner",
      "name": "Cinder Runner",
      "type": "character",
      "designator": "Ember",
      "cost": 1,
      "combat": 1,
      "keywords": { "swift": true },
      "stability": 4,
      "flavor": "First over the ridge, first to be forgotten."
    },
    {
      "id": "wagon-guard",
      "name": "Wagon Guard",
      "type": "character",
      "designator": "Ember",
      "cost": 1,
      "combat": 2,
      "keywords": { "assist": true },
      "stability": 4,
      "flavor": "The wagon is worth more than the guard. The guard agrees."
    },
    {
      "id": "emberling",
      "name": "Emberling",
      "type": "character",
      "designator": "Ember",
      "cost": 2,
      "combat": 2,
      "keywords": { "revive": 1 },
      "flavor": "Put it out. Go on, try."
    },
    {
      "id": "ash-widow",
      "name": "Ash Widow",
      "type": "character",
      "designator": "Ember",
      "cost": 2,
      "combat": 2,
      "abilities": [
        {
          "kind": "triggered",
          "on": {
            "act": "slay",
            "object": { "kind": "character", "designator": "Ember", "controller": "you", "other": true }
          },
          "effect": [{ "do": "damage", "to": { "ref": "opponent" }, "amount": 1 }]
        }
      ],
      "flavor": "She keeps the names of the fallen on a very long scarf."
    },
    {
      "id": "cookfire-sprite",
      "name": "Cookfire Sprite",
      "type": "character",
      "designator": "Ember",
      "cost": 2,
      "combat": 2,
      "support": {
        "cost": 1,
        "timing": "immediate",
        "targets": [{ "object": { "kind": "character" } }],
        "effect": [{ "do": "modify", "what": { "ref": "target", "slot": 0 }, "attr": "combat", "add": 2 }]
      },
      "flavor": "Feeds the crew, and whatever else needs fuel."
    },
    {
      "id": "flint-fencer",
      "name": "Flint Fencer",
      "type": "character",
      "designator": "Ember",
      "cost": 2,
      "combat": 2,
      "keywords": { "expertise": true },
      "flavor": "A duel is over at the first spark."
    },
    {
      "id": "red-road-lancer",
      "name": "Red Road Lancer",
      "type": "character",
      "designator": "Ember",
      "cost": 3,
      "combat": 3,
      "keywords": { "swift": true }
    },
    {
      "id": "spark-juggler",
      "name": "Spark Juggler",
      "type": "character",
      "designator": "Ember",
      "cost": 3,
      "combat": 2,
      "abilities": [
        {
          "kind": "activated",
          "cost": { "terra": 1 },
          "targets": [{ "object": { "kind": "character" } }],
          "effect": [{ "do": "damage", "to": { "ref": "target", "slot": 0 }, "amount": 1 }]
        }
      ],
      "flavor": "Nine in the air, and not one of them hers."
    },
    {
      "id": "toll-taker",
      "name": "Toll Taker",
      "type": "character",
      "designator": "Ember",
      "cost": 3,
      "combat": 2,
      "abilities": [
        {
          "kind": "triggered",
          "on": {
            "act": "attack",
            "object": { "kind": "character", "designator": "Ember", "controller": "you", "other": true }
          },
          "effect": [{ "do": "damage", "to": { "ref": "opponent" }, "amount": 1 }]
        }
      ],
      "flavor": "There is always a toll. There is not always a road."
    },
    {
      "id": "matron-ashveil",
      "name": "Matron Ashveil",
      "type": "character",
      "designator": "Ember",
      "cost": 4,
      "combat": 3,
      "stability": 2,
      "abilities": [
        {
          "kind": "static",
          "changes": [
            {
              "on": { "kind": "character", "designator": "Ember", "controller": "you", "other": true },
              "attr": "combat",
              "add": 1
            }
          ]
        }
      ],
      "flavor": "Forty wagons turn when she lifts a hand."
    },
    {
      "id": "glasshorn-ram",
      "name": "Glasshorn Ram",
      "type": "character",
      "designator": "Ember",
      "cost": 4,
      "combat": 3,
      "keywords": { "unstoppable": true }
    },
    {
      "id": "bonfire-ox",
      "name": "Bonfire Ox",
      "type": "character",
      "designator": "Ember",
      "cost": 4,
      "combat": 5,
      "keywords": { "overpower": true },
      "flavor": "Hitch it to anything. It will arrive."
    },
    {
      "id": "ember-spark",
      "name": "Ember Spark",
      "type": "character",
      "designator": "Ember",
      "cost": 0,
      "combat": 1,
      "flavor": "Small, and one of many."
    },
    {
      "id": "noonday-rider",
      "name": "The Noonday Rider",
      "type": "epic",
      "designator": "Ember",
      "combat": 4,
      "keywords": { "swift": true },
      "stability": 2,
      "conditions": [
        {
          "when": {
            "is": ">=",
            "left": {
              "num": "count",
              "of": { "kind": "character", "designator": "Ember", "controller": "you" }
            },
            "right": 2
          }
        }
      ],
      "flavor": "He casts no shadow, and leaves none standing."
    },
    {
      "id": "mother-furnace",
      "name": "Mother Furnace",
      "type": "epic",
      "designator": "Ember",
      "combat": 7,
      "keywords": { "overpower": true },
      "stability": 1,
      "conditions": [
        { "dispose": { "kind": "character", "designator": "Ember", "controller": "you" } },
        { "counter": -3 }
      ],
      "flavor": "She takes what she is fed."
    },
    {
      "id": "scorched-road",
      "name": "Scorched Road",
      "type": "action",
      "cost": 3,
      "targets": [{ "object": { "kind": "character" } }],
      "effect": [
        { "do": "damage", "to": { "ref": "target", "slot": 0 }, "amount": 4 },
        { "do": "damage", "to": { "ref": "opponent" }, "amount": 1 }
      ]
    },
    {
      "id": "caravan-raid",
      "name": "Caravan Raid",
      "type": "action",
      "cost": 2,
      "extra": { "terra": 2, "optional": true },
      "targets": [{ "player": "opponent" }],
      "effect": [
        {
          "do": "damage",
          "to": { "ref": "target", "slot": 0 },
          "amount": { "num": "add", "of": [2, { "num": "x" }] }
        }
      ],
      "flavor": "Twice the torches, twice the profit."
    },
    {
      "id": "torch-parade",
      "name": "Torch Parade",
      "type": "action",
      "cost": 2,
      "effect": [{ "do": "token", "card": "ember-spark", "count": 3 }]
    },
    {
      "id": "flare",
      "name": "Flare",
      "type": "immediate",
      "cost": 1,
      "targets": [{ "object": { "kind": "character" } }],
      "effect": [{ "do": "damage", "to": { "ref": "target", "slot": 0 }, "amount": 2 }]
    },
    {
      "id": "rally-the-wagons",
      "name": "Rally the Wagons",
      "type": "immediate",
      "cost": 1,
      "targets": [{ "object": { "kind": "character" } }],
      "effect": [
        { "do": "modify", "what": { "ref": "target", "slot": 0 }, "attr": "combat", "add": 2 },
        { "do": "modify", "what": { "ref": "target", "slot": 0 }, "attr": "overpower", "add": 1 }
      ]
    },
    {
      "id": "second-wind",
      "name": "Second Wind",
      "type": "immediate",
      "cost": 1,
      "targets": [{ "object": { "kind": "character", "controller": "you" } }],
      "effect": [
        { "do": "awaken", "what": { "ref": "target", "slot": 0 } },
        { "do": "heal", "what": { "ref": "target", "slot": 0 } }
      ]
    },
    {
      "id": "supply-wagon",
      "name": "Supply Wagon",
      "type": "permanent",
      "cost": 2,
      "abilities": [{ "kind": "generator", "cost": { "activate": true }, "terra": 1 }]
    },
    {
      "id": "trade-goods",
      "name": "Trade Goods",
      "type": "permanent",
      "cost": 1,
      "abilities": [{ "kind": "generator", "cost": { "dispose": true }, "terra": 2, "ignitionOnly": true }]
    },
    {
      "id": "powder-keg",
      "name": "Powder Keg",
      "type": "permanent",
      "cost": 1,
      "abilities": [
        {
          "kind": "activated",
          "cost": { "activate": true, "decimate": true },
          "targets": [{ "object": { "kind": "character" } }],
          "effect": [{ "do": "damage", "to": { "ref": "target", "slot": 0 }, "amount": 3 }]
        }
      ]
    },
    {
      "id": "brand-of-haste",
      "name": "Brand of Haste",
      "type": "status",
      "cost": 1,
      "targets": [{ "object": { "kind": "character" } }],
      "abilities": [
        {
          "kind": "static",
          "changes": [
            { "on": { "host": true }, "attr": "combat", "add": 1 },
            { "on": { "host": true }, "attr": "swift", "add": 1 }
          ]
        }
      ]
    },
    {
      "id": "sand-pit",
      "name": "Sand Pit",
      "type": "hidden",
      "contact": {
        "when": { "is": "any", "of": { "kind": "character", "controller": "opponent", "in": ["encounter"] } }
      },
      "targets": [{ "object": { "kind": "character", "in": ["encounter"] } }],
      "effect": [{ "do": "damage", "to": { "ref": "target", "slot": 0 }, "amount": 3 }],
      "flavor": "The road is older than the bridge."
    },
    {
      "id": "false-campfire",
      "name": "False Campfire",
      "type": "hidden",
      "contact": {
        "link": {
          "what": "play",
          "controller": "opponent",
          "card": { "any": [{ "kind": "action" }, { "kind": "immediate" }] }
        }
      },
      "targets": [
        {
          "link": {
            "what": "play",
            "controller": "opponent",
            "card": { "any": [{ "kind": "action" }, { "kind": "immediate" }] }
          }
        }
      ],
      "effect": [{ "do": "nullify", "what": { "ref": "target", "slot": 0 } }],
      "flavor": "They read their scrolls by our light. Our light."
    },
    {
      "id": "salamander-egg",
      "name": "Salamander Egg",
      "type": "proxy",
      "designator": "Ember",
      "bide": { "value": 2 },
      "becomes": "character",
      "combat": 4,
      "keywords": { "overpower": true },
      "flavor": "Keep warm. Keep away."
    },
    {
      "id": "slow-fuse",
      "name": "Slow Fuse",
      "type": "proxy",
      "bide": { "value": 1 },
      "targets": [{ "player": "opponent" }],
      "effect": [{ "do": "damage", "to": { "ref": "target", "slot": 0 }, "amount": 3 }]
    },
    {
      "id": "tide-clerk",
      "name": "Tide Clerk",
      "type": "character",
      "designator": "Tidal",
      "cost": 1,
      "combat": 1,
      "abilities": [
        {
          "kind": "triggered",
          "on": { "act": "enter", "entering": true },
          "effect": [{ "do": "draw", "count": 1 }]
        }
      ],
      "flavor": "Files the waves by height."
    },
    {
      "id": "lantern-scribe",
      "name": "Lantern Scribe",
      "type": "character",
      "designator": "Tidal",
      "cost": 1,
      "combat": 1,
      "abilities": [
        {
          "kind": "activated",
          "cost": { "dispose": true },
          "targets": [{ "link": { "what": "play" } }],
          "effect": [{ "do": "raise", "what": { "ref": "target", "slot": 0 }, "by": 2 }]
        }
      ],
      "flavor": "One more form to sign, and then one more."
    },
    {
      "id": "reef-warden",
      "name": "Reef Warden",
      "type": "character",
      "designator": "Tidal",
      "cost": 2,
      "combat": 3,
      "keywords": { "proficiency": -1 },
      "stability": 4,
      "flavor": "Nothing passes that has not been stamped."
    },
    {
      "id": "pearl-diver",
      "name": "Pearl Diver",
      "type": "character",
      "designator": "Tidal",
      "cost": 3,
      "combat": 2,
      "abilities": [
        {
          "kind": "triggered",
          "on": { "act": "enter", "entering": true },
          "effect": [
            {
              "do": "choose",
              "from": {
                "owner": "you",
                "in": ["void"],
                "any": [{ "kind": "action" }, { "kind": "immediate" }]
              },
              "min": 0,
              "max": 1,
              "as": "find"
            },
            { "do": "recover", "what": { "ref": "var", "name": "find" } }
          ]
        }
      ]
    },
    {
      "id": "mist-swindler",
      "name": "Mist Swindler",
      "type": "character",
      "designator": "Tidal",
      "cost": 3,
      "combat": 3,
      "keywords": { "cunning": true },
      "abilities": [
        {
          "kind": "activated",
          "cost": { "activate": true },
          "targets": [{ "object": { "kind": "character", "controller": "opponent" } }],
          "effect": [{ "do": "exhaust", "what": { "ref": "target", "slot": 0 } }]
        }
      ],
      "flavor": "You were guarding the other door."
    },
    {
      "id": "undertow-eel",
      "name": "Undertow Eel",
      "type": "character",
      "designator": "Tidal",
      "cost": 4,
      "combat": 3,
      "keywords": { "cunning": true },
      "abilities": [
        {
          "kind": "activated",
          "cost": { "terra": 1, "activate": true },
          "targets": [{ "object": { "kind": "character" } }],
          "effect": [{ "do": "bounce", "what": { "ref": "target", "slot": 0 } }]
        }
      ]
    },
    {
      "id": "twice-drowned-captain",
      "name": "Twice-Drowned Captain",
      "type": "character",
      "designator": "Tidal",
      "cost": 4,
      "combat": 4,
      "keywords": { "expertise": true, "revive": 1 },
      "flavor": "The third time is only paperwork."
    },
    {
      "id": "abyssal-registrar",
      "name": "Abyssal Registrar",
      "type": "character",
      "designator": "Tidal",
      "cost": 4,
      "combat": 4,
      "stability": 2,
      "abilities": [
        {
          "kind": "static",
          "changes": [
            {
              "on": { "kind": "character", "designator": "Tidal", "controller": "you", "other": true },
              "attr": "combat",
              "add": 1
            }
          ],
          "while": { "is": "not", "of": { "is": "yourTurn" } }
        }
      ],
      "flavor": "Office hours are when you are not looking."
    },
    {
      "id": "kelp-colossus",
      "name": "Kelp Colossus",
      "type": "character",
      "designator": "Tidal",
      "cost": 6,
      "combat": 7,
      "untargetable": true,
      "support": {
        "cost": 2,
        "timing": "action",
        "targets": [{ "object": { "kind": "character" } }],
        "effect": [{ "do": "bounce", "what": { "ref": "target", "slot": 0 } }]
      }
    },
    {
      "id": "queen-of-low-water",
      "name": "Queen of Low Water",
      "type": "epic",
      "designator": "Tidal",
      "combat": 3,
      "keywords": { "cunning": true },
      "stability": 2,
      "abilities": [
        {
          "kind": "activated",
          "cost": { "activate": true },
          "targets": [{ "object": { "kind": "character" } }],
          "effect": [{ "do": "modify", "what": { "ref": "target", "slot": 0 }, "attr": "combat", "add": -2 }]
        }
      ],
      "flavor": "She waits. The shore comes to her."
    },
    {
      "id": "leviathan-index",
      "name": "The Leviathan Index",
      "type": "epic",
      "designator": "Tidal",
      "combat": 8,
      "stability": 1,
      "conditions": [
        {
          "when": {
            "is": ">=",
            "left": { "num": "count", "of": { "owner": "you", "in": ["void"] } },
            "right": 12
          }
        },
        { "counter": -4 }
      ],
      "flavor": "Volume one of one. Shelved under Everything."
    },
    {
      "id": "high-water-mark",
      "name": "High Water Mark",
      "type": "action",
      "cost": 5,
      "targets": [{ "object": { "kind": "character" } }],
      "effect": [{ "do": "decimate", "what": { "ref": "target", "slot": 0 } }]
    },
    {
      "id": "fill-the-shelves",
      "name": "Fill the Shelves",
      "type": "action",
      "cost": 2,
      "effect": [
        { "do": "draw", "count": 2 },
        { "do": "choose", "from": { "owner": "you", "in": ["hand"] }, "min": 1, "max": 1, "as": "kept" },
        { "do": "discard", "what": { "ref": "var", "name": "kept" } }
      ]
    },
    {
      "id": "confiscate",
      "name": "Confiscate",
      "type": "action",
      "cost": 2,
      "effect": [{ "do": "discardRandom", "who": { "ref": "opponent" }, "count": 2 }]
    },
    {
      "id": "drown-the-stacks",
      "name": "Drown the Stacks",
      "type": "action",
      "cost": 5,
      "effect": [
        {
          "do": "each",
          "of": { "ref": "all", "of": { "kind": "character" } },
          "as": "soul",
          "then": [
            {
              "do": "if",
              "when": {
                "is": "matches",
                "what": { "ref": "var", "name": "soul" },
                "filter": { "has": { "attr": "combat", "most": 3 } }
              },
              "then": [{ "do": "slay", "what": { "ref": "var", "name": "soul" } }],
              "else": [{ "do": "damage", "to": { "ref": "var", "name": "soul" }, "amount": 2 }]
            }
          ]
        }
      ]
    },
    {
      "id": "salvage-rite",
      "name": "Salvage Rite",
      "type": "action",
      "cost": 4,
      "targets": [{ "object": { "kind": "character", "owner": "you", "in": ["void"] } }],
      "effect": [{ "do": "summon", "what": { "ref": "target", "slot": 0 } }]
    },
    {
      "id": "twofold-verdict",
      "name": "Twofold Verdict",
      "type": "action",
      "cost": 5,
      "effect": [
        {
          "do": "repeat",
          "times": 2,
          "then": [
            {
              "do": "choose",
              "from": { "kind": "character", "controller": "opponent" },
              "min": 1,
              "max": 1,
              "as": "guilty",
              "who": "opponent"
            },
            { "do": "dispose", "what": { "ref": "var", "name": "guilty" } }
          ]
        }
      ]
    },
    {
      "id": "marginalia",
      "name": "Marginalia",
      "type": "action",
      "cost": 1,
      "extra": { "terra": 1 },
      "effect": [
        {
          "do": "together",
          "verbs": [
            { "do": "draw", "count": 1 },
            {
              "do": "retribution",
              "what": { "ref": "all", "of": { "kind": "architect", "controller": "you" } },
              "amount": 1
            }
          ]
        }
      ]
    },
    {
      "id": "denied-entry",
      "name": "Denied Entry",
      "type": "immediate",
      "cost": 3,
      "targets": [{ "link": { "what": "play" } }],
      "effect": [{ "do": "nullify", "what": { "ref": "target", "slot": 0 } }],
      "flavor": "Your card has expired. So have you."
    },
    {
      "id": "sealed-lips",
      "name": "Sealed Lips",
      "type": "immediate",
      "cost": 1,
      "targets": [{ "link": { "what": "ability", "card": { "kind": "character" } } }],
      "effect": [
        { "do": "nullify", "what": { "ref": "target", "slot": 0 } },
        { "do": "may", "then": [{ "do": "draw", "count": 1 }] }
      ]
    },
    {
      "id": "ebb",
      "name": "Ebb",
      "type": "immediate",
      "cost": 2,
      "targets": [{ "object": { "kind": "character" } }],
      "effect": [{ "do": "bounce", "what": { "ref": "target", "slot": 0 } }]
    },
    {
      "id": "weigh-the-ledger",
      "name": "Weigh the Ledger",
      "type": "immediate",
      "cost": 3,
      "targets": [{ "object": { "kind": "character" } }],
      "effect": [
        {
          "do": "let",
          "as": "debt",
          "value": { "num": "count", "of": { "kind": "resource", "controller": "you" } }
        },
        { "do": "damage", "to": { "ref": "target", "slot": 0 }, "amount": { "num": "var", "name": "debt" } },
        { "do": "mill", "count": 1 }
      ]
    },
    {
      "id": "tide-gauge",
      "name": "Tide Gauge",
      "type": "permanent",
      "cost": 2,
      "stability": 2,
      "abilities": [
        {
          "kind": "static",
          "changes": [{ "on": { "kind": "immediate", "owner": "you" }, "attr": "cost", "add": -1 }]
        }
      ]
    },
    {
      "id": "salt-press",
      "name": "Salt Press",
      "type": "permanent",
      "cost": 2,
      "abilities": [
        {
          "kind": "activated",
          "cost": { "terra": 1, "activate": true },
          "targets": [{ "object": { "kind": "character" } }],
          "effect": [{ "do": "counter", "what": { "ref": "target", "slot": 0 }, "amount": -1 }]
        }
      ]
    },
    {
      "id": "mirror-carapace",
      "name": "Mirror Carapace",
      "type": "status",
      "cost": 2,
      "targets": [{ "object": { "kind": "character" } }],
      "abilities": [
        {
          "kind": "instead",
          "on": "slay",
          "object": { "host": true },
          "effect": [
            { "do": "heal", "what": { "ref": "host" } },
            { "do": "dispose", "what": { "ref": "self" } }
          ]
        }
      ]
    },
    {
      "id": "ink-trap",
      "name": "Ink Trap",
      "type": "hidden",
      "contact": {
        "link": {
          "what": "play",
          "controller": "opponent",
          "card": { "kind": "character", "has": { "attr": "cost", "most": 2 } }
        }
      },
      "targets": [
        {
          "link": {
            "what": "play",
            "controller": "opponent",
            "card": { "kind": "character", "has": { "attr": "cost", "most": 2 } }
          }
        }
      ],
      "effect": [{ "do": "nullify", "what": { "ref": "target", "slot": 0 } }]
    },
    {
      "id": "riptide",
      "name": "Riptide",
      "type": "hidden",
      "contact": {
        "when": { "is": "any", "of": { "kind": "character", "controller": "opponent", "in": ["encounter"] } }
      },
      "targets": [{ "object": { "kind": "character", "in": ["encounter"] } }],
      "effect": [{ "do": "exhaust", "what": { "ref": "target", "slot": 0 } }]
    },
    {
      "id": "rising-tide",
      "name": "Rising Tide",
      "type": "proxy",
      "bide": { "value": 2, "optional": true },
      "effect": [{ "do": "bounce", "what": { "ref": "all", "of": { "kind": "character" } } }],
      "flavor": "It is not late. It is thorough."
    },
    {
      "id": "bottled-storm",
      "name": "Bottled Storm",
      "type": "proxy",
      "bide": { "value": 2, "at": "end" },
      "effect": [
        {
          "do": "damage",
          "to": { "ref": "opponent" },
          "amount": { "num": "count", "of": { "designator": "Tidal", "controller": "you" } }
        }
      ]
    },
    {
      "id": "patient-idol",
      "name": "Patient Idol",
      "type": "proxy",
      "designator": "Tidal",
      "bide": { "value": 4, "counters": 2 },
      "becomes": "character",
      "combat": 5,
      "keywords": { "assist": true }
    },
    {
      "id": "ninth-cellar",
      "name": "Architect of the Ninth Cellar",
      "type": "architect",
      "designator": "Tidal",
      "requirement": 4,
      "power": 8,
      "stability": 2,
      "assimilate": [{ "do": "draw", "count": 1 }],
      "abilities": [
        {
          "kind": "triggered",
          "on": { "act": "end", "by": "you" },
          "effect": [
            {
              "do": "damage",
              "to": { "ref": "opponent" },
              "amount": { "num": "attr", "of": { "ref": "self" }, "attr": "retribution" }
            }
          ]
        }
      ],
      "flavor": "Eight cellars for books. The ninth is for readers."
    }
  ],
  "decks": [
    {
      "id": "ember-caravan",
      "name": "Ember Caravan",
      "cards": {
        "dune-well": 22,
        "cinder-runner": 3,
        "wagon-guard": 2,
        "emberling": 2,
        "ash-widow": 2,
        "cookfire-sprite": 2,
        "flint-fencer": 2,
        "red-road-lancer": 2,
        "spark-juggler": 1,
        "toll-taker": 1,
        "matron-ashveil": 1,
        "glasshorn-ram": 1,
        "bonfire-ox": 2,
        "noonday-rider": 1,
        "mother-furnace": 1,
        "scorched-road": 1,
        "caravan-raid": 1,
        "torch-parade": 1,
        "flare": 2,
        "rally-the-wagons": 1,
        "second-wind": 1,
        "supply-wagon": 1,
        "trade-goods": 1,
        "powder-keg": 1,
        "brand-of-haste": 1,
        "sand-pit": 1,
        "false-campfire": 1,
        "salamander-egg": 1,
        "slow-fuse": 1
      }
    },
    {
      "id": "tidal-archive",
      "name": "Tidal Archive",
      "cards": {
        "tide-cistern": 22,
        "tide-clerk": 1,
        "lantern-scribe": 2,
        "reef-warden": 3,
        "pearl-diver": 1,
        "mist-swindler": 2,
        "undertow-eel": 1,
        "twice-drowned-captain": 2,
        "abyssal-registrar": 1,
        "kelp-colossus": 1,
        "queen-of-low-water": 1,
        "leviathan-index": 1,
        "high-water-mark": 1,
        "fill-the-shelves": 1,
        "confiscate": 1,
        "drown-the-stacks": 1,
        "salvage-rite": 1,
        "twofold-verdict": 1,
        "marginalia": 1,
        "denied-entry": 2,
        "sealed-lips": 1,
        "ebb": 1,
        "weigh-the-ledger": 1,
        "tide-gauge": 1,
        "salt-press": 1,
        "mirror-carapace": 1,
        "ink-trap": 1,
        "riptide": 1,
        "rising-tide": 1,
        "bottled-storm": 1,
        "patient-idol": 1,
        "ninth-cellar": 2
      }
    }
  ]
}
');
INSERT INTO "sets" VALUES ('8c668a6a63682be419a10cce0651e7b1b3e8b59f1dbddf599a5b17e168e58e9c','{
  "$schema": "../../games/nullshapers/set.schema.json",
  "format": 1,
  "id": "starter",
  "ruleset": "nullshapers",
  "name": "Solar Vanguard and Undertow Syndicate",
  "cards": [
    {
      "id": "lantern-cadet",
      "name": "Lantern Cadet",
      "types": [
        "agent"
      ],
      "cost": {
        "light": 1
      },
      "speed": 1,
      "reach": "melee",
      "attack": 2,
      "defense": 1,
      "lore": "Sworn in at noon, on the walls by dusk."
    },
    {
      "id": "orchard-golem",
      "name": "Orchard Golem",
      "types": [
        "agent"
      ],
      "cost": {
        "growth": 2
      },
      "speed": 1,
      "reach": "melee",
      "attack": 2,
      "defense": 3,
      "keywords": {
        "intercept": true
      },
      "lore": "It has never dropped an apple, or a burglar."
    },
    {
      "id": "sunrise-courier",
      "name": "Sunrise Courier",
      "types": [
        "agent"
      ],
      "cost": {
        "light": 1,
        "void": 1
      },
      "speed": 2,
      "reach": "melee",
      "attack": 2,
      "defense": 2,
      "keywords": {
        "ready": true
      },
      "lore": "The letter arrives before the ink is dry."
    },
    {
      "id": "oathbound-shield",
      "name": "Oathbound Shield",
      "types": [
        "agent"
      ],
      "cost": {
        "light": 2
      },
      "speed": 1,
      "reach": "melee",
      "attack": 2,
      "defense": 4,
      "keywords": {
        "secure": true
      },
      "lore": "Both doors at once. That was the oath."
    },
    {
      "id": "seed-archivist",
      "name": "Seed Archivist",
      "types": [
        "agent"
      ],
      "cost": {
        "growth": 1
      },
      "speed": 1,
      "reach": "melee",
      "attack": 1,
      "defense": 2,
      "abilities": [
        {
          "kind": "reactive",
          "on": {
            "act": "arrive",
            "entering": true
          },
          "effect": [
            {
              "do": "spawn",
              "card": "sproutling"
            }
          ]
        }
      ],
      "lore": "She files them by temper."
    },
    {
      "id": "tidewater-bailiff",
      "name": "Tidewater Bailiff",
      "types": [
        "agent"
      ],
      "cost": {
        "light": 1,
        "growth": 1
      },
      "speed": 1,
      "reach": "melee",
      "attack": 2,
      "defense": 3,
      "keywords": {
        "transfer": true
      },
      "lore": "What you owe, the river walls receive."
    },
    {
      "id": "festival-marshal",
      "name": "Festival Marshal",
      "types": [
        "agent"
      ],
      "cost": {
        "chaos": 1,
        "light": 1
      },
      "speed": 1,
      "reach": "melee",
      "attack": 3,
      "defense": 2,
      "abilities": [
        {
          "kind": "reactive",
          "on": {
            "act": "attack",
            "object": {
              "self": true
            }
          },
          "effect": [
            {
              "do": "increase",
              "what": {
                "ref": "self"
              },
              "count": 1
            }
          ]
        }
      ],
      "lore": "Louder every street."
    },
    {
      "id": "greenhouse-strider",
      "name": "Greenhouse Strider",
      "types": [
        "agent",
        "hardware"
      ],
      "cost": {
        "growth": 2,
        "void": 1
      },
      "speed": 1,
      "reach": "melee",
      "attack": 4,
      "defense": 4,
      "abilities": [
        {
          "kind": "activated",
          "speed": 2,
          "cost": {
            "lock": true
          },
          "targets": [
            {
              "object": {
                "kind": "agent",
                "controller": "you"
              }
            }
          ],
          "effect": [
            {
              "do": "modify",
              "what": {
                "ref": "target",
                "slot": 0
              },
              "attr": "defense",
              "add": 2
            }
          ]
        }
      ],
      "lore": "Eleven tonnes, nine of them ferns."
    },
    {
      "id": "matron-of-mornings",
      "name": "Matron of Mornings",
      "types": [
        "agent"
      ],
      "cost": {
        "light": 2,
        "growth": 1
      },
      "speed": 1,
      "reach": "melee",
      "attack": 3,
      "defense": 5,
      "abilities": [
        {
          "kind": "persistent",
          "changes": [
            {
              "on": {
                "kind": "agent",
                "controller": "you",
                "other": true
              },
              "attr": "attack",
              "add": 1
            }
          ]
        }
      ],
      "lore": "The city wakes when she does."
    },
    {
      "id": "sunlance",
      "name": "Sunlance",
      "types": [
        "event"
      ],
      "cost": {
        "light": 1,
        "void": 1
      },
      "speed": 2,
      "targets": [
        {
          "object": {
            "kind": "agent",
            "controller": "opponent"
          }
        }
      ],
      "global": {
        "cost": {
          "void": 1
        },
        "targets": [
          {
            "object": {
              "kind": "agent"
            }
          }
        ]
      },
      "effect": [
        {
          "do": "damage",
          "to": {
            "ref": "target",
            "slot": 0
          },
          "amount": 3
        }
      ],
      "lore": "Aim it like a question."
    },
    {
      "id": "tend-the-walls",
      "name": "Tend the Walls",
      "types": [
        "event"
      ],
      "cost": {
        "growth": 1
      },
      "speed": 2,
      "pick": [
        {
          "name": "mend",
          "targets": [
            {
              "sector": "friendly"
            }
          ],
          "effect": [
            {
              "do": "durability",
              "of": {
                "ref": "target",
                "slot": 0
              },
              "add": 3
            }
          ]
        },
        {
          "name": "train",
          "targets": [
            {
              "object": {
                "kind": "agent",
                "controller": "you"
              }
            }
          ],
          "effect": [
            {
              "do": "increase",
              "what": {
                "ref": "target",
                "slot": 0
              },
              "count": 1
            }
          ]
        },
        {
          "name": "study",
          "effect": [
            {
              "do": "draw",
              "count": 1
            }
          ]
        }
      ],
      "lore": "Three trowels, one afternoon."
    },
    {
      "id": "battle-hymn",
      "name": "Battle Hymn",
      "types": [
        "event"
      ],
      "cost": {
        "light": 1
      },
      "speed": 3,
      "targets": [
        {
          "object": {
            "kind": "agent",
            "controller": "you"
          }
        }
      ],
      "effect": [
        {
          "do": "modify",
          "what": {
            "ref": "target",
            "slot": 0
          },
          "attr": "attack",
          "add": 2
        },
        {
          "do": "modify",
          "what": {
            "ref": "target",
            "slot": 0
          },
          "attr": "defense",
          "add": 2
        }
      ],
      "lore": "Nobody knows the second verse."
    },
    {
      "id": "call-the-vanguard",
      "name": "Call the Vanguard",
      "types": [
        "event"
      ],
      "cost": {
        "chaos": 1,
        "light": 1
      },
      "speed": 1,
      "effect": [
        {
          "do": "spawn",
          "card": "sproutling",
          "count": 2
        }
      ],
      "lore": "They came with their own drums."
    },
    {
      "id": "landslide",
      "name": "Landslide",
      "types": [
        "event"
      ],
      "cost": {
        "chaos": 1,
        "x": 1
      },
      "speed": 1,
      "targets": [
        {
          "sector": "enemy"
        }
      ],
      "effect": [
        {
          "do": "damage",
          "to": {
            "ref": "target",
            "slot": 0
          },
          "amount": {
            "num": "x"
          }
        }
      ],
      "lore": "Patience, released."
    },
    {
      "id": "field-dressing",
      "name": "Field Dressing",
      "types": [
        "software"
      ],
      "subtypes": [
        "modification"
      ],
      "cost": {
        "light": 1
      },
      "speed": 1,
      "targets": [
        {
          "object": {
            "kind": "agent",
            "controller": "you"
          }
        }
      ],
      "abilities": [
        {
          "kind": "persistent",
          "changes": [
            {
              "on": {
                "host": true
              },
              "attr": "defense",
              "add": 3
            }
          ]
        }
      ],
      "anomaly": {
        "name": "Lamplit Court",
        "makes": [
          {
            "kind": "light",
            "amount": 1
          },
          {
            "kind": "growth",
            "amount": 1
          }
        ]
      },
      "lore": "Tight, clean and slightly singing."
    },
    {
      "id": "brass-glaive",
      "name": "Brass Glaive",
      "types": [
        "hardware"
      ],
      "subtypes": [
        "gear"
      ],
      "cost": {
        "void": 2
      },
      "speed": 1,
      "abilities": [
        {
          "kind": "persistent",
          "changes": [
            {
              "on": {
                "host": true
              },
              "attr": "attack",
              "add": 2
            }
          ]
        }
      ],
      "lore": "Reaches what the arm does not."
    },
    {
      "id": "drill-sergeant-daemon",
      "name": "Drill Sergeant Daemon",
      "types": [
        "software"
      ],
      "cost": {
        "void": 2
      },
      "speed": 1,
      "abilities": [
        {
          "kind": "activated",
          "speed": 3,
          "cost": {
            "lock": true
          },
          "keyword": "overclock",
          "effect": [
            {
              "do": "overclock",
              "by": 1
            }
          ]
        },
        {
          "kind": "reactive",
          "on": {
            "act": "startOfAttack",
            "by": "you"
          },
          "targets": [
            {
              "object": {
                "kind": "agent",
                "controller": "you"
              }
            }
          ],
          "effect": [
            {
              "do": "modify",
              "what": {
                "ref": "target",
                "slot": 0
              },
              "attr": "attack",
              "add": 1
            }
          ]
        }
      ],
      "lore": "It counts in a voice like gravel."
    },
    {
      "id": "long-table",
      "name": "The Long Table",
      "types": [
        "hardware"
      ],
      "cost": {
        "void": 2
      },
      "speed": 1,
      "abilities": [
        {
          "kind": "activated",
          "speed": 3,
          "cost": {
            "forfeit": {
              "kind": "agent"
            }
          },
          "effect": [
            {
              "do": "draw",
              "count": 2
            }
          ]
        },
        {
          "kind": "activated",
          "speed": 2,
          "cost": {
            "energy": {
              "growth": 1
            },
            "lock": true
          },
          "targets": [
            {
              "sector": "friendly"
            }
          ],
          "effect": [
            {
              "do": "durability",
              "of": {
                "ref": "target",
                "slot": 0
              },
              "add": 1
            }
          ]
        }
      ],
      "lore": "A seat for everyone who did not come back."
    },
    {
      "id": "sun-dynamo",
      "name": "Sun Dynamo",
      "types": [
        "hardware"
      ],
      "cost": {
        "void": 2
      },
      "speed": 1,
      "abilities": [
        {
          "kind": "activated",
          "speed": 3,
          "cost": {
            "lock": true
          },
          "effect": [
            {
              "do": "energy",
              "kind": "light",
              "count": 2
            }
          ]
        }
      ],
      "anomaly": {
        "name": "Noonwell",
        "makes": [
          {
            "kind": "light",
            "amount": 2
          }
        ]
      },
      "lore": "It only sounds angry."
    },
    {
      "id": "second-dawn",
      "name": "Second Dawn",
      "types": [
        "event"
      ],
      "cost": {
        "growth": 1,
        "light": 1
      },
      "speed": 1,
      "targets": [
        {
          "object": {
            "in": [
              "cache"
            ],
            "owner": "you",
            "kind": "agent",
            "has": {
              "attr": "value",
              "most": 2
            }
          }
        }
      ],
      "effect": [
        {
          "do": "arrive",
          "what": {
            "ref": "target",
            "slot": 0
          }
        }
      ],
      "lore": "She had only stepped out."
    },
    {
      "id": "sproutling",
      "name": "Sproutling",
      "types": [
        "spawn",
        "agent"
      ],
      "reach": "melee",
      "attack": 1,
      "defense": 1,
      "lore": "All elbows and optimism."
    },
    {
      "id": "gutter-spy",
      "name": "Gutter Spy",
      "types": [
        "agent"
      ],
      "cost": {
        "dark": 1
      },
      "speed": 1,
      "reach": "melee",
      "attack": 1,
      "defense": 1,
      "keywords": {
        "evasion": true
      },
      "lore": "You have never noticed her. Keep it so."
    },
    {
      "id": "harpoon-crew",
      "name": "Harpoon Crew",
      "types": [
        "agent"
      ],
      "cost": {
        "storm": 1,
        "void": 1
      },
      "speed": 1,
      "reach": "ranged",
      "attack": 2,
      "defense": 2,
      "lore": "They argue until the rope sings."
    },
    {
      "id": "drowned-notary",
      "name": "Drowned Notary",
      "types": [
        "agent"
      ],
      "cost": {
        "dark": 1,
        "void": 1
      },
      "speed": 1,
      "reach": "melee",
      "attack": 2,
      "defense": 2,
      "abilities": [
        {
          "kind": "reactive",
          "on": {
            "act": "arrive",
            "entering": true
          },
          "effect": [
            {
              "do": "discard",
              "who": {
                "ref": "opponent"
              },
              "count": 1
            }
          ]
        }
      ],
      "lore": "Sign here. And here. And breathe out."
    },
    {
      "id": "static-marksman",
      "name": "Static Marksman",
      "types": [
        "agent"
      ],
      "cost": {
        "storm": 2
      },
      "speed": 1,
      "reach": "ranged",
      "attack": 1,
      "defense": 2,
      "abilities": [
        {
          "kind": "reactive",
          "on": {
            "act": "arrive",
            "entering": true
          },
          "effect": [
            {
              "do": "damage",
              "to": {
                "ref": "target",
                "slot": 0
              },
              "amount": 1
            }
          ],
          "targets": [
            {
              "object": {
                "kind": "agent"
              }
            }
          ]
        }
      ],
      "lore": "The hair on your neck is the warning."
    },
    {
      "id": "back-alley-ambusher",
      "name": "Back-Alley Ambusher",
      "types": [
        "agent"
      ],
      "cost": {
        "dark": 1,
        "void": 1
      },
      "speed": 3,
      "reach": "melee",
      "attack": 3,
      "defense": 1,
      "lore": "He was the puddle."
    },
    {
      "id": "tithe-collector",
      "name": "Tithe Collector",
      "types": [
        "agent"
      ],
      "cost": {
        "dark": 2
      },
      "speed": 1,
      "reach": "melee",
      "attack": 2,
      "defense": 3,
      "keywords": {
        "transfer": true
      },
      "lore": "One coin of every wound."
    },
    {
      "id": "eel-wrangler",
      "name": "Eel Wrangler",
      "types": [
        "agent"
      ],
      "cost": {
        "storm": 1,
        "chaos": 1
      },
      "speed": 1,
      "reach": "melee",
      "attack": 2,
      "defense": 3,
      "abilities": [
        {
          "kind": "activated",
          "speed": 2,
          "cost": {
            "energy": {
              "void": 1
            }
          },
          "keyword": "shift",
          "effect": [
            {
              "do": "shift",
              "what": {
                "ref": "self"
              }
            }
          ]
        }
      ],
      "lore": "Short leash, long temper."
    },
    {
      "id": "undertow-leviathan",
      "name": "Undertow Leviathan",
      "types": [
        "agent"
      ],
      "cost": {
        "dark": 2,
        "storm": 1
      },
      "speed": 1,
      "reach": "melee",
      "attack": 5,
      "defense": 5,
      "lore": "The harbour is deeper where it sleeps."
    },
    {
      "id": "dockside-queen",
      "name": "Dockside Queen",
      "types": [
        "agent"
      ],
      "cost": {
        "dark": 1,
        "storm": 1,
        "void": 1
      },
      "speed": 1,
      "reach": "melee",
      "attack": 2,
      "defense": 4,
      "keywords": {
        "evasion": true
      },
      "abilities": [
        {
          "kind": "reactive",
          "on": {
            "act": "terminate",
            "object": {
              "kind": "agent",
              "controller": "opponent"
            }
          },
          "cost": {
            "energy": {
              "void": 1
            }
          },
          "effect": [
            {
              "do": "draw",
              "count": 1
            }
          ]
        }
      ],
      "lore": "She sends flowers, afterwards."
    },
    {
      "id": "forked-bolt",
      "name": "Forked Bolt",
      "types": [
        "event"
      ],
      "cost": {
        "storm": 1,
        "void": 1
      },
      "speed": 2,
      "targets": [
        {
          "object": {
            "kind": "agent"
          },
          "min": 1,
          "max": 2
        }
      ],
      "effect": [
        {
          "do": "damage",
          "to": {
            "ref": "target",
            "slot": 0
          },
          "amount": 2
        }
      ],
      "lore": "Lightning reads over your shoulder."
    },
    {
      "id": "knife-in-the-fog",
      "name": "Knife in the Fog",
      "types": [
        "event"
      ],
      "cost": {
        "dark": 1
      },
      "speed": 3,
      "targets": [
        {
          "object": {
            "kind": "agent",
            "controller": "opponent"
          }
        }
      ],
      "effect": [
        {
          "do": "damage",
          "to": {
            "ref": "target",
            "slot": 0
          },
          "amount": 2
        }
      ],
      "lore": "No one saw the fog, either."
    },
    {
      "id": "void-the-contract",
      "name": "Void the Contract",
      "types": [
        "event"
      ],
      "cost": {
        "storm": 1,
        "void": 1
      },
      "speed": 3,
      "targets": [
        {
          "entry": {
            "what": "card",
            "controller": "opponent"
          }
        }
      ],
      "effect": [
        {
          "do": "cancel",
          "what": {
            "ref": "target",
            "slot": 0
          }
        }
      ],
      "lore": "Clause nine was always a knife."
    },
    {
      "id": "hush-money",
      "name": "Hush Money",
      "types": [
        "event"
      ],
      "cost": {
        "dark": 1
      },
      "speed": 3,
      "targets": [
        {
          "entry": {
            "what": "skill"
          }
        }
      ],
      "effect": [
        {
          "do": "cancel",
          "what": {
            "ref": "target",
            "slot": 0
          }
        }
      ],
      "lore": "It buys a very specific silence."
    },
    {
      "id": "riptide-charge",
      "name": "Riptide Charge",
      "types": [
        "event"
      ],
      "cost": {
        "chaos": 1,
        "x": 1
      },
      "speed": 2,
      "targets": [
        {
          "sector": "any"
        }
      ],
      "effect": [
        {
          "do": "damage",
          "to": {
            "ref": "target",
            "slot": 0
          },
          "amount": {
            "num": "x"
          }
        }
      ],
      "lore": "Measured in city blocks."
    },
    {
      "id": "wash-ashore",
      "name": "Wash Ashore",
      "types": [
        "event"
      ],
      "cost": {
        "storm": 1
      },
      "speed": 3,
      "targets": [
        {
          "object": {
            "kind": "agent"
          }
        }
      ],
      "effect": [
        {
          "do": "return",
          "what": {
            "ref": "target",
            "slot": 0
          }
        }
      ],
      "lore": "Salt, kelp and no explanation."
    },
    {
      "id": "evict",
      "name": "Evict",
      "types": [
        "event"
      ],
      "cost": {
        "dark": 2,
        "void": 1
      },
      "speed": 1,
      "targets": [
        {
          "object": {
            "kind": "constant",
            "controller": "opponent",
            "not": {
              "kind": "anomaly"
            }
          }
        }
      ],
      "effect": [
        {
          "do": "terminate",
          "what": {
            "ref": "target",
            "slot": 0
          }
        }
      ],
      "lore": "The notice was posted under water."
    },
    {
      "id": "pay-the-ferryman",
      "name": "Pay the Ferryman",
      "types": [
        "event"
      ],
      "cost": {
        "void": 2
      },
      "speed": 1,
      "effect": [
        {
          "do": "draw",
          "count": 2
        }
      ],
      "anomaly": {
        "name": "Ferry Landing",
        "makes": [
          {
            "kind": "dark",
            "amount": 1
          },
          {
            "kind": "storm",
            "amount": 1
          }
        ]
      },
      "lore": "Two coins over, one story back."
    },
    {
      "id": "burn-the-ledger",
      "name": "Burn the Ledger",
      "types": [
        "event"
      ],
      "cost": {
        "chaos": 1
      },
      "speed": 2,
      "targets": [
        {
          "object": {
            "in": [
              "cache"
            ]
          }
        }
      ],
      "effect": [
        {
          "do": "delete",
          "what": {
            "ref": "target",
            "slot": 0
          }
        },
        {
          "do": "draw",
          "count": 1
        }
      ],
      "lore": "Some debts are better as smoke."
    },
    {
      "id": "barnacle-snare",
      "name": "Barnacle Snare",
      "types": [
        "software"
      ],
      "subtypes": [
        "modification"
      ],
      "cost": {
        "dark": 1
      },
      "speed": 1,
      "targets": [
        {
          "object": {
            "kind": "agent",
            "controller": "opponent"
          }
        }
      ],
      "abilities": [
        {
          "kind": "persistent",
          "changes": [
            {
              "on": {
                "host": true
              },
              "attr": "attack",
              "add": -2
            }
          ]
        }
      ],
      "lore": "It grows on you."
    },
    {
      "id": "smoke-cloak",
      "name": "Smoke Cloak",
      "types": [
        "hardware"
      ],
      "subtypes": [
        "gear"
      ],
      "cost": {
        "void": 2
      },
      "speed": 1,
      "abilities": [
        {
          "kind": "persistent",
          "changes": [
            {
              "on": {
                "host": true
              },
              "attr": "evasion",
              "set": 1
            },
            {
              "on": {
                "host": true
              },
              "attr": "attack",
              "add": 1
            }
          ]
        }
      ],
      "lore": "Buttons on the inside."
    },
    {
      "id": "tesla-turret",
      "name": "Tesla Turret",
      "types": [
        "hardware"
      ],
      "cost": {
        "void": 2
      },
      "speed": 1,
      "abilities": [
        {
          "kind": "activated",
          "speed": 2,
          "cost": {
            "lock": true
          },
          "targets": [
            {
              "object": {
                "kind": "agent"
              }
            }
          ],
          "effect": [
            {
              "do": "damage",
              "to": {
                "ref": "target",
                "slot": 0
              },
              "amount": 1
            }
          ]
        }
      ],
      "lore": "Hums a tune it made up itself."
    },
    {
      "id": "informer-network",
      "name": "Informer Network",
      "types": [
        "software"
      ],
      "cost": {
        "dark": 1,
        "void": 1
      },
      "speed": 1,
      "abilities": [
        {
          "kind": "reactive",
          "on": {
            "act": "anomaly",
            "by": "opponent"
          },
          "may": true,
          "effect": [
            {
              "do": "draw",
              "count": 1
            }
          ]
        },
        {
          "kind": "activated",
          "speed": 3,
          "cost": {
            "discard": 1
          },
          "effect": [
            {
              "do": "energy",
              "kind": "dark",
              "count": 2
            }
          ]
        }
      ],
      "lore": "Everyone hears something."
    },
    {
      "id": "breach-protocol",
      "name": "Breach Protocol",
      "types": [
        "software"
      ],
      "cost": {
        "chaos": 2
      },
      "speed": 1,
      "abilities": [
        {
          "kind": "reactive",
          "on": {
            "act": "endOfTurn",
            "by": "you"
          },
          "targets": [
            {
              "biome": true
            }
          ],
          "effect": [
            {
              "do": "damage",
              "to": {
                "ref": "target",
                "slot": 0
              },
              "amount": 1
            }
          ]
        }
      ],
      "lore": "Doors are a point of view."
    }
  ],
  "decks": [
    {
      "id": "solar-vanguard",
      "name": "Solar Vanguard",
      "cards": {
        "lantern-cadet": 3,
        "orchard-golem": 3,
        "sunrise-courier": 3,
        "oathbound-shield": 2,
        "seed-archivist": 3,
        "tidewater-bailiff": 2,
        "festival-marshal": 2,
        "greenhouse-strider": 2,
        "matron-of-mornings": 1,
        "sunlance": 3,
        "tend-the-walls": 3,
        "battle-hymn": 2,
        "call-the-vanguard": 2,
        "landslide": 2,
        "field-dressing": 3,
        "brass-glaive": 3,
        "drill-sergeant-daemon": 2,
        "long-table": 1,
        "sun-dynamo": 1,
        "second-dawn": 2
      }
    },
    {
      "id": "undertow-syndicate",
      "name": "Undertow Syndicate",
      "cards": {
        "gutter-spy": 3,
        "harpoon-crew": 2,
        "drowned-notary": 3,
        "static-marksman": 2,
        "back-alley-ambusher": 2,
        "tithe-collector": 2,
        "eel-wrangler": 2,
        "undertow-leviathan": 2,
        "dockside-queen": 1,
        "forked-bolt": 3,
        "knife-in-the-fog": 3,
        "void-the-contract": 2,
        "hush-money": 2,
        "riptide-charge": 2,
        "wash-ashore": 2,
        "evict": 2,
        "pay-the-ferryman": 1,
        "burn-the-ledger": 1,
        "barnacle-snare": 3,
        "smoke-cloak": 1,
        "tesla-turret": 2,
        "informer-network": 1,
        "breach-protocol": 1
      }
    }
  ]
}');
INSERT INTO "sets" VALUES ('a69d60e42f51d52f0ed143351a4baed99f869958a525ecf69496667e0b59e29e','{
 "$schema": "../../games/altered/set.schema.json",
 "format": 1,
 "id": "starter",
 "ruleset": "altered",
 "name": "Lamps and Ink",
 "cards": [
  {
   "id": "odra-pell",
   "name": "Odra Pell, Marshal of the Lamps",
   "type": "hero",
   "faction": "ordis",
   "limits": {
    "reserve": 2,
    "landmark": 3
   },
   "abilities": [
    {
     "kind": "reaction",
     "on": {
      "act": "pass",
      "by": "you"
     },
     "targets": [
      {
       "object": {
        "type": "character",
        "controller": "you"
       }
      }
     ],
     "effect": [
      {
       "do": "if",
       "when": {
        "is": ">=",
        "left": {
         "num": "count",
         "of": {
          "type": "character",
          "controller": "you"
         }
        },
        "right": 3
       },
       "then": [
        {
         "do": "counter",
         "what": {
          "ref": "target",
          "slot": 0
         },
         "key": "boost",
         "amount": 1
        }
       ]
      }
     ]
    }
   ]
  },
  {
   "id": "lamplighter-recruit",
   "name": "Lamplighter Recruit",
   "type": "character",
   "subtypes": [
    "Soldier"
   ],
   "faction": "ordis",
   "rarity": "common",
   "hand": 1,
   "reserve": 1,
   "forest": 1,
   "mountain": 1,
   "water": 0,
   "abilities": [
    {
     "kind": "reaction",
     "on": {
      "act": "played",
      "from": [
       "reserve"
      ],
      "entering": true
     },
     "effect": [
      {
       "do": "draw",
       "count": 1
      }
     ]
    }
   ],
   "flavor": "The wicks first, then the walls."
  },
  {
   "id": "ferry-sergeant",
   "name": "Ferry Sergeant",
   "type": "character",
   "subtypes": [
    "Soldier"
   ],
   "faction": "ordis",
   "rarity": "common",
   "hand": 3,
   "reserve": 3,
   "forest": 1,
   "mountain": 2,
   "water": 1,
   "abilities": [
    {
     "kind": "reaction",
     "on": {
      "act": "move",
      "to": [
       "expedition",
       "landmark"
      ],
      "entering": true
     },
     "effect": [
      {
       "do": "create",
       "card": "levy-guard",
       "where": "companion"
      }
     ]
    }
   ]
  },
  {
   "id": "bridge-warden",
   "name": "Bridge Warden",
   "type": "character",
   "subtypes": [
    "Soldier"
   ],
   "faction": "ordis",
   "rarity": "common",
   "hand": 2,
   "reserve": 2,
   "forest": 1,
   "mountain": 3,
   "water": 1,
   "keywords": {
    "tough": 1
   },
   "abilities": [
    {
     "kind": "action",
     "cost": {
      "exhaust": true
     },
     "targets": [
      {
       "object": {
        "type": "character",
        "controller": "you",
        "other": true
       }
      }
     ],
     "effect": [
      {
       "do": "counter",
       "what": {
        "ref": "target",
        "slot": 0
       },
       "key": "boost",
       "amount": 1
      }
     ]
    }
   ],
   "flavor": "Nobody crosses twice."
  },
  {
   "id": "toll-gate-ox",
   "name": "Toll-Gate Ox",
   "type": "character",
   "subtypes": [
    "Animal"
   ],
   "faction": "ordis",
   "rarity": "common",
   "hand": 2,
   "reserve": 1,
   "forest": 2,
   "mountain": 4,
   "water": 2,
   "keywords": {
    "defender": true
   },
   "abilities": [
    {
     "kind": "action",
     "support": true,
     "cost": {
      "discard": true
     },
     "targets": [
      {
       "object": {
        "type": "character"
       }
      }
     ],
     "effect": [
      {
       "do": "counter",
       "what": {
        "ref": "target",
        "slot": 0
       },
       "key": "boost",
       "amount": 2
      }
     ]
    }
   ]
  },
  {
   "id": "parade-colossus",
   "name": "Parade Colossus",
   "type": "character",
   "subtypes": [
    "Construct"
   ],
   "faction": "ordis",
   "rarity": "rare",
   "hand": 7,
   "reserve": 7,
   "forest": 3,
   "mountain": 3,
   "water": 3,
   "keywords": {
    "gigantic": true
   },
   "abilities": [
    {
     "kind": "reaction",
     "on": {
      "act": "move",
      "to": [
       "expedition",
       "landmark"
      ],
      "entering": true
     },
     "effect": [
      {
       "do": "gain",
       "what": {
        "ref": "self"
       },
       "status": "anchored"
      }
     ]
    }
   ],
   "flavor": "It took three streets to turn it round."
  },
  {
   "id": "drill-captain",
   "name": "Drill Captain",
   "type": "character",
   "subtypes": [
    "Soldier"
   ],
   "faction": "ordis",
   "rarity": "common",
   "hand": 3,
   "reserve": 3,
   "forest": 2,
   "mountain": 2,
   "water": 1,
   "abilities": [
    {
     "kind": "reaction",
     "on": {
      "act": "move",
      "to": [
       "expedition"
      ],
      "object": {
       "type": "character",
       "controller": "you"
      }
     },
     "effect": [
      {
       "do": "counter",
       "what": {
        "ref": "event",
        "field": "object"
       },
       "key": "boost",
       "amount": 1
      }
     ]
    }
   ]
  },
  {
   "id": "old-standard-bearer",
   "name": "Old Standard-Bearer",
   "type": "character",
   "subtypes": [
    "Soldier"
   ],
   "faction": "ordis",
   "rarity": "rare",
   "hand": 4,
   "reserve": 3,
   "forest": 3,
   "mountain": 3,
   "water": 2,
   "keywords": {
    "seasoned": true,
    "eternal": true
   },
   "flavor": "He has folded that flag every night for forty years."
  },
  {
   "id": "open-muster",
   "name": "Open Muster",
   "type": "spell",
   "faction": "ordis",
   "rarity": "common",
   "hand": 4,
   "reserve": 5,
   "targets": [
    {
     "expedition": "token"
    }
   ],
   "effect": [
    {
     "do": "create",
     "card": "levy-guard",
     "count": 1,
     "where": "each"
    },
    {
     "do": "create",
     "card": "levy-guard",
     "where": {
      "ref": "target",
      "slot": 0
     }
    }
   ]
  },
  {
   "id": "forced-march",
   "name": "Forced March",
   "type": "spell",
   "faction": "ordis",
   "rarity": "common",
   "hand": 3,
   "reserve": 3,
   "targets": [
    {
     "object": {
      "type": "character",
      "controller": "you"
     }
    }
   ],
   "effect": [
    {
     "do": "shift",
     "what": {
      "ref": "target",
      "slot": 0
     }
    },
    {
     "do": "ready",
     "what": {
      "ref": "target",
      "slot": 0
     }
    },
    {
     "do": "counter",
     "what": {
      "ref": "target",
      "slot": 0
     },
     "key": "boost",
     "amount": 2
    }
   ]
  },
  {
   "id": "seven-league-order",
   "name": "Seven-League Order",
   "type": "spell",
   "faction": "ordis",
   "rarity": "rare",
   "hand": 6,
   "reserve": 6,
   "fleeting": true,
   "targets": [
    {
     "expedition": "own"
    }
   ],
   "effect": [
    {
     "do": "advance",
     "what": {
      "ref": "target",
      "slot": 0
     },
     "by": 1
    }
   ],
   "flavor": "Stamped twice, walked once."
  },
  {
   "id": "general-inspection",
   "name": "General Inspection",
   "type": "spell",
   "faction": "ordis",
   "rarity": "common",
   "hand": 3,
   "reserve": 3,
   "effect": [
    {
     "do": "choose",
     "who": "each",
     "from": {
      "type": "character",
      "controller": "you"
     },
     "min": 1,
     "max": 1,
     "as": "spared"
    },
    {
     "do": "exhaust",
     "what": {
      "ref": "all",
      "of": {
       "type": "permanent",
       "controller": "opponent"
      }
     }
    },
    {
     "do": "counter",
     "what": {
      "ref": "var",
      "name": "spared"
     },
     "key": "boost",
     "amount": 1
    }
   ]
  },
  {
   "id": "the-long-barracks",
   "name": "The Long Barracks",
   "type": "permanent",
   "faction": "ordis",
   "rarity": "common",
   "hand": 3,
   "reserve": 3,
   "abilities": [
    {
     "kind": "reaction",
     "on": {
      "act": "phase",
      "phase": [
       "noon"
      ]
     },
     "effect": [
      {
       "do": "pay",
       "cost": {
        "mana": 1,
        "cards": {
         "from": {
          "in": [
           "hand"
          ]
         },
         "to": "reserve"
        }
       },
       "target": {
        "expedition": "token"
       },
       "as": "where",
       "then": [
        {
         "do": "create",
         "card": "levy-guard",
         "where": {
          "ref": "var",
          "name": "where"
         }
        }
       ]
      }
     ]
    }
   ],
   "flavor": "Room for one more, always."
  },
  {
   "id": "hall-of-banners",
   "name": "Hall of Banners",
   "type": "permanent",
   "faction": "ordis",
   "rarity": "rare",
   "hand": 4,
   "reserve": 4,
   "abilities": [
    {
     "kind": "passive",
     "changes": [
      {
       "on": {
        "type": "character",
        "controller": "you",
        "token": true
       },
       "attr": "mountain",
       "add": 1
      }
     ]
    },
    {
     "kind": "grant",
     "on": {
      "type": "character",
      "controller": "you"
     },
     "reaction": {
      "on": {
       "act": "played",
       "from": [
        "reserve"
       ],
       "entering": true
      },
      "effect": [
       {
        "do": "counter",
        "what": {
         "ref": "self"
        },
        "key": "boost",
        "amount": 1
       }
      ]
     }
    }
   ]
  },
  {
   "id": "quartermasters-desk",
   "name": "Quartermaster''s Desk",
   "type": "permanent",
   "faction": "ordis",
   "rarity": "common",
   "hand": 2,
   "reserve": 2,
   "abilities": [
    {
     "kind": "passive",
     "changes": [
      {
       "on": {
        "in": [
         "hand"
        ],
        "owner": "you",
        "type": "permanent"
       },
       "attr": "handCost",
       "add": -1
      },
      {
       "on": {
        "in": [
         "hand"
        ],
        "owner": "you",
        "type": "permanent"
       },
       "attr": "handCost",
       "least": 1
      }
     ]
    },
    {
     "kind": "action",
     "cost": {
      "mana": 1,
      "exhaust": true
     },
     "effect": [
      {
       "do": "resupply"
      }
     ]
    }
   ],
   "flavor": "Signed, countersigned, signed again."
  },
  {
   "id": "sable-and-quill",
   "name": "Sable & Quill",
   "type": "hero",
   "faction": "yzmir",
   "limits": {
    "reserve": 2,
    "landmark": 2
   },
   "abilities": [
    {
     "kind": "action",
     "cost": {
      "exhaust": true
     },
     "targets": [
      {
       "object": {
        "type": "character",
        "controller": "you"
       }
      }
     ],
     "effect": [
      {
       "do": "mill",
       "count": 1
      },
      {
       "do": "modify",
       "what": {
        "ref": "target",
        "slot": 0
       },
       "attr": "water",
       "add": 1,
       "until": "day"
      }
     ]
    }
   ]
  },
  {
   "id": "inkwell-sprite",
   "name": "Inkwell Sprite",
   "type": "character",
   "subtypes": [
    "Spirit"
   ],
   "faction": "yzmir",
   "rarity": "common",
   "hand": 1,
   "reserve": 1,
   "forest": 1,
   "mountain": 1,
   "water": 2,
   "abilities": [
    {
     "kind": "action",
     "support": true,
     "cost": {
      "discard": true
     },
     "targets": [
      {
       "object": {
        "in": [
         "reserve"
        ]
       },
       "min": 0,
       "max": 1
      }
     ],
     "effect": [
      {
       "do": "sabotage",
       "what": {
        "ref": "target",
        "slot": 0
       }
      }
     ]
    }
   ],
   "flavor": "It drinks what you were going to say."
  },
  {
   "id": "courteous-duelist",
   "name": "Courteous Duelist",
   "type": "character",
   "subtypes": [
    "Citizen"
   ],
   "faction": "yzmir",
   "rarity": "common",
   "hand": 2,
   "reserve": 2,
   "forest": 2,
   "mountain": 2,
   "water": 2,
   "abilities": [
    {
     "kind": "action",
     "support": true,
     "cost": {
      "discard": true
     },
     "effect": [
      {
       "do": "afterYou"
      }
     ]
    }
   ],
   "flavor": "After you. No, I insist."
  },
  {
   "id": "moth-of-the-archive",
   "name": "Moth of the Archive",
   "type": "character",
   "subtypes": [
    "Spirit"
   ],
   "faction": "yzmir",
   "rarity": "common",
   "hand": 2,
   "reserve": 2,
   "forest": 3,
   "mountain": 1,
   "water": 3,
   "abilities": [
    {
     "kind": "reaction",
     "on": {
      "act": "played",
      "from": [
       "hand"
      ],
      "entering": true
     },
     "effect": [
      {
       "do": "may",
       "who": "each",
       "as": "willing",
       "then": [
        {
         "do": "resupply",
         "who": {
          "ref": "var",
          "name": "willing"
         }
        }
       ]
      }
     ]
    }
   ]
  },
  {
   "id": "gambling-oracle",
   "name": "Gambling Oracle",
   "type": "character",
   "subtypes": [
    "Mage"
   ],
   "faction": "yzmir",
   "rarity": "common",
   "hand": 3,
   "reserve": 3,
   "forest": 2,
   "mountain": 2,
   "water": 3,
   "abilities": [
    {
     "kind": "reaction",
     "on": {
      "act": "move",
      "to": [
       "expedition",
       "landmark"
      ],
      "entering": true
     },
     "effect": [
      {
       "do": "roll",
       "as": "die"
      },
      {
       "do": "if",
       "when": {
        "is": ">=",
        "left": {
         "num": "var",
         "name": "die"
        },
        "right": 4
       },
       "then": [
        {
         "do": "counter",
         "what": {
          "ref": "self"
         },
         "key": "boost",
         "amount": 2
        }
       ],
       "else": [
        {
         "do": "draw",
         "count": 1
        }
       ]
      }
     ]
    }
   ],
   "flavor": "Heads you win. Tails you will have won."
  },
  {
   "id": "sleeping-leviathan",
   "name": "Sleeping Leviathan",
   "type": "character",
   "subtypes": [
    "Elemental"
   ],
   "faction": "yzmir",
   "rarity": "rare",
   "hand": 3,
   "reserve": 4,
   "forest": 6,
   "mountain": 5,
   "water": 7,
   "abilities": [
    {
     "kind": "reaction",
     "on": {
      "act": "move",
      "to": [
       "expedition",
       "landmark"
      ],
      "entering": true
     },
     "effect": [
      {
       "do": "gain",
       "what": {
        "ref": "self"
       },
       "status": "asleep"
      }
     ]
    }
   ],
   "flavor": "Do not read aloud near the pool."
  },
  {
   "id": "candle-thief",
   "name": "Candle Thief",
   "type": "character",
   "subtypes": [
    "Rogue"
   ],
   "faction": "yzmir",
   "rarity": "common",
   "hand": 2,
   "reserve": 2,
   "forest": 2,
   "mountain": 3,
   "water": 2,
   "abilities": [
    {
     "kind": "reaction",
     "on": {
      "act": "move",
      "from": [
       "expedition"
      ],
      "object": {
       "self": true
      }
     },
     "targets": [
      {
       "object": {
        "in": [
         "reserve"
        ]
       },
       "min": 0,
       "max": 1
      }
     ],
     "effect": [
      {
       "do": "sabotage",
       "what": {
        "ref": "target",
        "slot": 0
       }
      }
     ]
    }
   ]
  },
  {
   "id": "keeper-of-marginalia",
   "name": "Keeper of Marginalia",
   "type": "character",
   "subtypes": [
    "Mage"
   ],
   "faction": "yzmir",
   "rarity": "rare",
   "hand": 4,
   "reserve": 4,
   "forest": 3,
   "mountain": 2,
   "water": 4,
   "abilities": [
    {
     "kind": "reaction",
     "on": {
      "act": "move",
      "from": [
       "reserve"
      ],
      "to": [
       "discard"
      ],
      "once": true
     },
     "effect": [
      {
       "do": "counter",
       "what": {
        "ref": "self"
       },
       "key": "boost",
       "amount": 1
      }
     ]
    },
    {
     "kind": "action",
     "cost": {
      "exhaust": true,
      "mana": 1
     },
     "targets": [
      {
       "object": {
        "in": [
         "discard"
        ],
        "owner": "you",
        "type": "spell"
       }
      }
     ],
     "effect": [
      {
       "do": "toReserve",
       "what": {
        "ref": "target",
        "slot": 0
       }
      }
     ]
    }
   ]
  },
  {
   "id": "arch-summoner-vey",
   "name": "Arch-Summoner Vey",
   "type": "character",
   "subtypes": [
    "Mage"
   ],
   "faction": "yzmir",
   "rarity": "common",
   "hand": 5,
   "reserve": 5,
   "forest": 3,
   "mountain": 3,
   "water": 4,
   "abilities": [
    {
     "kind": "reaction",
     "on": {
      "act": "move",
      "to": [
       "expedition",
       "landmark"
      ],
      "entering": true
     },
     "effect": [
      {
       "do": "choose",
       "who": "each",
       "from": {
        "type": "character",
        "controller": "you"
       },
       "min": 1,
       "max": 1,
       "as": "victims"
      },
      {
       "do": "sacrifice",
       "what": {
        "ref": "var",
        "name": "victims"
       }
      }
     ]
    },
    {
     "kind": "reaction",
     "on": {
      "act": "played",
      "from": [
       "reserve"
      ],
      "entering": true
     },
     "effect": [
      {
       "do": "choose",
       "from": {
        "in": [
         "reserve"
        ],
        "owner": "you",
        "type": "spell"
       },
       "min": 0,
       "max": 1,
       "as": "page"
      },
      {
       "do": "playFree",
       "what": {
        "ref": "var",
        "name": "page"
       }
      }
     ]
    }
   ],
   "flavor": "One of yours, one of mine. Fair is fair."
  },
  {
   "id": "lights-out",
   "name": "Lights Out",
   "type": "spell",
   "faction": "yzmir",
   "rarity": "common",
   "hand": 2,
   "reserve": 2,
   "fleeting": true,
   "targets": [
    {
     "object": {
      "in": [
       "reserve"
      ]
     },
     "min": 0,
     "max": 1
    }
   ],
   "effect": [
    {
     "do": "sabotage",
     "what": {
      "ref": "target",
      "slot": 0
     }
    },
    {
     "do": "resupply"
    }
   ]
  },
  {
   "id": "two-faced-verse",
   "name": "Two-Faced Verse",
   "type": "spell",
   "faction": "yzmir",
   "rarity": "common",
   "hand": 3,
   "reserve": 3,
   "modes": [
    {
     "targets": [
      {
       "object": {
        "type": "character"
       }
      }
     ],
     "effect": [
      {
       "do": "gain",
       "what": {
        "ref": "target",
        "slot": 0
       },
       "status": "asleep"
      }
     ]
    },
    {
     "effect": [
      {
       "do": "draw",
       "count": 2
      },
      {
       "do": "discardRandom"
      }
     ]
    }
   ]
  },
  {
   "id": "dawn-edition",
   "name": "Dawn Edition",
   "type": "spell",
   "faction": "yzmir",
   "rarity": "common",
   "hand": 2,
   "reserve": 2,
   "modes": [
    {
     "targets": [
      {
       "object": {
        "type": "character"
       }
      }
     ],
     "effect": [
      {
       "do": "toHand",
       "what": {
        "ref": "target",
        "slot": 0
       }
      }
     ]
    },
    {
     "effect": [
      {
       "do": "lose",
       "what": {
        "ref": "all",
        "of": {
         "type": "character",
         "controller": "you"
        }
       },
       "status": "asleep"
      },
      {
       "do": "together",
       "verbs": [
        {
         "do": "resupply"
        },
        {
         "do": "draw",
         "count": 1
        }
       ]
      }
     ]
    },
    {
     "targets": [
      {
       "object": {
        "in": [
         "reserve"
        ]
       }
      }
     ],
     "effect": [
      {
       "do": "toDeck",
       "what": {
        "ref": "target",
        "slot": 0
       }
      }
     ]
    }
   ]
  },
  {
   "id": "unwritten-ending",
   "name": "Unwritten Ending",
   "type": "spell",
   "faction": "yzmir",
   "rarity": "rare",
   "hand": 4,
   "reserve": 4,
   "fleeting": true,
   "targets": [
    {
     "object": {
      "any": [
       {
        "type": "character"
       },
       {
        "type": "permanent"
       }
      ]
     }
    }
   ],
   "effect": [
    {
     "do": "toMana",
     "what": {
      "ref": "target",
      "slot": 0
     }
    }
   ],
   "flavor": "And then the page was simply white."
  },
  {
   "id": "four-doors",
   "name": "Four Doors",
   "type": "spell",
   "faction": "yzmir",
   "rarity": "rare",
   "hand": 6,
   "reserve": 6,
   "fleeting": true,
   "effect": [
    {
     "do": "reveal",
     "count": 4
    },
    {
     "do": "choose",
     "from": {
      "in": [
       "deck"
      ],
      "owner": "you",
      "revealed": true,
      "type": "character"
     },
     "min": 0,
     "max": 2,
     "as": "picked"
    },
    {
     "do": "place",
     "what": {
      "ref": "var",
      "name": "picked"
     }
    },
    {
     "do": "gain",
     "what": {
      "ref": "trace",
      "of": {
       "ref": "var",
       "name": "picked"
      }
     },
     "status": "fleeting"
    },
    {
     "do": "discard",
     "what": {
      "ref": "all",
      "of": {
       "in": [
        "deck"
       ],
       "owner": "you",
       "revealed": true
      }
     }
    }
   ]
  },
  {
   "id": "the-whispering-stacks",
   "name": "The Whispering Stacks",
   "type": "permanent",
   "faction": "yzmir",
   "rarity": "common",
   "hand": 3,
   "reserve": 3,
   "counters": 3,
   "abilities": [
    {
     "kind": "reaction",
     "on": {
      "act": "phase",
      "phase": [
       "dusk"
      ]
     },
     "effect": [
      {
       "do": "pay",
       "cost": {
        "spend": 1
       },
       "target": {
        "expedition": "any"
       },
       "as": "where",
       "then": [
        {
         "do": "hold",
         "what": {
          "ref": "var",
          "name": "where"
         },
         "until": "day"
        }
       ]
      }
     ]
    },
    {
     "kind": "instead",
     "on": {
      "act": "move",
      "from": [
       "expedition"
      ],
      "to": [
       "discard"
      ],
      "how": [
       "discard",
       "sacrifice"
      ],
      "object": {
       "type": "character",
       "controller": "you",
       "token": false
      }
     },
     "effect": [
      {
       "do": "toReserve",
       "what": {
        "ref": "event",
        "field": "object"
       }
      }
     ]
    }
   ],
   "flavor": "Shh."
  },
  {
   "id": "levy-guard",
   "name": "Levy Guard",
   "type": "character",
   "subtypes": [
    "Soldier"
   ],
   "token": true,
   "forest": 1,
   "mountain": 1,
   "water": 1
  }
 ],
 "decks": [
  {
   "id": "lamps",
   "name": "The Lamps of Odra Pell",
   "cards": {
    "odra-pell": 1,
    "lamplighter-recruit": 3,
    "ferry-sergeant": 3,
    "bridge-warden": 3,
    "toll-gate-ox": 3,
    "parade-colossus": 3,
    "drill-captain": 3,
    "old-standard-bearer": 3,
    "open-muster": 3,
    "forced-march": 3,
    "seven-league-order": 3,
    "general-inspection": 3,
    "the-long-barracks": 3,
    "hall-of-banners": 3,
    "quartermasters-desk": 3
   }
  },
  {
   "id": "ink",
   "name": "The Ink of Sable & Quill",
   "cards": {
    "sable-and-quill": 1,
    "inkwell-sprite": 3,
    "courteous-duelist": 3,
    "moth-of-the-archive": 3,
    "gambling-oracle": 3,
    "sleeping-leviathan": 3,
    "candle-thief": 3,
    "keeper-of-marginalia": 3,
    "arch-summoner-vey": 3,
    "lights-out": 3,
    "two-faced-verse": 3,
    "dawn-edition": 3,
    "unwritten-ending": 3,
    "four-doors": 3,
    "the-whispering-stacks": 3
   }
  }
 ]
}');
INSERT INTO "sets" VALUES ('285ef6a6fe44234c4de6766a16a163ad34dfd4b38c8b9ed438c9c10cd494c0cd','{
  "$schema": "../../games/grand-archive/set.schema.json",
  "format": 1,
  "id": "starter",
  "ruleset": "grand-archive",
  "name": "Grand Archive starter",
  "cards": [
    {"id": "ashka-spark", "name": "Ashka, Spark", "type": "champion", "level": 0, "memory": 0, "life": 15, "classes": ["warrior"], "lineage": "Ashka", "abilities": [{"kind": "triggered", "on": "enter", "effect": [{"do": "draw", "count": 7}]}], "flavor": "Everyone begins as something the wind could put out."},
    {"id": "ashka-duelist", "name": "Ashka, Ember Duelist", "type": "champion", "level": 1, "memory": 1, "life": 19, "elements": ["fire"], "classes": ["warrior"], "lineage": "Ashka", "abilities": [{"kind": "triggered", "on": "enter", "effect": [{"do": "draw", "count": 1}]}, {"kind": "activated", "cost": {"reserve": 1, "rest": true}, "targets": [{"object": {"kind": "ally"}}], "effect": [{"do": "modify", "what": {"ref": "target", "slot": 0}, "attr": "power", "add": 1}], "inherited": true}]},
    {"id": "ashka-marshal", "name": "Ashka, Pyre Marshal", "type": "champion", "level": 2, "memory": 2, "life": 23, "elements": ["fire"], "classes": ["warrior"], "lineage": "Ashka", "abilities": [{"kind": "static", "changes": [{"on": {"kind": "attack", "controller": "you"}, "attr": "power", "add": 1}], "inherited": true}]},
    {"id": "ashka-phoenix", "name": "Ashka, Phoenix Crown", "type": "champion", "level": 3, "memory": 3, "life": 27, "power": 2, "elements": ["fire"], "classes": ["warrior"], "lineage": "Ashka", "keywords": {"retort": 2}, "abilities": [{"kind": "triggered", "on": "enter", "effect": [{"do": "recover", "what": {"ref": "you"}, "amount": 3}]}]},
    {"id": "maren-drift", "name": "Maren, Drift", "type": "champion", "level": 0, "memory": 0, "life": 15, "classes": ["mage"], "lineage": "Maren", "abilities": [{"kind": "triggered", "on": "enter", "effect": [{"do": "draw", "count": 7}]}], "flavor": "She asked the sea which way, and the sea told her."},
    {"id": "maren-tidecaller", "name": "Maren, Tidecaller", "type": "champion", "level": 1, "memory": 1, "life": 19, "elements": ["water"], "classes": ["mage"], "lineage": "Maren", "abilities": [{"kind": "triggered", "on": "enter", "effect": [{"do": "glimpse", "count": 2}, {"do": "draw", "count": 1}]}, {"kind": "activated", "cost": {"rest": true}, "effect": [{"do": "counter", "what": {"ref": "self"}, "kind": "preparation", "amount": 1}]}, {"kind": "activated", "cost": {"counters": {"kind": "preparation", "count": 2}}, "effect": [{"do": "draw", "count": 1}]}]},
    {"id": "maren-stormglass", "name": "Maren, Stormglass Seer", "type": "champion", "level": 2, "memory": 2, "life": 23, "elements": ["water", "wind"], "classes": ["mage"], "lineage": "Maren", "abilities": [{"kind": "triggered", "on": "enter", "effect": [{"do": "counter", "what": {"ref": "self"}, "kind": "enlighten", "amount": 3}]}, {"kind": "activated", "cost": {"rest": true}, "effect": [{"do": "counter", "what": {"ref": "self"}, "kind": "preparation", "amount": 1}]}]},
    {"id": "maren-maelstrom", "name": "Maren, Maelstrom", "type": "champion", "level": 3, "memory": 3, "life": 27, "elements": ["water", "wind"], "classes": ["mage"], "lineage": "Maren", "abilities": [{"kind": "triggered", "on": "enter", "effect": [{"do": "bounce", "what": {"ref": "all", "of": {"kind": "ally", "controller": "opponent", "state": "rested"}}}]}]},
    {"id": "cinder-recruit", "name": "Cinder Recruit", "type": "ally", "reserve": 1, "power": 1, "life": 2, "subtypes": ["human"], "keywords": {"vigor": true}},
    {"id": "anvil-guard", "name": "Anvil Guard", "type": "ally", "reserve": 2, "power": 1, "life": 3, "subtypes": ["human"], "keywords": {"taunt": true, "steadfast": true}},
    {"id": "blaze-lancer", "name": "Blaze Lancer", "type": "ally", "reserve": 3, "power": 2, "life": 3, "elements": ["fire"], "subtypes": ["human"], "keywords": {"unblockable": true}, "abilities": [{"kind": "triggered", "on": "attack", "effect": [{"do": "damage", "to": {"ref": "opponent"}, "amount": 1}]}]},
    {"id": "furnace-ogre", "name": "Furnace Ogre", "type": "ally", "reserve": 4, "power": 3, "life": 5, "elements": ["fire"], "subtypes": ["ogre"], "keywords": {"cleave": true, "hindered": true}, "abilities": [{"kind": "activated", "cost": {"reserve": 1, "discard": true}, "effect": [{"do": "draw", "count": 1}], "from": ["hand"]}]},
    {"id": "twinfang-raider", "name": "Twinfang Raider", "type": "ally", "reserve": 3, "power": 2, "life": 3, "elements": ["fire"], "subtypes": ["beast"], "keywords": {"multistrike": 1}, "abilities": [{"kind": "triggered", "on": "kill", "effect": [{"do": "draw", "count": 1}]}]},
    {"id": "pyre-acolyte", "name": "Pyre Acolyte", "type": "ally", "reserve": 2, "power": 1, "life": 3, "subtypes": ["human"], "keywords": {"foster": true}, "abilities": [{"kind": "triggered", "on": "foster", "effect": [{"do": "counter", "what": {"ref": "self"}, "kind": "buff", "amount": 2}]}]},
    {"id": "sparkcaller", "name": "Sparkcaller", "type": "ally", "reserve": 2, "power": 2, "life": 2, "subtypes": ["human"], "keywords": {"agility": 1}, "abilities": [{"kind": "triggered", "on": "enter", "effect": [{"do": "damage", "to": {"ref": "target", "slot": 0}, "amount": 1}], "targets": [{"object": {"kind": "unit"}}]}]},
    {"id": "burning-slash", "name": "Burning Slash", "type": "attack", "reserve": 2, "power": 3, "elements": ["fire"], "keywords": {"kindle": 2}},
    {"id": "vanguard-order", "name": "Vanguard Order", "type": "attack", "reserve": 1, "power": 2, "keywords": {"command": true}, "abilities": [{"kind": "triggered", "on": "hit", "effect": [{"do": "draw", "count": 1}]}]},
    {"id": "flame-bolt", "name": "Flame Bolt", "type": "action", "speed": "fast", "reserve": 1, "elements": ["fire"], "keywords": {"kindle": 1}, "targets": [{"object": {"kind": "unit"}}], "effect": [{"do": "damage", "to": {"ref": "target", "slot": 0}, "amount": 2}]},
    {"id": "ember-rush", "name": "Ember Rush", "type": "action", "speed": "fast", "reserve": 1, "modes": [{"targets": [{"object": {"kind": "unit"}}], "effect": [{"do": "modify", "what": {"ref": "target", "slot": 0}, "attr": "power", "add": 2}]}, {"targets": [{"object": {"kind": "ally", "state": "rested", "controller": "you"}}], "effect": [{"do": "wake", "what": {"ref": "target", "slot": 0}}]}]},
    {"id": "roaring-pyre", "name": "Roaring Pyre", "type": "action", "speed": "slow", "reserve": "x", "elements": ["fire"], "targets": [{"object": {"kind": "ally"}}], "effect": [{"do": "damage", "to": {"ref": "target", "slot": 0}, "amount": {"num": "x"}}]},
    {"id": "forge-hall", "name": "Forge Hall", "type": "domain", "reserve": 3, "durability": 3, "siegeable": true, "abilities": [{"kind": "static", "changes": [{"on": {"kind": "ally", "controller": "you"}, "attr": "power", "add": 1}]}]},
    {"id": "ashen-memory", "name": "Ashen Memory", "type": "action", "speed": "slow", "reserve": 1, "keywords": {"floatingMemory": true}, "effect": [{"do": "draw", "count": 2}]},
    {"id": "cinder-wraith", "name": "Cinder Wraith", "type": "ally", "reserve": 2, "power": 3, "life": 1, "elements": ["fire"], "subtypes": ["spirit"], "abilities": [{"kind": "activated", "cost": {"reserve": 2, "banish": true}, "effect": [{"do": "damage", "to": {"ref": "opponent"}, "amount": 2}], "from": ["graveyard"]}], "flavor": "Put out, it only smoulders."},
    {"id": "war-brew", "name": "War Brew", "type": "action", "speed": "fast", "reserve": 3, "brew": {"sacrifice": {"subtype": "herb"}, "count": 1}, "targets": [{"object": {"kind": "unit"}}], "effect": [{"do": "damage", "to": {"ref": "target", "slot": 0}, "amount": 2}, {"do": "if", "when": {"is": "matches", "what": {"ref": "self"}, "filter": {"paid": "brewed"}}, "then": [{"do": "draw", "count": 1}]}]},
    {"id": "ember-blade", "name": "Ember Blade", "type": "weapon", "regalia": true, "memory": 0, "power": 1, "durability": 2},
    {"id": "dragon-pike", "name": "Dragon Pike", "type": "weapon", "regalia": true, "memory": 1, "power": 2, "durability": 2, "abilities": [{"kind": "triggered", "on": "hit", "effect": [{"do": "recover", "what": {"ref": "you"}, "amount": 1}]}]},
    {"id": "bolt-thrower", "name": "Bolt Thrower", "type": "weapon", "regalia": true, "memory": 1, "power": 1, "durability": 3, "abilities": [{"kind": "activated", "cost": {"rest": true}, "effect": [{"do": "load", "what": {"ref": "target", "slot": 0}, "into": {"ref": "self"}}], "targets": [{"object": {"kind": "attack", "in": ["graveyard"], "owner": "you"}}]}]},
    {"id": "oathforged-shield", "name": "Oathforged Shield", "type": "item", "regalia": true, "memory": 1, "abilities": [{"kind": "triggered", "on": "enter", "effect": [{"do": "counter", "what": {"ref": "all", "of": {"kind": "champion", "controller": "you"}}, "kind": "bulwark", "amount": 2}]}, {"kind": "activated", "cost": {"reserve": 1, "banish": true}, "effect": [{"do": "prevent", "what": {"ref": "target", "slot": 0}, "amount": 3}], "targets": [{"object": {"kind": "unit"}}]}]},
    {"id": "herb-satchel", "name": "Herb Satchel", "type": "item", "regalia": true, "memory": 0, "abilities": [{"kind": "activated", "cost": {"rest": true, "reserve": 1}, "effect": [{"do": "token", "card": "firebloom"}], "speed": "slow"}]},
    {"id": "war-banner", "name": "War Banner", "type": "item", "regalia": true, "memory": 2, "abilities": [{"kind": "static", "changes": [{"on": {"kind": "attack", "in": ["hand"], "owner": "you"}, "attr": "cost", "add": -1}]}, {"kind": "triggered", "on": {"charge": 2}, "effect": [{"do": "token", "card": "banner-bearer"}]}]},
    {"id": "coal-sack", "name": "Coal Sack", "type": "item", "regalia": true, "memory": 0, "keywords": {"reservable": true}},
    {"id": "reed-scout", "name": "Reed Scout", "type": "ally", "reserve": 1, "power": 2, "life": 2, "subtypes": ["human"], "keywords": {"fastActivation": true, "stealth": true}},
    {"id": "tide-warden", "name": "Tide Warden", "type": "ally", "reserve": 2, "power": 2, "life": 4, "elements": ["water"], "subtypes": ["human"], "keywords": {"intercept": true, "retort": 1}},
    {"id": "gale-falcon", "name": "Gale Falcon", "type": "ally", "reserve": 2, "power": 3, "life": 2, "subtypes": ["beast"], "keywords": {"ambush": true}, "abilities": [{"kind": "triggered", "on": "leave", "effect": [{"do": "draw", "count": 1}]}]},
    {"id": "mist-seer", "name": "Mist Seer", "type": "ally", "reserve": 2, "power": 3, "life": 3, "elements": ["water"], "subtypes": ["human"], "keywords": {"trueSight": true}, "abilities": [{"kind": "triggered", "on": "enter", "effect": [{"do": "glimpse", "count": 2}]}]},
    {"id": "storm-drake", "name": "Storm Drake", "type": "ally", "reserve": 4, "power": 5, "life": 4, "elements": ["wind"], "subtypes": ["dragon"], "keywords": {"efficiency": true}, "abilities": [{"kind": "triggered", "on": "death", "effect": [{"do": "damage", "to": {"ref": "opponent"}, "amount": 2}]}]},
    {"id": "morning-heron", "name": "Morning Heron", "type": "ally", "reserve": 2, "power": 3, "life": 3, "subtypes": ["beast"], "abilities": [{"kind": "triggered", "on": "wake", "effect": [{"do": "recover", "what": {"ref": "you"}, "amount": 1}]}]},
    {"id": "whirl-cutter", "name": "Whirl Cutter", "type": "attack", "reserve": 1, "power": 3, "abilities": [{"kind": "triggered", "on": "attack", "effect": [{"do": "rest", "what": {"ref": "target", "slot": 0}}], "targets": [{"object": {"kind": "ally", "controller": "opponent", "state": "awake"}, "min": 0}]}]},
    {"id": "undertow", "name": "Undertow", "type": "action", "speed": "fast", "reserve": 2, "elements": ["water"], "targets": [{"layer": {"what": "card", "controller": "opponent"}}], "effect": [{"do": "negate", "what": {"ref": "target", "slot": 0}}]},
    {"id": "echoing-tide", "name": "Echoing Tide", "type": "action", "speed": "fast", "reserve": 1, "elements": ["water"], "targets": [{"layer": {"what": "card", "controller": "you"}}], "effect": [{"do": "copy", "what": {"ref": "target", "slot": 0}, "as": "echo"}, {"do": "may", "then": [{"do": "redirect", "what": {"ref": "var", "name": "echo"}}]}]},
    {"id": "shifting-shoal", "name": "Shifting Shoal", "type": "action", "speed": "fast", "reserve": 1, "targets": [{"layer": {"what": "any", "controller": "opponent"}}], "effect": [{"do": "redirect", "what": {"ref": "target", "slot": 0}}, {"do": "draw", "count": 1}]},
    {"id": "hush-of-the-deep", "name": "Hush of the Deep", "type": "action", "speed": "fast", "reserve": 1, "elements": ["water"], "targets": [{"object": {"kind": "unit"}}], "effect": [{"do": "modify", "what": {"ref": "target", "slot": 0}, "attr": "blank", "set": 1}, {"do": "rest", "what": {"ref": "target", "slot": 0}}]},
    {"id": "still-waters", "name": "Still Waters", "type": "action", "speed": "fast", "reserve": 2, "elements": ["water"], "keywords": {"interdiction": true}, "targets": [{"object": {"kind": "ally"}}], "effect": [{"do": "suppress", "what": {"ref": "target", "slot": 0}}]},
    {"id": "prismatic-tide", "name": "Prismatic Tide", "type": "action", "speed": "slow", "reserve": 1, "keywords": {"floatingMemory": true}, "effect": [{"do": "draw", "count": 2}]},
    {"id": "starfall-chart", "name": "Starfall Chart", "type": "action", "speed": "fast", "reserve": 2, "keywords": {"starcalling": 1}, "targets": [{"object": {"kind": "unit"}}], "effect": [{"do": "damage", "to": {"ref": "target", "slot": 0}, "amount": 2}]},
    {"id": "patient-snare", "name": "Patient Snare", "type": "action", "speed": "fast", "reserve": 1, "keywords": {"prepare": 1}, "targets": [{"object": {"kind": "unit"}}], "effect": [{"do": "if", "when": {"is": "matches", "what": {"ref": "self"}, "filter": {"paid": "prepared"}}, "then": [{"do": "damage", "to": {"ref": "target", "slot": 0}, "amount": 4}], "else": [{"do": "damage", "to": {"ref": "target", "slot": 0}, "amount": 1}]}]},
    {"id": "cresting-wave", "name": "Cresting Wave", "type": "action", "speed": "slow", "reserve": 3, "elements": ["water"], "keywords": {"imbue": 2}, "targets": [{"object": {"kind": "ally"}}], "effect": [{"do": "bounce", "what": {"ref": "target", "slot": 0}}, {"do": "if", "when": {"is": "matches", "what": {"ref": "self"}, "filter": {"paid": "imbued"}}, "then": [{"do": "draw", "count": 2}]}]},
    {"id": "binding-mist", "name": "Binding Mist", "type": "phantasia", "reserve": 2, "elements": ["water"], "link": {"object": {"kind": "ally"}}, "abilities": [{"kind": "static", "changes": [{"on": {"host": true}, "attr": "cannotAttack", "set": 1}, {"on": {"host": true}, "attr": "power", "add": -1}]}]},
    {"id": "tidal-shrine", "name": "Tidal Shrine", "type": "domain", "reserve": 2, "elements": ["water"], "abilities": [{"kind": "triggered", "on": {"phase": "main", "whose": "you"}, "effect": [{"do": "damage", "to": {"ref": "opponent"}, "amount": 1}, {"do": "recover", "what": {"ref": "you"}, "amount": 1}]}]},
    {"id": "creeping-rust", "name": "Creeping Rust", "type": "action", "speed": "slow", "reserve": 1, "targets": [{"object": {"kind": "object", "controller": "opponent", "not": {"kind": "champion"}}}], "effect": [{"do": "counter", "what": {"ref": "target", "slot": 0}, "kind": "wither", "amount": 1}]},
    {"id": "undying-current", "name": "Undying Current", "type": "action", "speed": "fast", "reserve": 1, "targets": [{"object": {"kind": "ally"}}], "effect": [{"do": "modify", "what": {"ref": "target", "slot": 0}, "attr": "immortality", "set": 1}, {"do": "delay", "phase": "end", "ability": 0}], "abilities": [{"kind": "delayed", "effect": [{"do": "draw", "count": 1}]}]},
    {"id": "echo-scroll", "name": "Echo Scroll", "type": "action", "speed": "slow", "reserve": 1, "targets": [{"object": {"kind": "action", "in": ["graveyard"], "owner": "you"}}], "effect": [{"do": "preserve", "what": {"ref": "target", "slot": 0}}, {"do": "recover", "what": {"ref": "you"}, "amount": 2}]},
    {"id": "tide-captain", "name": "Nerida, Tide Captain", "type": "ally", "unique": true, "reserve": 3, "power": 4, "life": 4, "elements": ["water"], "subtypes": ["human"], "abilities": [{"kind": "static", "changes": [{"on": {"kind": "ally", "controller": "you", "other": true}, "attr": "life", "add": 1}]}]},
    {"id": "coral-dagger", "name": "Coral Dagger", "type": "weapon", "regalia": true, "memory": 0, "power": 1, "durability": 2},
    {"id": "stormglass-spear", "name": "Stormglass Spear", "type": "weapon", "regalia": true, "memory": 1, "power": 2, "durability": 3},
    {"id": "prism-lens", "name": "Prism Lens", "type": "item", "regalia": true, "memory": 1, "abilities": [{"kind": "activated", "cost": {"rest": true}, "effect": [{"do": "glimpse", "count": 1}]}]},
    {"id": "tide-charm", "name": "Tide Charm", "type": "item", "regalia": true, "memory": 0, "abilities": [{"kind": "activated", "cost": {"sacrifice": true}, "effect": [{"do": "prevent", "what": {"ref": "target", "slot": 0}, "amount": 3}], "targets": [{"object": {"kind": "unit"}}]}]},
    {"id": "bent-hourglass", "name": "Bent Hourglass", "type": "item", "regalia": true, "memory": 1, "abilities": [{"kind": "static", "changes": [{"on": {"kind": "champion", "controller": "you"}, "attr": "timeDistorted", "set": 1}]}, {"kind": "activated", "cost": {"rest": true, "banish": true}, "effect": [{"do": "skip", "who": {"ref": "opponent"}, "phase": "draw"}], "speed": "slow"}]},
    {"id": "deep-conch", "name": "Deep Conch", "type": "phantasia", "regalia": true, "memory": 1, "elements": ["norm"], "abilities": [{"kind": "triggered", "on": {"act": "recallSome", "by": "you"}, "effect": [{"do": "recover", "what": {"ref": "you"}, "amount": 1}]}]},
    {"id": "mirror-basin", "name": "Mirror Basin", "type": "item", "regalia": true, "memory": 2, "abilities": [{"kind": "activated", "cost": {"rest": true}, "effect": [{"do": "modify", "what": {"ref": "target", "slot": 0}, "attr": "swapped", "add": 1}], "targets": [{"object": {"kind": "ally"}}]}]},
    {"id": "firebloom", "name": "Firebloom", "type": "item", "token": true, "subtypes": ["herb"]},
    {"id": "banner-bearer", "name": "Banner Bearer", "type": "ally", "token": true, "power": 1, "life": 1, "subtypes": ["human"]}
  ],
  "decks": [
    {"id": "emberforge", "name": "Emberforge", "cards": {"ashka-spark": 1, "ashka-duelist": 1, "ashka-marshal": 1, "ashka-phoenix": 1, "ember-blade": 1, "dragon-pike": 1, "bolt-thrower": 1, "oathforged-shield": 1, "herb-satchel": 1, "war-banner": 1, "coal-sack": 1, "cinder-recruit": 4, "anvil-guard": 4, "blaze-lancer": 4, "furnace-ogre": 4, "twinfang-raider": 4, "pyre-acolyte": 4, "sparkcaller": 4, "burning-slash": 4, "vanguard-order": 4, "flame-bolt": 4, "ember-rush": 4, "roaring-pyre": 4, "forge-hall": 4, "ashen-memory": 2, "cinder-wraith": 2, "war-brew": 4}},
    {"id": "tidewatch", "name": "Tidewatch", "cards": {"maren-drift": 1, "maren-tidecaller": 1, "maren-stormglass": 1, "maren-maelstrom": 1, "coral-dagger": 1, "stormglass-spear": 1, "prism-lens": 1, "tide-charm": 1, "bent-hourglass": 1, "deep-conch": 1, "mirror-basin": 1, "reed-scout": 4, "tide-warden": 4, "gale-falcon": 4, "mist-seer": 4, "storm-drake": 4, "morning-heron": 4, "tide-captain": 2, "whirl-cutter": 4, "undertow": 2, "echoing-tide": 2, "shifting-shoal": 1, "hush-of-the-deep": 1, "still-waters": 2, "prismatic-tide": 2, "starfall-chart": 3, "patient-snare": 3, "cresting-wave": 2, "binding-mist": 3, "tidal-shrine": 4, "creeping-rust": 2, "undying-current": 1, "echo-scroll": 2}}
  ]
}
');
INSERT INTO "sets" VALUES ('a5b0dd75589156891e2266bfc543814733efddb4b1501ce913b0288e07b776e2','{
  "$schema": "../../games/crowdcontrol/set.schema.json",
  "format": 1,
  "id": "starter",
  "ruleset": "crowdcontrol",
  "name": "Roots and Embers",
  "cards": [
    {
      "id": "recruit",
      "name": "Recruit",
      "type": "entity",
      "classes": [
        "culture"
      ],
      "token": true,
      "cost": 0,
      "attack": 1,
      "health": 1,
      "tags": [
        "Kin"
      ]
    },
    {
      "id": "bot",
      "name": "Bot",
      "type": "entity",
      "classes": [
        "technology"
      ],
      "token": true,
      "cost": 0,
      "attack": 2,
      "health": 2,
      "tags": [
        "Machine"
      ]
    },
    {
      "id": "beast",
      "name": "Beast",
      "type": "entity",
      "classes": [
        "nature"
      ],
      "token": true,
      "cost": 0,
      "attack": 3,
      "health": 3,
      "tags": [
        "Beast"
      ]
    },
    {
      "id": "spirit",
      "name": "Spirit",
      "type": "entity",
      "classes": [
        "mysticism"
      ],
      "token": true,
      "cost": 0,
      "attack": 1,
      "health": 1,
      "tags": [
        "Spirit"
      ],
      "abilities": [
        {
          "kind": "onDeath",
          "effects": [
            {
              "do": "insight",
              "n": 1
            }
          ]
        }
      ]
    },
    {
      "id": "avatar",
      "name": "Avatar",
      "type": "entity",
      "classes": [
        "nature"
      ],
      "token": true,
      "cost": 0,
      "attack": 0,
      "health": 0,
      "tags": [
        "Avatar"
      ]
    },
    {
      "id": "powerstone",
      "name": "Powerstone",
      "type": "place",
      "classes": [
        "technology"
      ],
      "token": true,
      "cost": 0,
      "health": 1,
      "tags": [
        "Stone"
      ],
      "abilities": [
        {
          "kind": "pay",
          "n": 2,
          "effects": [
            {
              "do": "insight",
              "n": 4
            },
            {
              "do": "grind",
              "n": 1,
              "on": "this"
            }
          ]
        },
        {
          "kind": "pay",
          "n": 1,
          "effects": [
            {
              "do": "harm",
              "n": 1
            },
            {
              "do": "grind",
              "n": 1,
              "on": "this"
            }
          ]
        }
      ]
    },
    {
      "id": "the-rootmoot",
      "name": "The Rootmoot",
      "type": "hq",
      "classes": [
        "nature",
        "culture"
      ],
      "health": 18,
      "growth": 1,
      "delay": 5,
      "tags": [
        "Grove"
      ],
      "abilities": [
        {
          "kind": "onSpawn",
          "effects": [
            {
              "do": "spawn",
              "n": 1,
              "token": "beast"
            }
          ]
        },
        {
          "kind": "pay",
          "n": 1,
          "effects": [
            {
              "do": "armor",
              "n": 1
            }
          ]
        }
      ],
      "flavor": "Every voice counts, and every voice has roots."
    },
    {
      "id": "burr-runner",
      "name": "Burr Runner",
      "type": "entity",
      "classes": [
        "nature"
      ],
      "cost": 1,
      "attack": 2,
      "health": 1,
      "tags": [
        "Kin"
      ],
      "abilities": [
        {
          "kind": "loot",
          "effects": [
            {
              "do": "insight",
              "n": 1
            }
          ]
        }
      ]
    },
    {
      "id": "mosshide-guard",
      "name": "Mosshide Guard",
      "type": "entity",
      "classes": [
        "nature"
      ],
      "cost": 2,
      "attack": 1,
      "health": 4,
      "tags": [
        "Kin"
      ],
      "abilities": [
        {
          "kind": "furious",
          "effects": [
            {
              "do": "armor",
              "n": 1,
              "on": "this"
            }
          ]
        }
      ]
    },
    {
      "id": "drum-caller",
      "name": "Drum Caller",
      "type": "entity",
      "classes": [
        "culture"
      ],
      "cost": 2,
      "attack": 1,
      "health": 2,
      "tags": [
        "Kin"
      ],
      "abilities": [
        {
          "kind": "battlecry",
          "effects": [
            {
              "do": "strengthen",
              "n": 1
            }
          ]
        }
      ]
    },
    {
      "id": "lane-shepherd",
      "name": "Lane Shepherd",
      "type": "entity",
      "classes": [
        "culture"
      ],
      "cost": 3,
      "attack": 1,
      "health": 2,
      "tags": [
        "Kin"
      ],
      "abilities": [
        {
          "kind": "onSpawn",
          "effects": [
            {
              "do": "spawn",
              "n": 1,
              "token": "recruit"
            }
          ]
        }
      ]
    },
    {
      "id": "old-antler",
      "name": "Old Antler",
      "type": "entity",
      "classes": [
        "nature"
      ],
      "cost": 5,
      "attack": 5,
      "health": 5,
      "tags": [
        "Beast"
      ],
      "abilities": [
        {
          "kind": "onDeath",
          "effects": [
            {
              "do": "insight",
              "n": 4
            }
          ]
        }
      ]
    },
    {
      "id": "hearth-matron",
      "name": "Hearth Matron",
      "type": "entity",
      "classes": [
        "culture"
      ],
      "cost": 4,
      "attack": 2,
      "health": 5,
      "tags": [
        "Kin"
      ],
      "abilities": [
        {
          "kind": "arrival",
          "effects": [
            {
              "do": "fortify",
              "n": 1
            }
          ]
        }
      ]
    },
    {
      "id": "blood-cousin",
      "name": "Blood Cousin",
      "type": "entity",
      "classes": [
        "culture"
      ],
      "cost": 3,
      "attack": 3,
      "health": 2,
      "tags": [
        "Kin"
      ],
      "abilities": [
        {
          "kind": "avenge",
          "effects": [
            {
              "do": "burn",
              "n": 1
            }
          ]
        }
      ]
    },
    {
      "id": "herb-walker",
      "name": "Herb Walker",
      "type": "entity",
      "classes": [
        "nature"
      ],
      "cost": 2,
      "attack": 1,
      "health": 3,
      "tags": [
        "Kin"
      ],
      "abilities": [
        {
          "kind": "periodic",
          "effects": [
            {
              "do": "heal",
              "on": "random"
            }
          ]
        }
      ]
    },
    {
      "id": "choir-of-reeds",
      "name": "Choir of Reeds",
      "type": "entity",
      "classes": [
        "culture"
      ],
      "cost": 3,
      "attack": 2,
      "health": 3,
      "tags": [
        "Kin"
      ],
      "abilities": [
        {
          "kind": "channel",
          "effects": [
            {
              "do": "arm",
              "n": 1,
              "on": "random"
            }
          ]
        }
      ]
    },
    {
      "id": "saturday-market",
      "name": "Saturday Market",
      "type": "place",
      "classes": [
        "culture"
      ],
      "cost": 2,
      "health": 3,
      "tags": [
        "Village"
      ],
      "abilities": [
        {
          "kind": "periodic",
          "effects": [
            {
              "do": "produce",
              "n": 1
            }
          ]
        }
      ]
    },
    {
      "id": "meeting-oak",
      "name": "Meeting Oak",
      "type": "place",
      "classes": [
        "nature"
      ],
      "cost": 5,
      "health": 4,
      "tags": [
        "Village"
      ],
      "abilities": [
        {
          "kind": "periodic",
          "effects": [
            {
              "do": "spawn",
              "n": 1,
              "token": "recruit"
            }
          ]
        }
      ]
    },
    {
      "id": "sparring-ring",
      "name": "Sparring Ring",
      "type": "place",
      "classes": [
        "culture"
      ],
      "cost": 2,
      "health": 4,
      "tags": [
        "Village"
      ],
      "abilities": [
        {
          "kind": "pay",
          "n": 1,
          "effects": [
            {
              "do": "arm",
              "n": 1
            }
          ]
        },
        {
          "kind": "tribute",
          "effects": [
            {
              "do": "insight",
              "n": 2
            }
          ]
        }
      ]
    },
    {
      "id": "harvest-song",
      "name": "Harvest Song",
      "type": "action",
      "classes": [
        "nature"
      ],
      "cost": 2,
      "effects": [
        {
          "do": "insight",
          "n": 4
        },
        {
          "do": "grow",
          "n": 2
        }
      ],
      "tags": [
        "Song"
      ]
    },
    {
      "id": "raise-the-village",
      "name": "Raise the Village",
      "type": "action",
      "classes": [
        "culture"
      ],
      "cost": 3,
      "effects": [
        {
          "do": "spawn",
          "n": 2,
          "token": "recruit"
        },
        {
          "do": "anthem",
          "tag": "Kin"
        }
      ],
      "tags": [
        "Song"
      ]
    },
    {
      "id": "horns-down",
      "name": "Horns Down",
      "type": "action",
      "classes": [
        "nature"
      ],
      "cost": 2,
      "effects": [
        {
          "do": "countPower"
        },
        {
          "do": "harm",
          "n": {
            "num": "x"
          }
        }
      ],
      "tags": [
        "Hunt"
      ]
    },
    {
      "id": "call-the-cousins",
      "name": "Call the Cousins",
      "type": "action",
      "classes": [
        "culture"
      ],
      "cost": 1,
      "effects": [
        {
          "do": "drawEntity",
          "tag": "Kin"
        },
        {
          "do": "train",
          "n": 1
        }
      ],
      "tags": [
        "Song"
      ]
    },
    {
      "id": "break-cover",
      "name": "Break Cover",
      "type": "action",
      "classes": [
        "nature"
      ],
      "cost": 1,
      "effects": [
        {
          "do": "hasten"
        },
        {
          "do": "enrage"
        }
      ],
      "tags": [
        "Hunt"
      ]
    },
    {
      "id": "false-trail",
      "name": "False Trail",
      "type": "action",
      "classes": [
        "nature"
      ],
      "cost": 1,
      "effects": [
        {
          "do": "laneswap"
        },
        {
          "do": "insight",
          "n": 2
        }
      ],
      "tags": [
        "Hunt"
      ]
    },
    {
      "id": "home-for-supper",
      "name": "Home for Supper",
      "type": "action",
      "classes": [
        "culture"
      ],
      "cost": 0,
      "effects": [
        {
          "do": "withdraw"
        },
        {
          "do": "discountEntity",
          "n": 2
        }
      ],
      "tags": [
        "Song"
      ]
    },
    {
      "id": "second-spring",
      "name": "Second Spring",
      "type": "action",
      "classes": [
        "nature"
      ],
      "cost": 3,
      "effects": [
        {
          "do": "resurrect",
          "n": 3,
          "from": "own"
        }
      ],
      "tags": [
        "Song"
      ]
    },
    {
      "id": "the-long-table",
      "name": "The Long Table",
      "type": "action",
      "classes": [
        "culture"
      ],
      "cost": 1,
      "extra": {
        "sacrifice": 1
      },
      "effects": [
        {
          "do": "insight",
          "n": 8
        }
      ],
      "tags": [
        "Song"
      ]
    },
    {
      "id": "the-ember-archive",
      "name": "The Ember Archive",
      "type": "hq",
      "classes": [
        "technology",
        "mysticism"
      ],
      "health": 24,
      "growth": 1,
      "delay": 3,
      "tags": [
        "Vault"
      ],
      "abilities": [
        {
          "kind": "onSpawn",
          "effects": [
            {
              "do": "spawn",
              "n": 1,
              "token": "powerstone"
            }
          ]
        },
        {
          "kind": "dissolve",
          "n": 3,
          "effects": [
            {
              "do": "insight",
              "n": 2
            }
          ]
        }
      ],
      "flavor": "Nothing is lost that was once set on fire properly."
    },
    {
      "id": "soot-drone",
      "name": "Soot Drone",
      "type": "entity",
      "classes": [
        "technology"
      ],
      "cost": 1,
      "attack": 2,
      "health": 2,
      "tags": [
        "Machine"
      ],
      "abilities": [
        {
          "kind": "onDeath",
          "effects": [
            {
              "do": "repair",
              "n": 2,
              "on": "random"
            }
          ]
        }
      ]
    },
    {
      "id": "cinder-adept",
      "name": "Cinder Adept",
      "type": "entity",
      "classes": [
        "mysticism"
      ],
      "cost": 2,
      "attack": 2,
      "health": 3,
      "tags": [
        "Adept"
      ],
      "abilities": [
        {
          "kind": "onSpawn",
          "effects": [
            {
              "do": "harm",
              "n": 1
            }
          ]
        }
      ]
    },
    {
      "id": "vault-colossus",
      "name": "Vault Colossus",
      "type": "entity",
      "classes": [
        "technology"
      ],
      "cost": 5,
      "attack": 6,
      "health": 6,
      "tags": [
        "Machine"
      ]
    },
    {
      "id": "clerk-of-ashes",
      "name": "Clerk of Ashes",
      "type": "entity",
      "classes": [
        "mysticism"
      ],
      "cost": 3,
      "attack": 3,
      "health": 4,
      "tags": [
        "Adept"
      ],
      "abilities": [
        {
          "kind": "onSpawn",
          "effects": [
            {
              "do": "recoverAction"
            }
          ]
        }
      ]
    },
    {
      "id": "pact-imp",
      "name": "Pact Imp",
      "type": "entity",
      "classes": [
        "mysticism"
      ],
      "cost": 2,
      "attack": 4,
      "health": 3,
      "tags": [
        "Adept"
      ],
      "abilities": [
        {
          "kind": "onSpawn",
          "effects": [
            {
              "do": "discard"
            }
          ]
        }
      ]
    },
    {
      "id": "gear-hound",
      "name": "Gear Hound",
      "type": "entity",
      "classes": [
        "technology"
      ],
      "cost": 3,
      "attack": 4,
      "health": 4,
      "tags": [
        "Machine"
      ],
      "abilities": [
        {
          "kind": "battlecry",
          "effects": [
            {
              "do": "strengthen",
              "n": 1,
              "on": "this"
            },
            {
              "do": "suffer",
              "n": 1,
              "on": "this"
            }
          ]
        }
      ]
    },
    {
      "id": "lamp-of-names",
      "name": "Lamp of Names",
      "type": "place",
      "classes": [
        "mysticism"
      ],
      "cost": 2,
      "health": 3,
      "tags": [
        "Vault"
      ],
      "abilities": [
        {
          "kind": "onConstruction",
          "effects": [
            {
              "do": "spawn",
              "n": 1,
              "token": "spirit"
            }
          ]
        },
        {
          "kind": "dissolve",
          "n": 1,
          "effects": [
            {
              "do": "insight",
              "n": 1
            }
          ]
        }
      ]
    },
    {
      "id": "arc-projector",
      "name": "Arc Projector",
      "type": "place",
      "classes": [
        "technology"
      ],
      "cost": 3,
      "health": 3,
      "tags": [
        "Vault"
      ],
      "abilities": [
        {
          "kind": "pay",
          "n": 2,
          "effects": [
            {
              "do": "harm",
              "n": 2
            }
          ]
        }
      ]
    },
    {
      "id": "open-furnace",
      "name": "Open Furnace",
      "type": "place",
      "classes": [
        "technology"
      ],
      "cost": 3,
      "health": 4,
      "tags": [
        "Vault"
      ],
      "abilities": [
        {
          "kind": "pay",
          "n": "x",
          "effects": [
            {
              "do": "insight",
              "n": {
                "num": "x"
              }
            }
          ]
        }
      ]
    },
    {
      "id": "scrap-exchange",
      "name": "Scrap Exchange",
      "type": "place",
      "classes": [
        "technology"
      ],
      "cost": 2,
      "health": 3,
      "tags": [
        "Vault"
      ],
      "abilities": [
        {
          "kind": "dismantle",
          "effects": [
            {
              "do": "insight",
              "n": 4
            }
          ]
        },
        {
          "kind": "discardPay",
          "n": 1,
          "effects": [
            {
              "do": "spawn",
              "n": 1,
              "token": "bot"
            }
          ]
        }
      ]
    },
    {
      "id": "lance-of-noon",
      "name": "Lance of Noon",
      "type": "action",
      "classes": [
        "mysticism"
      ],
      "cost": 2,
      "effects": [
        {
          "do": "burn",
          "n": 4
        }
      ],
      "tags": [
        "Rite"
      ]
    },
    {
      "id": "strike-the-name",
      "name": "Strike the Name",
      "type": "action",
      "classes": [
        "mysticism"
      ],
      "cost": 2,
      "effects": [
        {
          "do": "silence",
          "of": "opponent"
        },
        {
          "do": "insight",
          "n": 2
        }
      ],
      "tags": [
        "Rite"
      ]
    },
    {
      "id": "revolving-door",
      "name": "Revolving Door",
      "type": "action",
      "classes": [
        "technology"
      ],
      "cost": 2,
      "effects": [
        {
          "do": "bounce"
        }
      ],
      "tags": [
        "Rite"
      ]
    },
    {
      "id": "estate-tax",
      "name": "Estate Tax",
      "type": "action",
      "classes": [
        "mysticism"
      ],
      "cost": 1,
      "effects": [
        {
          "do": "mill",
          "n": 2,
          "of": "opponent"
        },
        {
          "do": "void",
          "on": "random"
        }
      ],
      "tags": [
        "Rite"
      ]
    },
    {
      "id": "final-notice",
      "name": "Final Notice",
      "type": "action",
      "classes": [
        "mysticism"
      ],
      "cost": 4,
      "effects": [
        {
          "do": "kill"
        }
      ],
      "tags": [
        "Rite"
      ]
    },
    {
      "id": "ashfall",
      "name": "Ashfall",
      "type": "action",
      "classes": [
        "mysticism"
      ],
      "cost": 3,
      "effects": [
        {
          "do": "harm",
          "n": 1,
          "on": "all"
        },
        {
          "do": "suffer",
          "n": 1,
          "on": "all"
        }
      ],
      "tags": [
        "Rite"
      ]
    },
    {
      "id": "cross-reference",
      "name": "Cross-Reference",
      "type": "action",
      "classes": [
        "technology"
      ],
      "cost": 1,
      "effects": [
        {
          "do": "drawAction"
        },
        {
          "do": "mill",
          "n": 1,
          "of": "you"
        }
      ],
      "tags": [
        "Paper"
      ]
    },
    {
      "id": "site-plan",
      "name": "Site Plan",
      "type": "action",
      "classes": [
        "technology"
      ],
      "cost": 0,
      "effects": [
        {
          "do": "drawPlace"
        },
        {
          "do": "discountPlace",
          "n": 1
        }
      ],
      "tags": [
        "Paper"
      ]
    },
    {
      "id": "overdue-books",
      "name": "Overdue Books",
      "type": "action",
      "classes": [
        "mysticism"
      ],
      "cost": 1,
      "effects": [
        {
          "do": "discountAction",
          "n": 2
        },
        {
          "do": "insight",
          "n": 2
        }
      ],
      "tags": [
        "Paper"
      ]
    },
    {
      "id": "salvage-rights",
      "name": "Salvage Rights",
      "type": "action",
      "classes": [
        "technology"
      ],
      "cost": 2,
      "effects": [
        {
          "do": "recoverPlace"
        },
        {
          "do": "reassemble",
          "n": 2,
          "from": "own"
        }
      ],
      "tags": [
        "Paper"
      ]
    },
    {
      "id": "redacted-file",
      "name": "Redacted File",
      "type": "action",
      "classes": [
        "mysticism"
      ],
      "cost": 1,
      "effects": [
        {
          "do": "choose",
          "type": "any",
          "in": "dust",
          "of": "opponent"
        },
        {
          "do": "void",
          "on": "chosen"
        },
        {
          "do": "insight",
          "n": 2
        }
      ],
      "tags": [
        "Paper"
      ]
    },
    {
      "id": "parts-inventory",
      "name": "Parts Inventory",
      "type": "action",
      "classes": [
        "technology"
      ],
      "cost": 2,
      "effects": [
        {
          "do": "count",
          "tag": "Machine"
        },
        {
          "do": "insight",
          "n": {
            "num": "x"
          }
        },
        {
          "do": "recoverEntity"
        }
      ],
      "tags": [
        "Paper"
      ]
    },
    {
      "id": "paper-giant",
      "name": "Paper Giant",
      "type": "action",
      "classes": [
        "mysticism"
      ],
      "cost": 3,
      "extra": {
        "void": 2
      },
      "effects": [
        {
          "do": "countDust",
          "type": "action"
        },
        {
          "do": "spawn",
          "n": 1,
          "token": "avatar",
          "size": {
            "num": "x"
          }
        }
      ],
      "tags": [
        "Rite"
      ]
    },
    {
      "id": "burn-the-index",
      "name": "Burn the Index",
      "type": "action",
      "classes": [
        "mysticism"
      ],
      "cost": 1,
      "extra": {
        "discard": 1
      },
      "effects": [
        {
          "do": "sacrifice",
          "on": "random"
        },
        {
          "do": "grind",
          "n": 1,
          "on": "random"
        },
        {
          "do": "insight",
          "n": 8
        }
      ],
      "tags": [
        "Paper"
      ]
    }
  ],
  "decks": [
    {
      "id": "rootmoot",
      "name": "The Rootmoot",
      "cards": {
        "the-rootmoot": 1,
        "burr-runner": 3,
        "mosshide-guard": 3,
        "drum-caller": 2,
        "lane-shepherd": 2,
        "old-antler": 2,
        "hearth-matron": 2,
        "blood-cousin": 2,
        "herb-walker": 2,
        "choir-of-reeds": 1,
        "saturday-market": 2,
        "meeting-oak": 2,
        "sparring-ring": 2,
        "harvest-song": 3,
        "raise-the-village": 2,
        "horns-down": 2,
        "call-the-cousins": 2,
        "break-cover": 1,
        "false-trail": 1,
        "home-for-supper": 1,
        "second-spring": 1,
        "the-long-table": 1
      }
    },
    {
      "id": "ember-archive",
      "name": "The Ember Archive",
      "cards": {
        "the-ember-archive": 1,
        "soot-drone": 3,
        "cinder-adept": 3,
        "vault-colossus": 3,
        "clerk-of-ashes": 3,
        "pact-imp": 3,
        "gear-hound": 3,
        "lamp-of-names": 2,
        "arc-projector": 2,
        "open-furnace": 1,
        "scrap-exchange": 1,
        "lance-of-noon": 2,
        "strike-the-name": 1,
        "revolving-door": 1,
        "estate-tax": 1,
        "final-notice": 1,
        "ashfall": 1,
        "cross-reference": 1,
        "site-plan": 1,
        "overdue-books": 1,
        "salvage-rights": 1,
        "redacted-file": 1,
        "parts-inventory": 1,
        "paper-giant": 1,
        "burn-the-index": 1
      }
    }
  ]
}
');
INSERT INTO "sets" VALUES ('9b24f18c688b2048436109799e054d0d9323bf7df8a27a941f8672007f911b9f','{
  "format": 1,
  "id": "starter",
  "ruleset": "lamplight",
  "name": "Lamplight",
  "cards": [
    { "id": "great-candle", "name": "Great Candle", "type": "flame", "glow": 5, "flavor": "It was lit before the town had a name." },
    { "id": "storm-lantern", "name": "Storm Lantern", "type": "flame", "glow": 4, "flavor": "The wind has tried." },
    { "id": "watch-fire", "name": "Watch Fire", "type": "flame", "glow": 3, "whenLit": [{ "do": "draw", "count": 1 }] },
    { "id": "banked-ember", "name": "Banked Ember", "type": "flame", "glow": 2, "whenOut": [{ "do": "draw", "count": 2 }] },
    { "id": "twin-wick", "name": "Twin Wick", "type": "flame", "glow": 2, "besideGlow": 1 },
    {
      "id": "lamp-oil",
      "name": "Lamp Oil",
      "type": "answer",
      "targets": [{ "laid": "you" }],
      "effect": [{ "do": "glow", "what": { "ref": "target", "slot": 0 }, "add": 2 }]
    },
    {
      "id": "glass-hood",
      "name": "Glass Hood",
      "type": "answer",
      "targets": [{ "answer": "opponent" }],
      "effect": [{ "do": "cancel", "what": { "ref": "target", "slot": 0 } }]
    },
    {
      "id": "cupped-hands",
      "name": "Cupped Hands",
      "type": "answer",
      "targets": [{ "laid": "you" }],
      "effect": [{ "do": "takeBack", "what": { "ref": "target", "slot": 0 } }, { "do": "draw", "count": 1 }]
    },
    {
      "id": "snuffer",
      "name": "Snuffer",
      "type": "answer",
      "targets": [{ "object": { "controller": "opponent", "has": { "attr": "glow", "most": 3 } } }],
      "effect": [{ "do": "out", "what": { "ref": "target", "slot": 0 } }]
    },
    {
      "id": "long-pole",
      "name": "Long Pole",
      "type": "answer",
      "targets": [{ "object": { "controller": "you" } }, { "lamp": "dark" }],
      "effect": [{ "do": "shift", "what": { "ref": "target", "slot": 0 }, "to": { "ref": "target", "slot": 1 } }]
    },
    { "id": "red-lantern", "name": "Red Lantern", "type": "flame", "glow": 4, "flavor": "Bargains end where it hangs." },
    { "id": "paper-lantern", "name": "Paper Lantern", "type": "flame", "glow": 3, "flavor": "Two coppers, and it may last till morning." },
    { "id": "glow-worm", "name": "Glow-worm", "type": "flame", "glow": 2, "whenLit": [{ "do": "draw", "count": 2 }] },
    {
      "id": "moth-swarm",
      "name": "Moth Swarm",
      "type": "flame",
      "glow": 2,
      "whenLit": [
        {
          "do": "out",
          "what": { "ref": "all", "of": { "controller": "opponent", "beside": true, "has": { "attr": "glow", "most": 4 } } }
        }
      ]
    },
    {
      "id": "squib",
      "name": "Squib",
      "type": "flame",
      "glow": 2,
      "whenOut": [{ "do": "out", "what": { "ref": "all", "of": { "beside": true } } }]
    },
    {
      "id": "cold-breath",
      "name": "Cold Breath",
      "type": "answer",
      "targets": [{ "laid": "opponent" }],
      "effect": [{ "do": "out", "what": { "ref": "target", "slot": 0 } }]
    },
    {
      "id": "change-of-places",
      "name": "Change of Places",
      "type": "answer",
      "targets": [{ "laid": "any" }, { "laid": "any" }],
      "effect": [
        { "do": "swap", "what": { "ref": "target", "slot": 0 }, "with": { "ref": "target", "slot": 1 } },
        { "do": "draw", "count": 1 }
      ]
    },
    {
      "id": "peephole",
      "name": "Peephole",
      "type": "answer",
      "targets": [{ "laid": "opponent" }],
      "effect": [{ "do": "peek", "what": { "ref": "target", "slot": 0 } }, { "do": "draw", "count": 1 }]
    },
    {
      "id": "draught",
      "name": "Draught",
      "type": "answer",
      "targets": [{ "object": { "controller": "opponent" } }],
      "effect": [{ "do": "glow", "what": { "ref": "target", "slot": 0 }, "add": -2 }]
    }
  ],
  "decks": [
    {
      "id": "hearth",
      "name": "Keepers of the Hearth",
      "cards": {
        "great-candle": 2,
        "storm-lantern": 2,
        "watch-fire": 3,
        "banked-ember": 3,
        "twin-wick": 2,
        "lamp-oil": 2,
        "glass-hood": 2,
        "cupped-hands": 1,
        "snuffer": 2,
        "long-pole": 1
      }
    },
    {
      "id": "moths",
      "name": "Moths of the Night Market",
      "cards": {
        "red-lantern": 3,
        "paper-lantern": 3,
        "glow-worm": 3,
        "moth-swarm": 2,
        "squib": 2,
        "cold-breath": 3,
        "change-of-places": 1,
        "peephole": 1,
        "draught": 2
      }
    }
  ]
}
');
INSERT INTO "players" VALUES ('g:0b3130b9-a145-4d20-9575-738144daf76d','Guest',1795498853164);
INSERT INTO "players" VALUES ('g:f20b7421-7f5a-4cc1-8faf-e8f0ce819d5b','Guest',1795498853196);
INSERT INTO "players" VALUES ('g:26f38078-1185-4891-9d70-a6aa48abe22f','Guest',1795498853583);
INSERT INTO "players" VALUES ('g:fa71de57-8fec-4875-b3d8-8a79ccecaaf4','Guest',1795498853590);
INSERT INTO "players" VALUES ('g:4e7df15c-1196-4f31-ac15-33a174c7c7b7','Guest',1795498854051);
INSERT INTO "players" VALUES ('g:82c35985-6157-4cad-b6b8-7ee75a1f7840','Guest',1795498854057);
INSERT INTO "players" VALUES ('g:5cdd958f-3aaa-44e7-91fc-c6e1be9528c4','Guest',1795498854434);
INSERT INTO "players" VALUES ('g:b7dd50d9-3b1b-462c-9401-bbd059c6efe9','Guest',1795498854440);
INSERT INTO "players" VALUES ('g:5f67a334-9a6b-4700-9c79-572adfbc30d4','Guest',1795498854903);
INSERT INTO "players" VALUES ('g:6cf2bd37-db70-4370-a444-790f1d1d946f','Guest',1795498854910);
INSERT INTO "players" VALUES ('g:bf812d3a-4425-4625-ba33-0e8be4b5a341','Guest',1795498855299);
INSERT INTO "players" VALUES ('g:85a341db-f73c-47cc-a308-a360d3910c61','Guest',1795498855304);
INSERT INTO "players" VALUES ('g:acfeeb26-b99e-417f-90b5-81bde50ba66f','Guest',1795498855667);
INSERT INTO "players" VALUES ('g:2be99098-e199-4285-b80c-de9123a4c07d','Guest',1795498855673);
INSERT INTO "owners" VALUES ('sole',1795498860108,NULL);
INSERT INTO "leases" VALUES ('queue','4af0dae2-7844-42ce-9f27-deb8150f2874',1795498860701);
INSERT INTO "leases" VALUES ('tournaments','36806c5a-9ff9-4c94-aa2f-898ef645cfa6',1795498860631);
INSERT INTO "seats" VALUES ('vx1PFStnJ1OE',0,'g:0b3130b9-a145-4d20-9575-738144daf76d',1);
INSERT INTO "seats" VALUES ('xvhDOIsv1B7f',0,'g:26f38078-1185-4891-9d70-a6aa48abe22f',0);
INSERT INTO "seats" VALUES ('chxmQ9xe7j7z',1,'g:2be99098-e199-4285-b80c-de9123a4c07d',0);
INSERT INTO "seats" VALUES ('K8rjuhkz5i8t',0,'g:4e7df15c-1196-4f31-ac15-33a174c7c7b7',0);
INSERT INTO "seats" VALUES ('y7Bi00zPcXrC',0,'g:5cdd958f-3aaa-44e7-91fc-c6e1be9528c4',0);
INSERT INTO "seats" VALUES ('S6WS3vdhTu8g',0,'g:5f67a334-9a6b-4700-9c79-572adfbc30d4',0);
INSERT INTO "seats" VALUES ('S6WS3vdhTu8g',1,'g:6cf2bd37-db70-4370-a444-790f1d1d946f',0);
INSERT INTO "seats" VALUES ('K8rjuhkz5i8t',1,'g:82c35985-6157-4cad-b6b8-7ee75a1f7840',0);
INSERT INTO "seats" VALUES ('VFFeXTlOd73Z',1,'g:85a341db-f73c-47cc-a308-a360d3910c61',0);
INSERT INTO "seats" VALUES ('chxmQ9xe7j7z',0,'g:acfeeb26-b99e-417f-90b5-81bde50ba66f',0);
INSERT INTO "seats" VALUES ('y7Bi00zPcXrC',1,'g:b7dd50d9-3b1b-462c-9401-bbd059c6efe9',0);
INSERT INTO "seats" VALUES ('VFFeXTlOd73Z',0,'g:bf812d3a-4425-4625-ba33-0e8be4b5a341',0);
INSERT INTO "seats" VALUES ('vx1PFStnJ1OE',1,'g:f20b7421-7f5a-4cc1-8faf-e8f0ce819d5b',1);
INSERT INTO "seats" VALUES ('xvhDOIsv1B7f',1,'g:fa71de57-8fec-4875-b3d8-8a79ccecaaf4',0);
