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
CREATE TABLE "decisions" ("player" text primary key, "banned" integer not null, "erased" integer not null, "changed" integer not null) STRICT, WITHOUT ROWID;
CREATE INDEX "decisions_by_change" on "decisions" ("changed");
CREATE INDEX "rated_by_pair" on "rated" ("pair", "at");
CREATE INDEX "players_by_age" on "players" ("made");
INSERT INTO "kysely_migration" VALUES ('001-matches','2026-11-23T13:07:17.334Z');
INSERT INTO "kysely_migration" VALUES ('002-tables','2026-11-23T13:07:17.336Z');
INSERT INTO "kysely_migration" VALUES ('003-owners','2026-11-23T13:07:17.337Z');
INSERT INTO "kysely_migration" VALUES ('004-watching','2026-11-23T13:07:17.338Z');
INSERT INTO "kysely_migration" VALUES ('005-queue','2026-11-23T13:07:17.339Z');
INSERT INTO "kysely_migration" VALUES ('006-rooms','2026-11-23T13:07:17.340Z');
INSERT INTO "kysely_migration" VALUES ('007-seats','2026-11-23T13:07:17.341Z');
INSERT INTO "kysely_migration" VALUES ('008-decisions','2026-11-23T13:07:17.342Z');
INSERT INTO "kysely_migration" VALUES ('009-kept','2026-11-23T13:07:17.343Z');
INSERT INTO "kysely_migration" VALUES ('010-bounds','2026-11-23T13:07:17.344Z');
INSERT INTO "kysely_migration" VALUES ('011-rules','2026-11-23T13:07:17.345Z');
INSERT INTO "kysely_migration" VALUES ('012-hashes','2026-11-23T13:07:17.346Z');
INSERT INTO "kysely_migration" VALUES ('013-stuck','2026-11-23T13:07:17.347Z');
INSERT INTO "kysely_migration_lock" VALUES ('migration_lock',0);
INSERT INTO "matches" VALUES (1,'B7xTeNES41Dd','{"id":"B7xTeNES41Dd","format":1,"setup":{"ruleset":"ucg","profile":"seed","options":{},"seed":"33b091db25d669c3682f5be315970595e4840ca710ee310ee67e5ffb8a3262f0","seats":[{"deck":["ash-widow","ash-widow","bonfire-ox","bonfire-ox","brand-of-haste","caravan-raid","cinder-runner","cinder-runner","cinder-runner","cookfire-sprite","cookfire-sprite","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","emberling","emberling","false-campfire","flare","flare","flint-fencer","flint-fencer","glasshorn-ram","matron-ashveil","mother-furnace","noonday-rider","powder-keg","rally-the-wagons","red-road-lancer","red-road-lancer","salamander-egg","sand-pit","scorched-road","second-wind","slow-fuse","spark-juggler","supply-wagon","toll-taker","torch-parade","trade-goods","wagon-guard","wagon-guard"]},{"deck":["abyssal-registrar","bottled-storm","confiscate","denied-entry","denied-entry","drown-the-stacks","ebb","fill-the-shelves","high-water-mark","ink-trap","kelp-colossus","lantern-scribe","lantern-scribe","leviathan-index","marginalia","mirror-carapace","mist-swindler","mist-swindler","ninth-cellar","ninth-cellar","patient-idol","pearl-diver","queen-of-low-water","reef-warden","reef-warden","reef-warden","riptide","rising-tide","salt-press","salvage-rite","sealed-lips","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-clerk","tide-gauge","twice-drowned-captain","twice-drowned-captain","twofold-verdict","undertow-eel","weigh-the-ledger"]}],"sets":["starter"]},"rules":3,"hashes":["55a43f84dff1b28280e966d1974e0813e4f8021708aa96165dca75687e417978"],"players":["g:17b33de9-79e1-46c1-9201-b436cb97097e","g:470c2599-39d0-47eb-8f51-e60fb72bc7e1"],"fair":true}',1,22,'{"winners":[1],"reason":"left"}','sole','53KCpLm8V','{"away":[{"left":179969,"since":null},{"left":179959,"since":null}],"mutes":[[],[]],"nonces":[],"accepted":[["ab5d85b12cb0954a-1"],["f94c62b334a5fb7e-1"]]}','ucg/3/1',NULL);
INSERT INTO "matches" VALUES (2,'XsxdXNrtxJ9L','{"id":"XsxdXNrtxJ9L","format":1,"setup":{"ruleset":"ucg","profile":"seed","options":{},"seed":"7e5b522e9d6554a04b089d1a8507ffcbdb7ccc150a47453f2c60ad0ea513efc1","seats":[{"deck":["ash-widow","ash-widow","bonfire-ox","bonfire-ox","brand-of-haste","caravan-raid","cinder-runner","cinder-runner","cinder-runner","cookfire-sprite","cookfire-sprite","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","emberling","emberling","false-campfire","flare","flare","flint-fencer","flint-fencer","glasshorn-ram","matron-ashveil","mother-furnace","noonday-rider","powder-keg","rally-the-wagons","red-road-lancer","red-road-lancer","salamander-egg","sand-pit","scorched-road","second-wind","slow-fuse","spark-juggler","supply-wagon","toll-taker","torch-parade","trade-goods","wagon-guard","wagon-guard"]},{"deck":["abyssal-registrar","bottled-storm","confiscate","denied-entry","denied-entry","drown-the-stacks","ebb","fill-the-shelves","high-water-mark","ink-trap","kelp-colossus","lantern-scribe","lantern-scribe","leviathan-index","marginalia","mirror-carapace","mist-swindler","mist-swindler","ninth-cellar","ninth-cellar","patient-idol","pearl-diver","queen-of-low-water","reef-warden","reef-warden","reef-warden","riptide","rising-tide","salt-press","salvage-rite","sealed-lips","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-clerk","tide-gauge","twice-drowned-captain","twice-drowned-captain","twofold-verdict","undertow-eel","weigh-the-ledger"]}],"sets":["starter"]},"rules":3,"hashes":["55a43f84dff1b28280e966d1974e0813e4f8021708aa96165dca75687e417978"],"players":["g:b985863d-604d-4c77-94d7-eb09c8502e25","g:7531b80b-a012-4cd2-8935-1053d65f9408"],"fair":true}',1,61,NULL,'sole','QIW4vefCt','{"away":[{"left":179987,"since":null},{"left":179985,"since":null}],"mutes":[[],[]],"nonces":[],"accepted":[["996e689e56615aa8-1"],["6b395548a3999b62-1"]]}','ucg/3/1',NULL);
INSERT INTO "matches" VALUES (3,'BSuqbRptssfo','{"id":"BSuqbRptssfo","format":1,"setup":{"ruleset":"nullshapers","profile":"seed","options":{},"seed":"0ee16fb2784ff8a72bc5d3a41def1632e3c2b5856e67a27deddc2f6161991cff","seats":[{"deck":["battle-hymn","battle-hymn","brass-glaive","brass-glaive","brass-glaive","call-the-vanguard","call-the-vanguard","drill-sergeant-daemon","drill-sergeant-daemon","festival-marshal","festival-marshal","field-dressing","field-dressing","field-dressing","greenhouse-strider","greenhouse-strider","landslide","landslide","lantern-cadet","lantern-cadet","lantern-cadet","long-table","matron-of-mornings","oathbound-shield","oathbound-shield","orchard-golem","orchard-golem","orchard-golem","second-dawn","second-dawn","seed-archivist","seed-archivist","seed-archivist","sun-dynamo","sunlance","sunlance","sunlance","sunrise-courier","sunrise-courier","sunrise-courier","tend-the-walls","tend-the-walls","tend-the-walls","tidewater-bailiff","tidewater-bailiff"]},{"deck":["back-alley-ambusher","back-alley-ambusher","barnacle-snare","barnacle-snare","barnacle-snare","breach-protocol","burn-the-ledger","dockside-queen","drowned-notary","drowned-notary","drowned-notary","eel-wrangler","eel-wrangler","evict","evict","forked-bolt","forked-bolt","forked-bolt","gutter-spy","gutter-spy","gutter-spy","harpoon-crew","harpoon-crew","hush-money","hush-money","informer-network","knife-in-the-fog","knife-in-the-fog","knife-in-the-fog","pay-the-ferryman","riptide-charge","riptide-charge","smoke-cloak","static-marksman","static-marksman","tesla-turret","tesla-turret","tithe-collector","tithe-collector","undertow-leviathan","undertow-leviathan","void-the-contract","void-the-contract","wash-ashore","wash-ashore"]}],"sets":["starter"]},"rules":4,"hashes":["8c668a6a63682be419a10cce0651e7b1b3e8b59f1dbddf599a5b17e168e58e9c"],"players":["g:2c8a9c76-676b-4a6b-9f39-4bdc8235d831","g:bdcf1897-0a9a-4b92-9f8b-a5beaa2b2bf1"],"fair":true}',1,61,NULL,'sole','euKWcisIO','{"away":[{"left":179991,"since":null},{"left":179989,"since":null}],"mutes":[[],[]],"nonces":[],"accepted":[["0c29ff73aa660293-1"],["2812f1b98666fcd0-1"]]}','nullshapers/4/1',NULL);
INSERT INTO "matches" VALUES (4,'xO91pT2xccR8','{"id":"xO91pT2xccR8","format":1,"setup":{"ruleset":"altered","profile":"v1","options":{},"seed":"e1855eaec4ada6bcf02c813fe4b3fb7579f1ebcef0b4e8992f1d72b35a38a120","seats":[{"deck":["bridge-warden","bridge-warden","bridge-warden","drill-captain","drill-captain","drill-captain","ferry-sergeant","ferry-sergeant","ferry-sergeant","forced-march","forced-march","forced-march","general-inspection","general-inspection","general-inspection","hall-of-banners","hall-of-banners","hall-of-banners","lamplighter-recruit","lamplighter-recruit","lamplighter-recruit","odra-pell","old-standard-bearer","old-standard-bearer","old-standard-bearer","open-muster","open-muster","open-muster","parade-colossus","parade-colossus","parade-colossus","quartermasters-desk","quartermasters-desk","quartermasters-desk","seven-league-order","seven-league-order","seven-league-order","the-long-barracks","the-long-barracks","the-long-barracks","toll-gate-ox","toll-gate-ox","toll-gate-ox"]},{"deck":["arch-summoner-vey","arch-summoner-vey","arch-summoner-vey","candle-thief","candle-thief","candle-thief","courteous-duelist","courteous-duelist","courteous-duelist","dawn-edition","dawn-edition","dawn-edition","four-doors","four-doors","four-doors","gambling-oracle","gambling-oracle","gambling-oracle","inkwell-sprite","inkwell-sprite","inkwell-sprite","keeper-of-marginalia","keeper-of-marginalia","keeper-of-marginalia","lights-out","lights-out","lights-out","moth-of-the-archive","moth-of-the-archive","moth-of-the-archive","sable-and-quill","sleeping-leviathan","sleeping-leviathan","sleeping-leviathan","the-whispering-stacks","the-whispering-stacks","the-whispering-stacks","two-faced-verse","two-faced-verse","two-faced-verse","unwritten-ending","unwritten-ending","unwritten-ending"]}],"sets":["starter"]},"rules":3,"hashes":["a69d60e42f51d52f0ed143351a4baed99f869958a525ecf69496667e0b59e29e"],"players":["g:fb04584e-14a5-4900-805e-e169d625b367","g:a5bff7ba-afc7-4b49-b7e5-32da968731f8"],"fair":true}',1,61,NULL,'sole','IUfi0S1Bb','{"away":[{"left":179992,"since":null},{"left":179990,"since":null}],"mutes":[[],[]],"nonces":[],"accepted":[["f9d11512d2df2698-1"],["a57dcdacd53981ab-1"]]}','altered/3/1',NULL);
INSERT INTO "matches" VALUES (5,'RcXatxcxIQkx','{"id":"RcXatxcxIQkx","format":1,"setup":{"ruleset":"grand-archive","profile":"seed","options":{},"seed":"808c769c196f84068cc86bfdac966451acec7b1ff5b9d318565c28af8867c27d","seats":[{"deck":["anvil-guard","anvil-guard","anvil-guard","anvil-guard","ashen-memory","ashen-memory","ashka-duelist","ashka-marshal","ashka-phoenix","ashka-spark","blaze-lancer","blaze-lancer","blaze-lancer","blaze-lancer","bolt-thrower","burning-slash","burning-slash","burning-slash","burning-slash","cinder-recruit","cinder-recruit","cinder-recruit","cinder-recruit","cinder-wraith","cinder-wraith","coal-sack","dragon-pike","ember-blade","ember-rush","ember-rush","ember-rush","ember-rush","flame-bolt","flame-bolt","flame-bolt","flame-bolt","forge-hall","forge-hall","forge-hall","forge-hall","furnace-ogre","furnace-ogre","furnace-ogre","furnace-ogre","herb-satchel","oathforged-shield","pyre-acolyte","pyre-acolyte","pyre-acolyte","pyre-acolyte","roaring-pyre","roaring-pyre","roaring-pyre","roaring-pyre","sparkcaller","sparkcaller","sparkcaller","sparkcaller","twinfang-raider","twinfang-raider","twinfang-raider","twinfang-raider","vanguard-order","vanguard-order","vanguard-order","vanguard-order","war-banner","war-brew","war-brew","war-brew","war-brew"]},{"deck":["bent-hourglass","binding-mist","binding-mist","binding-mist","coral-dagger","creeping-rust","creeping-rust","cresting-wave","cresting-wave","deep-conch","echo-scroll","echo-scroll","echoing-tide","echoing-tide","gale-falcon","gale-falcon","gale-falcon","gale-falcon","hush-of-the-deep","maren-drift","maren-maelstrom","maren-stormglass","maren-tidecaller","mirror-basin","mist-seer","mist-seer","mist-seer","mist-seer","morning-heron","morning-heron","morning-heron","morning-heron","patient-snare","patient-snare","patient-snare","prism-lens","prismatic-tide","prismatic-tide","reed-scout","reed-scout","reed-scout","reed-scout","shifting-shoal","starfall-chart","starfall-chart","starfall-chart","still-waters","still-waters","storm-drake","storm-drake","storm-drake","storm-drake","stormglass-spear","tidal-shrine","tidal-shrine","tidal-shrine","tidal-shrine","tide-captain","tide-captain","tide-charm","tide-warden","tide-warden","tide-warden","tide-warden","undertow","undertow","undying-current","whirl-cutter","whirl-cutter","whirl-cutter","whirl-cutter"]}],"sets":["starter"]},"rules":3,"hashes":["285ef6a6fe44234c4de6766a16a163ad34dfd4b38c8b9ed438c9c10cd494c0cd"],"players":["g:e95e2016-bfab-40f7-9297-71ba3bd171a4","g:f578ecc3-8a5e-43ab-a85e-c9153456f1eb"],"fair":true}',1,61,NULL,'sole','F_6OVLcCF','{"away":[{"left":179987,"since":null},{"left":179985,"since":null}],"mutes":[[],[]],"nonces":[],"accepted":[["968103a9b63fcec9-1"],["c4504573afe77a5e-1"]]}','grand-archive/3/1',NULL);
INSERT INTO "matches" VALUES (6,'TLllVu60xTUu','{"id":"TLllVu60xTUu","format":1,"setup":{"ruleset":"crowdcontrol","profile":"seed","options":{},"seed":"81cbf9ffc157bae90320190cc85d673420786c1ed135e831197b0decedac38c0","seats":[{"deck":["blood-cousin","blood-cousin","break-cover","burr-runner","burr-runner","burr-runner","call-the-cousins","call-the-cousins","choir-of-reeds","drum-caller","drum-caller","false-trail","harvest-song","harvest-song","harvest-song","hearth-matron","hearth-matron","herb-walker","herb-walker","home-for-supper","horns-down","horns-down","lane-shepherd","lane-shepherd","meeting-oak","meeting-oak","mosshide-guard","mosshide-guard","mosshide-guard","old-antler","old-antler","raise-the-village","raise-the-village","saturday-market","saturday-market","second-spring","sparring-ring","sparring-ring","the-long-table","the-rootmoot"]},{"deck":["arc-projector","arc-projector","ashfall","burn-the-index","cinder-adept","cinder-adept","cinder-adept","clerk-of-ashes","clerk-of-ashes","clerk-of-ashes","cross-reference","estate-tax","final-notice","gear-hound","gear-hound","gear-hound","lamp-of-names","lamp-of-names","lance-of-noon","lance-of-noon","open-furnace","overdue-books","pact-imp","pact-imp","pact-imp","paper-giant","parts-inventory","redacted-file","revolving-door","salvage-rights","scrap-exchange","site-plan","soot-drone","soot-drone","soot-drone","strike-the-name","the-ember-archive","vault-colossus","vault-colossus","vault-colossus"]}],"sets":["starter"]},"rules":3,"hashes":["a5b0dd75589156891e2266bfc543814733efddb4b1501ce913b0288e07b776e2"],"players":["g:515ab36f-cd7b-4442-863a-d141a7114099","g:06451c5f-9d29-4a9b-b863-cd5537bb0a1b"],"fair":true}',1,61,NULL,'sole','tmrWFClGE','{"away":[{"left":179993,"since":null},{"left":179992,"since":null}],"mutes":[[],[]],"nonces":[],"accepted":[["eb217c9a31e77049-1"],["8f7fc6c913299a16-1"]]}','crowdcontrol/3/1',NULL);
INSERT INTO "journal" VALUES ('B7xTeNES41Dd',1,1,-1,68,NULL,NULL,'{"action":"begin","commit":"d95f32d29afe20cbf8adc0a2d4c44cfb4677f5f15e695f40deeabb331f33ee42","nonces":["0d62da47a3e676d22f1fbe593d032e98","d7bcafb5b95bef76def838268cbdcf13"]}','b0f324e6adf1c8bc2aa6ac',1795439237671);
INSERT INTO "journal" VALUES ('B7xTeNES41Dd',2,1,0,87,0,'ab5d85b12cb0954a-2','{"action":"advancePhase","request":1}','zQv5eEOQOyu334XpOWf7Oi',1795439237692);
INSERT INTO "journal" VALUES ('B7xTeNES41Dd',3,1,0,102,0,'ab5d85b12cb0954a-3','{"action":"advancePhase","request":2}','6wl2UIimINdh24gqy37PGk',1795439237709);
INSERT INTO "journal" VALUES ('B7xTeNES41Dd',4,1,0,107,0,'ab5d85b12cb0954a-4','{"action":"advancePhase","request":3}','c_3LDd2AVB7aSYe2bftwZG',1795439237721);
INSERT INTO "journal" VALUES ('B7xTeNES41Dd',5,1,0,115,0,'ab5d85b12cb0954a-5','{"action":"advancePhase","request":4}','XKaLPERfBbJJ86Sx4gLtSb',1795439237729);
INSERT INTO "journal" VALUES ('B7xTeNES41Dd',6,1,0,117,0,'ab5d85b12cb0954a-6','{"action":"advancePhase","request":5}','CEzuI8HOn94PBzaC7--gfg',1795439237734);
INSERT INTO "journal" VALUES ('B7xTeNES41Dd',7,1,0,122,0,'ab5d85b12cb0954a-7','{"action":"advancePhase","request":6}','2aHXq6-Gd2jNXToX33_BvP',1795439237739);
INSERT INTO "journal" VALUES ('B7xTeNES41Dd',8,1,1,127,1,'f94c62b334a5fb7e-2','{"action":"advancePhase","request":1}','v5dtvEOQFV-l13x5h-7eTj',1795439237746);
INSERT INTO "journal" VALUES ('B7xTeNES41Dd',9,1,1,130,1,'f94c62b334a5fb7e-3','{"action":"advancePhase","request":2}','IhyCitQneYix5Ln03ZFrDQ',1795439237751);
INSERT INTO "journal" VALUES ('B7xTeNES41Dd',10,1,1,132,1,'f94c62b334a5fb7e-4','{"action":"advancePhase","request":3}','PkG7brD5Fu9NmSCJ7UGetT',1795439237755);
INSERT INTO "journal" VALUES ('B7xTeNES41Dd',11,1,1,136,1,'f94c62b334a5fb7e-5','{"action":"playResource","card":"h7","request":4}','1dljdn51l4kixgpKGODYFT',1795439237760);
INSERT INTO "journal" VALUES ('B7xTeNES41Dd',12,1,1,142,1,'f94c62b334a5fb7e-6','{"action":"advancePhase","request":5}','LAxk2LM-dHEf_-qF1Gi6EI',1795439237767);
INSERT INTO "journal" VALUES ('B7xTeNES41Dd',13,1,1,144,1,'f94c62b334a5fb7e-7','{"action":"advancePhase","request":6}','qgawOt7EOjD8FdpGnF4dmr',1795439237771);
INSERT INTO "journal" VALUES ('B7xTeNES41Dd',14,1,1,147,1,'f94c62b334a5fb7e-8','{"action":"advancePhase","request":7}','BuZS6y9ZDPxlmhlw29Mm_G',1795439237774);
INSERT INTO "journal" VALUES ('B7xTeNES41Dd',15,1,0,149,0,'ab5d85b12cb0954a-8','{"action":"advancePhase","request":7}','LPlhHPJxrGcVWxebcnd5Ug',1795439237778);
INSERT INTO "journal" VALUES ('B7xTeNES41Dd',16,1,0,152,0,'ab5d85b12cb0954a-9','{"action":"advancePhase","request":8}','TlSPtfn8ts6fFKqcgtdcBC',1795439237782);
INSERT INTO "journal" VALUES ('B7xTeNES41Dd',17,1,0,158,0,'ab5d85b12cb0954a-10','{"action":"advancePhase","request":9}','bpOO_6_zZyl905WGWsX24D',1795439237789);
INSERT INTO "journal" VALUES ('B7xTeNES41Dd',18,1,0,160,0,'ab5d85b12cb0954a-11','{"action":"playResource","card":"h2","request":10}','tIHtFq6gJFpJpWzliQmxeq',1795439237792);
INSERT INTO "journal" VALUES ('B7xTeNES41Dd',19,1,0,165,0,'ab5d85b12cb0954a-12','{"action":"ignite","card":"h5","mode":"epic","request":11,"condition":1}','FQm6FEngfrMz9mIH-l-qbC',1795439237800);
INSERT INTO "journal" VALUES ('B7xTeNES41Dd',20,1,1,170,1,'f94c62b334a5fb7e-9','{"action":"pass","request":8}','wKox84HXbrvi2xfUNcftFo',1795439237806);
INSERT INTO "journal" VALUES ('B7xTeNES41Dd',21,1,0,180,0,'ab5d85b12cb0954a-13','{"action":"ignite","card":"h3","mode":"play","request":12,"pay":["c2"],"target":["c3"]}','YcyqEFFz2Y1TyiHgJjXJ-L',1795439237817);
INSERT INTO "journal" VALUES ('B7xTeNES41Dd',22,1,-1,184,0,'ab5d85b12cb0954a-14','{"action":"leave","seat":0}','iNqyqmKuYBrPpZkUWesTwW',1795439237823);
INSERT INTO "journal" VALUES ('BSuqbRptssfo',1,1,-1,21,NULL,NULL,'{"action":"begin","commit":"805c9443e95fc48b8669be2017c4cec66cb12849d6bf101c6e637aea3626900c","nonces":["37c302a5c140c4e9ec62d57a78322693","db566ff34b52a948968119e737a30d91"]}','f6e12b7d098b6ab6feb827',1795439238283);
INSERT INTO "journal" VALUES ('BSuqbRptssfo',2,1,0,34,0,'0c29ff73aa660293-2','{"action":"mulligan","request":1,"choice":"redraw"}','QHB1lnCI1E7CWGlCajgQMz',1795439238296);
INSERT INTO "journal" VALUES ('BSuqbRptssfo',3,1,0,42,0,'0c29ff73aa660293-3','{"action":"bottom","request":2,"choice":["h10"]}','stzaCAyUH2HMEdL0hTZOJ_',1795439238302);
INSERT INTO "journal" VALUES ('BSuqbRptssfo',4,1,1,44,1,'2812f1b98666fcd0-2','{"action":"mulligan","request":1,"choice":"redraw"}','rhB_2T6yATbjHHjoW1Sjz7',1795439238305);
INSERT INTO "journal" VALUES ('BSuqbRptssfo',5,1,1,49,1,'2812f1b98666fcd0-3','{"action":"bottom","request":2,"choice":["h9"]}','75RnotBSmGMmsMnXXJcdBZ',1795439238317);
INSERT INTO "journal" VALUES ('BSuqbRptssfo',6,1,0,52,0,'0c29ff73aa660293-4','{"action":"mulligan","request":3,"choice":"keep"}','HObigDbrshgu9FlDpBbnqI',1795439238321);
INSERT INTO "journal" VALUES ('BSuqbRptssfo',7,1,1,54,1,'2812f1b98666fcd0-4','{"action":"mulligan","request":3,"choice":"keep"}','m_HeM_9itC0PdImUa0GMj7',1795439238325);
INSERT INTO "journal" VALUES ('BSuqbRptssfo',8,1,0,63,0,'0c29ff73aa660293-5','{"action":"pass","request":4}','lxqacW6o7npTrO93BhdDjS',1795439238336);
INSERT INTO "journal" VALUES ('BSuqbRptssfo',9,1,1,67,1,'2812f1b98666fcd0-5','{"action":"pass","request":4}','zi8AjUNN0qGgzJLNjsUaKk',1795439238340);
INSERT INTO "journal" VALUES ('BSuqbRptssfo',10,1,0,70,0,'0c29ff73aa660293-6','{"action":"pass","request":5}','LxC9lwo_gBaLG3VI-uF_f5',1795439238346);
INSERT INTO "journal" VALUES ('BSuqbRptssfo',11,1,1,72,1,'2812f1b98666fcd0-6','{"action":"pass","request":5}','vvr4W-e2-Pq5VuMyaWnMZd',1795439238358);
INSERT INTO "journal" VALUES ('BSuqbRptssfo',12,1,0,76,0,'0c29ff73aa660293-7','{"action":"pass","request":6}','-h0FsRUxG_OMxVUhlXWSHn',1795439238364);
INSERT INTO "journal" VALUES ('BSuqbRptssfo',13,1,1,83,1,'2812f1b98666fcd0-7','{"action":"pass","request":6}','jWArj2OIayBJTTgHerpZrW',1795439238372);
INSERT INTO "journal" VALUES ('BSuqbRptssfo',14,1,0,85,0,'0c29ff73aa660293-8','{"action":"pass","request":7}','_3dBSp4RH5-GsPm8FiOTSO',1795439238377);
INSERT INTO "journal" VALUES ('BSuqbRptssfo',15,1,1,92,1,'2812f1b98666fcd0-8','{"action":"pass","request":7}','fLu8MCQmsF_bzVyYJqtosb',1795439238386);
INSERT INTO "journal" VALUES ('BSuqbRptssfo',16,1,1,96,1,'2812f1b98666fcd0-9','{"action":"pass","request":8}','p-X-d-UnjIgpwEyTq8jErx',1795439238391);
INSERT INTO "journal" VALUES ('BSuqbRptssfo',17,1,0,97,0,'0c29ff73aa660293-9','{"action":"pass","request":8}','dALvXXT-_acqAE37rdU-su',1795439238393);
INSERT INTO "journal" VALUES ('BSuqbRptssfo',18,1,0,98,0,'0c29ff73aa660293-10','{"action":"pass","request":9}','iQYM44Ipf6NdmuHqxGISJ8',1795439238396);
INSERT INTO "journal" VALUES ('BSuqbRptssfo',19,1,1,100,1,'2812f1b98666fcd0-10','{"action":"pass","request":9}','Rrbqr5nKuJn1RilzSh0TyX',1795439238400);
INSERT INTO "journal" VALUES ('BSuqbRptssfo',20,1,0,104,0,'0c29ff73aa660293-11','{"action":"convert","card":"h7","request":10,"anomaly":"light"}','utyazuKsFHqIg-cpNJnU9l',1795439238406);
INSERT INTO "journal" VALUES ('BSuqbRptssfo',21,1,0,107,0,'0c29ff73aa660293-12','{"action":"pass","request":11}','4YUxeIRQImQ-CRQXYR3U1T',1795439238409);
INSERT INTO "journal" VALUES ('BSuqbRptssfo',22,1,1,108,1,'2812f1b98666fcd0-11','{"action":"pass","request":10}','QDZHbWke2JSac5nuErLiu_',1795439238413);
INSERT INTO "journal" VALUES ('BSuqbRptssfo',23,1,0,110,0,'0c29ff73aa660293-13','{"action":"pass","request":12}','51007RAeLgVepqw8-VWmwQ',1795439238416);
INSERT INTO "journal" VALUES ('BSuqbRptssfo',24,1,1,112,1,'2812f1b98666fcd0-12','{"action":"pass","request":11}','UNmbj5s4j21FA4dVMeKI7i',1795439238420);
INSERT INTO "journal" VALUES ('BSuqbRptssfo',25,1,1,115,1,'2812f1b98666fcd0-13','{"action":"pass","request":12}','8-WUkXn_fjkAL5Qd4Juptg',1795439238423);
INSERT INTO "journal" VALUES ('BSuqbRptssfo',26,1,0,119,0,'0c29ff73aa660293-14','{"action":"pass","request":13}','wQBbjf6smkPga3qpBT0pdv',1795439238430);
INSERT INTO "journal" VALUES ('BSuqbRptssfo',27,1,1,121,1,'2812f1b98666fcd0-14','{"action":"pass","request":13}','r95RLCjF0UMAGOYBLUpd0d',1795439238434);
INSERT INTO "journal" VALUES ('BSuqbRptssfo',28,1,0,123,0,'0c29ff73aa660293-15','{"action":"pass","request":14}','4U72MPUCfOlf11pHMaFfEa',1795439238437);
INSERT INTO "journal" VALUES ('BSuqbRptssfo',29,1,1,125,1,'2812f1b98666fcd0-15','{"action":"convert","card":"h10","request":14,"anomaly":"light"}','bN_zeeMqx8MqgYmYeBBFzQ',1795439238441);
INSERT INTO "journal" VALUES ('BSuqbRptssfo',30,1,1,126,1,'2812f1b98666fcd0-16','{"action":"playAnomaly","card":"h10","request":15}','VOlhKxNz5itlTsS0QNQ3_1',1795439238445);
INSERT INTO "journal" VALUES ('BSuqbRptssfo',31,1,1,130,1,'2812f1b98666fcd0-17','{"action":"makeEnergy","card":"c1","request":16}','LtTqiRbPwZcg2D-g31D6Wb',1795439238450);
INSERT INTO "journal" VALUES ('BSuqbRptssfo',32,1,1,132,1,'2812f1b98666fcd0-18','{"action":"pass","request":17}','RGZwdbzP6drWsoYUGsxIgI',1795439238454);
INSERT INTO "journal" VALUES ('BSuqbRptssfo',33,1,0,133,0,'0c29ff73aa660293-16','{"action":"pass","request":15}','Aa_nnG0Wgo0ByBc-GRinAo',1795439238458);
INSERT INTO "journal" VALUES ('BSuqbRptssfo',34,1,1,136,1,'2812f1b98666fcd0-19','{"action":"pass","request":18}','Dq05qP1u30ADf7LzOE346P',1795439238462);
INSERT INTO "journal" VALUES ('BSuqbRptssfo',35,1,0,137,0,'0c29ff73aa660293-17','{"action":"pass","request":16}','sf-aTFFEi0FgrSRuqRrd9R',1795439238466);
INSERT INTO "journal" VALUES ('BSuqbRptssfo',36,1,0,139,0,'0c29ff73aa660293-18','{"action":"pass","request":17}','WMGbQxPovCXasn1thEZfx9',1795439238469);
INSERT INTO "journal" VALUES ('BSuqbRptssfo',37,1,1,140,1,'2812f1b98666fcd0-20','{"action":"pass","request":19}','cpArzfnqrZLThCFxUM6zpo',1795439238472);
INSERT INTO "journal" VALUES ('BSuqbRptssfo',38,1,1,141,1,'2812f1b98666fcd0-21','{"action":"pass","request":20}','GkBmrgE2_0iS0D9R0lzsBG',1795439238475);
INSERT INTO "journal" VALUES ('BSuqbRptssfo',39,1,0,142,0,'0c29ff73aa660293-19','{"action":"pass","request":18}','msJhd7Hm4KMIF7i9Sw9OSq',1795439238478);
INSERT INTO "journal" VALUES ('BSuqbRptssfo',40,1,1,144,1,'2812f1b98666fcd0-22','{"action":"pass","request":21}','NIhOAEfuytqXbUxdCMYfef',1795439238483);
INSERT INTO "journal" VALUES ('BSuqbRptssfo',41,1,0,146,0,'0c29ff73aa660293-20','{"action":"pass","request":19}','jlA5pKUA35BQM59HiAyUUN',1795439238487);
INSERT INTO "journal" VALUES ('BSuqbRptssfo',42,1,1,149,1,'2812f1b98666fcd0-23','{"action":"pass","request":22}','v_yabYH4wGGOXThTRTfGxU',1795439238491);
INSERT INTO "journal" VALUES ('BSuqbRptssfo',43,1,0,150,0,'0c29ff73aa660293-21','{"action":"pass","request":20}','7Fw4TKwJFN6ydkEk2zKVTG',1795439238494);
INSERT INTO "journal" VALUES ('BSuqbRptssfo',44,1,0,152,0,'0c29ff73aa660293-22','{"action":"pass","request":21}','BDV0T3ETiSjqXGKhEJj3DW',1795439238497);
INSERT INTO "journal" VALUES ('BSuqbRptssfo',45,1,1,153,1,'2812f1b98666fcd0-24','{"action":"pass","request":23}','4GeJpy7HhYkT-3mP8oPXVh',1795439238501);
INSERT INTO "journal" VALUES ('BSuqbRptssfo',46,1,0,155,0,'0c29ff73aa660293-23','{"action":"pass","request":22}','Doh8u6NyNzVsdKCbCLT_KQ',1795439238504);
INSERT INTO "journal" VALUES ('BSuqbRptssfo',47,1,1,156,1,'2812f1b98666fcd0-25','{"action":"pass","request":24}','xiaIp2noiOQBkiT5HPlBst',1795439238506);
INSERT INTO "journal" VALUES ('BSuqbRptssfo',48,1,0,159,0,'0c29ff73aa660293-24','{"action":"convert","card":"h15","request":23,"anomaly":"growth"}','xQPG7-CLDN_v3LbQRPOvh5',1795439238511);
INSERT INTO "journal" VALUES ('BSuqbRptssfo',49,1,0,160,0,'0c29ff73aa660293-25','{"action":"playAnomaly","card":"h15","request":24}','fk3MeWWzQ-Xtj632Nz_zYS',1795439238514);
INSERT INTO "journal" VALUES ('BSuqbRptssfo',50,1,0,163,0,'0c29ff73aa660293-26','{"action":"makeEnergy","card":"c2","request":25}','x7t2hNH7Bla7oU6gxHZotQ',1795439238518);
INSERT INTO "journal" VALUES ('BSuqbRptssfo',51,1,0,164,0,'0c29ff73aa660293-27','{"action":"pass","request":26}','_5tBn0Ng4RIfzBQ3fe2WvI',1795439238521);
INSERT INTO "journal" VALUES ('BSuqbRptssfo',52,1,1,166,1,'2812f1b98666fcd0-26','{"action":"pass","request":25}','PB192Fh2uSO9e37LrG_ncb',1795439238524);
INSERT INTO "journal" VALUES ('BSuqbRptssfo',53,1,0,167,0,'0c29ff73aa660293-28','{"action":"pass","request":27}','7h-TGIvYHSvXihzQD-kVzi',1795439238529);
INSERT INTO "journal" VALUES ('BSuqbRptssfo',54,1,1,170,1,'2812f1b98666fcd0-27','{"action":"pass","request":26}','9IzPFuA4nMv6HKnUnTdChZ',1795439238532);
INSERT INTO "journal" VALUES ('BSuqbRptssfo',55,1,1,171,1,'2812f1b98666fcd0-28','{"action":"pass","request":27}','sPEA-dXzECjrAyoXT40IOI',1795439238535);
INSERT INTO "journal" VALUES ('BSuqbRptssfo',56,1,0,173,0,'0c29ff73aa660293-29','{"action":"pass","request":28}','hwHQyvCCyAzYjIG97YwFnL',1795439238537);
INSERT INTO "journal" VALUES ('BSuqbRptssfo',57,1,0,174,0,'0c29ff73aa660293-30','{"action":"pass","request":29}','CCBFHvSAPlgRG_XmMyRWr6',1795439238540);
INSERT INTO "journal" VALUES ('BSuqbRptssfo',58,1,1,175,1,'2812f1b98666fcd0-29','{"action":"pass","request":28}','yATt1TzcB0Al2rWTQpF1gZ',1795439238542);
INSERT INTO "journal" VALUES ('BSuqbRptssfo',59,1,0,180,0,'0c29ff73aa660293-31','{"action":"pass","request":30}','4V0OreEEDrnpsaPfH6h38B',1795439238549);
INSERT INTO "journal" VALUES ('BSuqbRptssfo',60,1,1,181,1,'2812f1b98666fcd0-30','{"action":"pass","request":29}','72I2c1sEvlqs9onweClVcS',1795439238552);
INSERT INTO "journal" VALUES ('BSuqbRptssfo',61,1,0,184,0,'0c29ff73aa660293-32','{"action":"pass","request":31}','tSMwzFC9PcF6jPRUXfDkMN',1795439238554);
INSERT INTO "journal" VALUES ('RcXatxcxIQkx',1,1,-1,20,NULL,NULL,'{"action":"begin","commit":"cddffead60b71ec3be1f4031efd855d99a26df430296157115011157005090cc","nonces":["847ddea26727fdcc30473dc9b6d264ea","f0079c004c1244ff08cd53c9885bd364"]}','0a1280be59abf19bcce87a',1795439238888);
INSERT INTO "journal" VALUES ('RcXatxcxIQkx',2,1,1,29,1,'c4504573afe77a5e-2','{"action":"chooseStartingChampion","request":1,"choice":"h4"}','wucpGI3H7EBSpc8e01Sw-a',1795439238900);
INSERT INTO "journal" VALUES ('RcXatxcxIQkx',3,1,1,35,1,'c4504573afe77a5e-3','{"action":"pass","request":2}','N3GXDV9TKsOs9MYqP7ndQ4',1795439238911);
INSERT INTO "journal" VALUES ('RcXatxcxIQkx',4,1,0,38,0,'968103a9b63fcec9-2','{"action":"pass","request":1}','Ld2v16EK2PZlDvVSu4kGQd',1795439238917);
INSERT INTO "journal" VALUES ('RcXatxcxIQkx',5,1,1,116,1,'c4504573afe77a5e-4','{"action":"activateCard","card":"h17","request":3,"target":["c1"],"pay":["h15","h16"]}','cAS_-0Kup-G78dtQLkGHFp',1795439238997);
INSERT INTO "journal" VALUES ('RcXatxcxIQkx',6,1,1,121,1,'c4504573afe77a5e-5','{"action":"pass","request":4}','fGFTAV4lTm32NxcKCZF5e-',1795439239003);
INSERT INTO "journal" VALUES ('RcXatxcxIQkx',7,1,0,123,0,'968103a9b63fcec9-3','{"action":"pass","request":2}','tMDjuEpu9uSvso_PiqCL-y',1795439239008);
INSERT INTO "journal" VALUES ('RcXatxcxIQkx',8,1,1,128,1,'c4504573afe77a5e-6','{"action":"pass","request":5}','lwAlx8C8IvyygIPGfCnsMA',1795439239013);
INSERT INTO "journal" VALUES ('RcXatxcxIQkx',9,1,0,129,0,'968103a9b63fcec9-4','{"action":"pass","request":3}','b1xD6q9bDiBWRt70oi85wh',1795439239018);
INSERT INTO "journal" VALUES ('RcXatxcxIQkx',10,1,1,131,1,'c4504573afe77a5e-7','{"action":"pass","request":6}','GCLPBGw4DYvTQWj3PiEzxe',1795439239021);
INSERT INTO "journal" VALUES ('RcXatxcxIQkx',11,1,0,135,0,'968103a9b63fcec9-5','{"action":"pass","request":4}','VgfkFZ_Dkc5aaFkfX0FqFX',1795439239031);
INSERT INTO "journal" VALUES ('RcXatxcxIQkx',12,1,0,138,0,'968103a9b63fcec9-6','{"action":"chooseStartingChampion","request":5,"choice":"h4"}','5_2ku5lvfOREF0E5AILdsw',1795439239039);
INSERT INTO "journal" VALUES ('RcXatxcxIQkx',13,1,0,142,0,'968103a9b63fcec9-7','{"action":"pass","request":6}','NS4-Oi0btY_rYndTX7gdIK',1795439239046);
INSERT INTO "journal" VALUES ('RcXatxcxIQkx',14,1,1,145,1,'c4504573afe77a5e-8','{"action":"pass","request":7}','V5Jp5NpTMgVL5B_M0oeBsi',1795439239052);
INSERT INTO "journal" VALUES ('RcXatxcxIQkx',15,1,0,170,0,'968103a9b63fcec9-8','{"action":"activateCard","card":"h16","request":7,"pay":["h15","h17"]}','FKpNfJ2X9y6Do-zDXCx8x9',1795439239076);
INSERT INTO "journal" VALUES ('RcXatxcxIQkx',16,1,0,173,0,'968103a9b63fcec9-9','{"action":"activateAbility","card":"h14","ability":0,"request":8,"pay":["h19"]}','SuFK14MDsivn9su9ZJfoEJ',1795439239081);
INSERT INTO "journal" VALUES ('RcXatxcxIQkx',17,1,0,177,0,'968103a9b63fcec9-10','{"action":"pass","request":9}','b11DiAMedE0DdO75VczX2d',1795439239085);
INSERT INTO "journal" VALUES ('RcXatxcxIQkx',18,1,1,178,1,'c4504573afe77a5e-9','{"action":"pass","request":8}','X-gFYwsN4kg7_NAJRGYoJy',1795439239088);
INSERT INTO "journal" VALUES ('RcXatxcxIQkx',19,1,0,182,0,'968103a9b63fcec9-11','{"action":"activateCard","card":"h12","request":10,"target":["c1"],"pay":["h13","h20","h18"]}','2HdUhiAyy482ztlRwGv_rX',1795439239094);
INSERT INTO "journal" VALUES ('RcXatxcxIQkx',20,1,0,185,0,'968103a9b63fcec9-12','{"action":"pass","request":11}','8ZRo8GYaS9ooygUz8h27LW',1795439239099);
INSERT INTO "journal" VALUES ('RcXatxcxIQkx',21,1,1,186,1,'c4504573afe77a5e-10','{"action":"pass","request":9}','0CYKS-uM8CjW1WjaqXGA1U',1795439239105);
INSERT INTO "journal" VALUES ('RcXatxcxIQkx',22,1,0,188,0,'968103a9b63fcec9-13','{"action":"pass","request":12}','5MhDYcSELBwMjW4sM9xlwR',1795439239108);
INSERT INTO "journal" VALUES ('RcXatxcxIQkx',23,1,1,189,1,'c4504573afe77a5e-11','{"action":"pass","request":10}','lUnKTzKXtL9m0WvgqAES8j',1795439239115);
INSERT INTO "journal" VALUES ('RcXatxcxIQkx',24,1,0,192,0,'968103a9b63fcec9-14','{"action":"pass","request":13}','V7mgtoX3j6kGSxzH_-jeDr',1795439239120);
INSERT INTO "journal" VALUES ('RcXatxcxIQkx',25,1,1,193,1,'c4504573afe77a5e-12','{"action":"pass","request":11}','eaP-apIP_GAhIXznTtR6jZ',1795439239122);
INSERT INTO "journal" VALUES ('RcXatxcxIQkx',26,1,0,194,0,'968103a9b63fcec9-15','{"action":"pass","request":14}','D7Pt9Xtk8hiGiBH-rCHybn',1795439239125);
INSERT INTO "journal" VALUES ('RcXatxcxIQkx',27,1,1,196,1,'c4504573afe77a5e-13','{"action":"pass","request":12}','quyJzE0amB5NFMHRaoY4bF',1795439239129);
INSERT INTO "journal" VALUES ('RcXatxcxIQkx',28,1,1,199,1,'c4504573afe77a5e-14','{"action":"materialize","card":"h1","request":13}','hUu9r102r6ujHKJCvyboQG',1795439239134);
INSERT INTO "journal" VALUES ('RcXatxcxIQkx',29,1,1,201,1,'c4504573afe77a5e-15','{"action":"pass","request":14}','chuE1oNLH_HeAM7emkKIYS',1795439239136);
INSERT INTO "journal" VALUES ('RcXatxcxIQkx',30,1,0,202,0,'968103a9b63fcec9-16','{"action":"pass","request":15}','HVIYeSoIKzXgR3ww-cReWG',1795439239144);
INSERT INTO "journal" VALUES ('RcXatxcxIQkx',31,1,1,209,1,'c4504573afe77a5e-16','{"action":"pass","request":15}','Vgr7ouKcgQwMW1m7nQ-qXf',1795439239146);
INSERT INTO "journal" VALUES ('RcXatxcxIQkx',32,1,0,210,0,'968103a9b63fcec9-17','{"action":"pass","request":16}','jF9vIdytPCirTXnPLVhQN9',1795439239149);
INSERT INTO "journal" VALUES ('RcXatxcxIQkx',33,1,1,215,1,'c4504573afe77a5e-17','{"action":"activateAbility","card":"c7","ability":1,"request":16}','Upoxy3WdAeZLorxWZ3JNsI',1795439239156);
INSERT INTO "journal" VALUES ('RcXatxcxIQkx',34,1,1,217,1,'c4504573afe77a5e-18','{"action":"pass","request":17}','HfcHe7HNzHAcuXZO3-xS_Z',1795439239158);
INSERT INTO "journal" VALUES ('RcXatxcxIQkx',35,1,0,218,0,'968103a9b63fcec9-18','{"action":"pass","request":17}','c-6gWVk-ZKOnBeVhXaQkaz',1795439239161);
INSERT INTO "journal" VALUES ('RcXatxcxIQkx',36,1,1,223,1,'c4504573afe77a5e-19','{"action":"activateCard","card":"h18","request":18,"attacker":["c1"],"pay":["h16"]}','GYqNRINxZxl40-pWsl7I9i',1795439239167);
INSERT INTO "journal" VALUES ('RcXatxcxIQkx',37,1,1,232,1,'c4504573afe77a5e-20','{"action":"pass","request":19}','2yF2phwvwP9jLIPhM-qKcw',1795439239177);
INSERT INTO "journal" VALUES ('RcXatxcxIQkx',38,1,0,237,0,'968103a9b63fcec9-19','{"action":"pass","request":18}','A9k3Fw99Gs8NhZ8qDTiSGm',1795439239184);
INSERT INTO "journal" VALUES ('RcXatxcxIQkx',39,1,1,240,1,'c4504573afe77a5e-21','{"action":"chooseAttackTarget","request":20,"target":["c3"]}','HpiH_kJpASSBjxWb7jllxi',1795439239188);
INSERT INTO "journal" VALUES ('RcXatxcxIQkx',40,1,1,242,1,'c4504573afe77a5e-22','{"action":"chooseTargets","request":21,"choice":[]}','UaX5nI9jv4U4v9FQewN6jY',1795439239190);
INSERT INTO "journal" VALUES ('RcXatxcxIQkx',41,1,1,243,1,'c4504573afe77a5e-23','{"action":"pass","request":22}','WBuy83JgvePo_-cxp1M91f',1795439239192);
INSERT INTO "journal" VALUES ('RcXatxcxIQkx',42,1,0,244,0,'968103a9b63fcec9-20','{"action":"pass","request":19}','ksWn2JOlF3YW6e1rXNddsq',1795439239195);
INSERT INTO "journal" VALUES ('RcXatxcxIQkx',43,1,1,246,1,'c4504573afe77a5e-24','{"action":"pass","request":23}','EJyh3VSBjSVsMmofEbNyDN',1795439239198);
INSERT INTO "journal" VALUES ('RcXatxcxIQkx',44,1,0,247,0,'968103a9b63fcec9-21','{"action":"pass","request":20}','PvgazoDHhRDIpISxxyALp_',1795439239200);
INSERT INTO "journal" VALUES ('RcXatxcxIQkx',45,1,1,248,1,'c4504573afe77a5e-25','{"action":"pass","request":24}','knQkRBZVvSKblfRyO5mJCi',1795439239202);
INSERT INTO "journal" VALUES ('RcXatxcxIQkx',46,1,0,249,0,'968103a9b63fcec9-22','{"action":"pass","request":21}','o8aWg4vBbiyGf7tMiL8yvh',1795439239205);
INSERT INTO "journal" VALUES ('RcXatxcxIQkx',47,1,1,254,1,'c4504573afe77a5e-26','{"action":"activateCard","card":"h19","request":25,"pay":["h13"]}','4fDvYAFDjHoQDCTGKZdiDA',1795439239211);
INSERT INTO "journal" VALUES ('RcXatxcxIQkx',48,1,1,257,1,'c4504573afe77a5e-27','{"action":"pass","request":26}','cqLmJTuscnEH5aE9catKPi',1795439239214);
INSERT INTO "journal" VALUES ('RcXatxcxIQkx',49,1,0,258,0,'968103a9b63fcec9-23','{"action":"pass","request":22}','LXqruu1Ad-_xQu0pGvsvT2',1795439239216);
INSERT INTO "journal" VALUES ('RcXatxcxIQkx',50,1,1,259,1,'c4504573afe77a5e-28','{"action":"pass","request":27}','-rxEb4XmCqPkeMMbNwcBVR',1795439239219);
INSERT INTO "journal" VALUES ('RcXatxcxIQkx',51,1,0,261,0,'968103a9b63fcec9-24','{"action":"pass","request":23}','J8j2IhKhQG4lWNBhBcOEKm',1795439239221);
INSERT INTO "journal" VALUES ('RcXatxcxIQkx',52,1,1,264,1,'c4504573afe77a5e-29','{"action":"pass","request":28}','2PXmx9wlpLrDsFbZAB988H',1795439239226);
INSERT INTO "journal" VALUES ('RcXatxcxIQkx',53,1,0,265,0,'968103a9b63fcec9-25','{"action":"pass","request":24}','Vdnh1WegreQmXSulJI1sU5',1795439239228);
INSERT INTO "journal" VALUES ('RcXatxcxIQkx',54,1,0,266,0,'968103a9b63fcec9-26','{"action":"materialize","card":"h7","request":25}','c-ED4NokL2PItjyQ6PwWds',1795439239231);
INSERT INTO "journal" VALUES ('RcXatxcxIQkx',55,1,0,268,0,'968103a9b63fcec9-27','{"action":"pass","request":26}','1GJ5f8ANmwzZ13O14WlRd_',1795439239233);
INSERT INTO "journal" VALUES ('RcXatxcxIQkx',56,1,1,269,1,'c4504573afe77a5e-30','{"action":"pass","request":29}','NAcZT8JJBHPET7vub1fWyP',1795439239236);
INSERT INTO "journal" VALUES ('RcXatxcxIQkx',57,1,0,270,0,'968103a9b63fcec9-28','{"action":"pass","request":27}','Y5b3ZSdWsP9aWF8kZEeQO7',1795439239238);
INSERT INTO "journal" VALUES ('RcXatxcxIQkx',58,1,1,272,1,'c4504573afe77a5e-31','{"action":"pass","request":30}','2TITgYvO7rXcdZSQRTbZzu',1795439239243);
INSERT INTO "journal" VALUES ('RcXatxcxIQkx',59,1,0,275,0,'968103a9b63fcec9-29','{"action":"pass","request":28}','rS-pLN0WVpZJwU1w4vmqai',1795439239245);
INSERT INTO "journal" VALUES ('RcXatxcxIQkx',60,1,1,276,1,'c4504573afe77a5e-32','{"action":"pass","request":31}','Q5TBDHk2lmeHGAlVGRLAKJ',1795439239247);
INSERT INTO "journal" VALUES ('RcXatxcxIQkx',61,1,0,277,0,'968103a9b63fcec9-30','{"action":"pass","request":29}','LsPRPTBCv_2y0tfEr2WTgs',1795439239249);
INSERT INTO "journal" VALUES ('TLllVu60xTUu',1,1,-1,15,NULL,NULL,'{"action":"begin","commit":"e5a2d1bafa294ae8c30c63d8dde89777e4d67718c31ecda74b23718b2796d28e","nonces":["1eb2d6f14dba022c24852211c7e55861","dadf461abea0ac8bf45bf4391ba54adc"]}','b5d648dd4ff591c0029450',1795439239286);
INSERT INTO "journal" VALUES ('TLllVu60xTUu',2,1,0,28,0,'eb217c9a31e77049-2','{"action":"playCard","card":"h1","request":1,"lane":"defense"}','H0OyrUFmg9VvzrRwY5tGPV',1795439239298);
INSERT INTO "journal" VALUES ('TLllVu60xTUu',3,1,0,30,0,'eb217c9a31e77049-3','{"action":"commit","request":2}','5PoioiIkoYjud_LIAOLb4l',1795439239301);
INSERT INTO "journal" VALUES ('TLllVu60xTUu',4,1,1,32,1,'8f7fc6c913299a16-2','{"action":"playCard","card":"h2","request":1,"cost":["h4"]}','gcWLOrKgdLa58mkgojNkyG',1795439239306);
INSERT INTO "journal" VALUES ('TLllVu60xTUu',5,1,1,35,1,'8f7fc6c913299a16-3','{"action":"commit","request":2}','HIPUvqBCImEFEVaY9tGjI9',1795439239309);
INSERT INTO "journal" VALUES ('TLllVu60xTUu',6,1,0,39,0,'eb217c9a31e77049-4','{"action":"lockLanes","request":3}','PqZwtUziGWCz7t282Dr2sJ',1795439239315);
INSERT INTO "journal" VALUES ('TLllVu60xTUu',7,1,0,45,0,'eb217c9a31e77049-5','{"action":"playCard","card":"h5","request":4}','k2qzYhuoPsk42EkJG_89Nz',1795439239320);
INSERT INTO "journal" VALUES ('TLllVu60xTUu',8,1,0,46,0,'eb217c9a31e77049-6','{"action":"commit","request":5}','6oGMLejB8BLwFd-vGQ8PWx',1795439239322);
INSERT INTO "journal" VALUES ('TLllVu60xTUu',9,1,1,48,1,'8f7fc6c913299a16-4','{"action":"playCard","card":"h6","request":3,"target":["h3"]}','wCIwYolSkyO-YuQSZ1YLH4',1795439239325);
INSERT INTO "journal" VALUES ('TLllVu60xTUu',10,1,1,49,1,'8f7fc6c913299a16-5','{"action":"commit","request":4}','IofvQgGGBsZBRb8aJmKvIJ',1795439239328);
INSERT INTO "journal" VALUES ('TLllVu60xTUu',11,1,0,53,0,'eb217c9a31e77049-7','{"action":"switchLanes","request":6,"list":[]}','yV4I0y5K24meob5JVLoPmj',1795439239332);
INSERT INTO "journal" VALUES ('TLllVu60xTUu',12,1,0,53,0,'eb217c9a31e77049-8','{"action":"lockLanes","request":7}','ueKnywuUMwwAzc-rulbZED',1795439239335);
INSERT INTO "journal" VALUES ('TLllVu60xTUu',13,1,0,57,0,'eb217c9a31e77049-9','{"action":"playCard","card":"h6","request":8,"slot":3}','CFNNdEwEy6jtK4CiNTX_Fo',1795439239339);
INSERT INTO "journal" VALUES ('TLllVu60xTUu',14,1,0,58,0,'eb217c9a31e77049-10','{"action":"commit","request":9}','nBX_EutkhV-nU96aa-nMD2',1795439239341);
INSERT INTO "journal" VALUES ('TLllVu60xTUu',15,1,1,59,1,'8f7fc6c913299a16-6','{"action":"playCard","card":"h3","request":5}','xGmzmPu5iXCXUEWxRG8aow',1795439239343);
INSERT INTO "journal" VALUES ('TLllVu60xTUu',16,1,1,61,1,'8f7fc6c913299a16-7','{"action":"playCard","card":"h7","request":6,"lane":"defense"}','ytVVBf9qfkn4HJ9Rwkh4rd',1795439239347);
INSERT INTO "journal" VALUES ('TLllVu60xTUu',17,1,1,63,1,'8f7fc6c913299a16-8','{"action":"commit","request":7}','mako1Fo3QQXX9QFptgGokg',1795439239350);
INSERT INTO "journal" VALUES ('TLllVu60xTUu',18,1,1,66,1,'8f7fc6c913299a16-9','{"action":"setTarget","entry":"e11","request":8,"target":["c4"]}','2rHRnPzam6tmOIemUwysfZ',1795439239354);
INSERT INTO "journal" VALUES ('TLllVu60xTUu',19,1,1,68,1,'8f7fc6c913299a16-10','{"action":"lockTargets","rest":"chance","request":9}','ehhK_zCo8s1s38o2rGrGBw',1795439239357);
INSERT INTO "journal" VALUES ('TLllVu60xTUu',20,1,1,71,1,'8f7fc6c913299a16-11','{"action":"switchLanes","request":10,"list":["c11"]}','ODkqpZgNJA0H357X5h7bp1',1795439239360);
INSERT INTO "journal" VALUES ('TLllVu60xTUu',21,1,1,72,1,'8f7fc6c913299a16-12','{"action":"switchLanes","request":11,"list":["c11"]}','TzRBwyWrn5UXY_jBAfsuek',1795439239362);
INSERT INTO "journal" VALUES ('TLllVu60xTUu',22,1,1,73,1,'8f7fc6c913299a16-13','{"action":"switchLanes","request":12,"list":["c11"]}','lTXHt8QpNY8He0GV-DeGd0',1795439239364);
INSERT INTO "journal" VALUES ('TLllVu60xTUu',23,1,1,73,1,'8f7fc6c913299a16-14','{"action":"lockLanes","request":13}','9-WbIVZbgKZfzGCeLgQpO9',1795439239366);
INSERT INTO "journal" VALUES ('TLllVu60xTUu',24,1,0,76,0,'eb217c9a31e77049-11','{"action":"setPriorities","request":10,"list":[]}','0SB_FGOMsH8TKPwgZ0e6Bo',1795439239369);
INSERT INTO "journal" VALUES ('TLllVu60xTUu',25,1,0,76,0,'eb217c9a31e77049-12','{"action":"lockBattle","request":11}','72s1Q3-SF3tn38kLqnZ9iM',1795439239371);
INSERT INTO "journal" VALUES ('TLllVu60xTUu',26,1,1,78,1,'8f7fc6c913299a16-15','{"action":"setPriorities","request":14,"list":["c10"]}','bY3s-E1dmwPrcel1OgL8_l',1795439239373);
INSERT INTO "journal" VALUES ('TLllVu60xTUu',27,1,1,79,1,'8f7fc6c913299a16-16','{"action":"lockBattle","request":15}','39dZnVUWr19zBtKtSzRRTC',1795439239375);
INSERT INTO "journal" VALUES ('TLllVu60xTUu',28,1,0,83,0,'eb217c9a31e77049-13','{"action":"commit","request":12}','D2CBM2SAv59kCwg79PKlvy',1795439239379);
INSERT INTO "journal" VALUES ('TLllVu60xTUu',29,1,1,85,1,'8f7fc6c913299a16-17','{"action":"activate","card":"c2","ability":1,"request":16,"cost":["c7","c5","c9"]}','-S7AxTnGh6OzcIFCmiv-95',1795439239382);
INSERT INTO "journal" VALUES ('TLllVu60xTUu',30,1,1,87,1,'8f7fc6c913299a16-18','{"action":"playCard","card":"h8","request":17,"lane":"attack"}','JyAiU8unzJRynx3yP2nl-m',1795439239385);
INSERT INTO "journal" VALUES ('TLllVu60xTUu',31,1,1,88,1,'8f7fc6c913299a16-19','{"action":"activate","card":"c8","ability":1,"request":18}','WdBRhIF0n1sgRZEMTGNSTX',1795439239387);
INSERT INTO "journal" VALUES ('TLllVu60xTUu',32,1,1,89,1,'8f7fc6c913299a16-20','{"action":"commit","request":19}','rjHa1Wf9Z-QizJ6uQHn3hQ',1795439239390);
INSERT INTO "journal" VALUES ('TLllVu60xTUu',33,1,1,92,1,'8f7fc6c913299a16-21','{"action":"switchLanes","request":20,"list":["c13"]}','Fu7q_a2yxGSgoL9rbqVoOp',1795439239393);
INSERT INTO "journal" VALUES ('TLllVu60xTUu',34,1,1,93,1,'8f7fc6c913299a16-22','{"action":"switchLanes","request":21,"list":[]}','RDnFSVA9O1cvbiYEk5Gqo8',1795439239395);
INSERT INTO "journal" VALUES ('TLllVu60xTUu',35,1,1,94,1,'8f7fc6c913299a16-23','{"action":"switchLanes","request":22,"list":["c11","c13"]}','Bo59Z7jJYxpuemJR0LQS9f',1795439239397);
INSERT INTO "journal" VALUES ('TLllVu60xTUu',36,1,1,96,1,'8f7fc6c913299a16-24','{"action":"switchLanes","request":23,"list":["c13"]}','APfn1Gu8gPIX_7ATNIB0mR',1795439239401);
INSERT INTO "journal" VALUES ('TLllVu60xTUu',37,1,1,98,1,'8f7fc6c913299a16-25','{"action":"lockLanes","request":24}','mp03QI9LabgWE6v7xvqTak',1795439239409);
INSERT INTO "journal" VALUES ('TLllVu60xTUu',38,1,1,99,1,'8f7fc6c913299a16-26','{"action":"setPriorities","request":25,"list":["c10"]}','s1HZ1KgpNqznnDSpKjHdUY',1795439239411);
INSERT INTO "journal" VALUES ('TLllVu60xTUu',39,1,1,99,1,'8f7fc6c913299a16-27','{"action":"lockBattle","request":26}','hT6AkSV_Dh6WaxzOI3hGyg',1795439239414);
INSERT INTO "journal" VALUES ('TLllVu60xTUu',40,1,0,104,0,'eb217c9a31e77049-14','{"action":"playCard","card":"h7","request":13,"lane":"attack"}','npmfQJaaRi7tMAFuFw_ONU',1795439239418);
INSERT INTO "journal" VALUES ('TLllVu60xTUu',41,1,0,105,0,'eb217c9a31e77049-15','{"action":"playCard","card":"h9","request":14,"lane":"defense"}','nj7kSa6BIeEY5FRExB7d2z',1795439239421);
INSERT INTO "journal" VALUES ('TLllVu60xTUu',42,1,0,108,0,'eb217c9a31e77049-16','{"action":"playCard","card":"h4","request":15,"lane":"defense"}','Z5oxI-PgVgyTmS83wiaC9f',1795439239424);
INSERT INTO "journal" VALUES ('TLllVu60xTUu',43,1,0,109,0,'eb217c9a31e77049-17','{"action":"commit","request":16}','Qcl9vvKBGb4Lgq6PkLx4Fg',1795439239429);
INSERT INTO "journal" VALUES ('TLllVu60xTUu',44,1,1,113,1,'8f7fc6c913299a16-28','{"action":"playCard","card":"h10","request":27,"lane":"defense"}','BuN77KDS-YZHBtBZ5AU1aD',1795439239436);
INSERT INTO "journal" VALUES ('TLllVu60xTUu',45,1,1,114,1,'8f7fc6c913299a16-29','{"action":"commit","request":28}','Qrw8kozHZCEyBUtt5jZQUE',1795439239441);
INSERT INTO "journal" VALUES ('TLllVu60xTUu',46,1,1,116,1,'8f7fc6c913299a16-30','{"action":"setTarget","entry":"e27","request":29,"target":["c3"]}','v0FFcRh2WRbOyZr5CgkHUD',1795439239446);
INSERT INTO "journal" VALUES ('TLllVu60xTUu',47,1,1,117,1,'8f7fc6c913299a16-31','{"action":"lockTargets","request":30}','1Nm_t9t8hzn4ng9XRuPuJL',1795439239453);
INSERT INTO "journal" VALUES ('TLllVu60xTUu',48,1,0,121,0,'eb217c9a31e77049-18','{"action":"switchLanes","request":17,"list":["c14","c16"]}','MPySztKzrgVPPhBQXrQo0r',1795439239458);
INSERT INTO "journal" VALUES ('TLllVu60xTUu',49,1,0,130,0,'eb217c9a31e77049-19','{"action":"switchLanes","request":18,"list":[]}','nGpXPyPPaA3GEcfW5UMXFD',1795439239473);
INSERT INTO "journal" VALUES ('TLllVu60xTUu',50,1,0,132,0,'eb217c9a31e77049-20','{"action":"switchLanes","request":19,"list":["c14","c20","c21","c18","c16"]}','JO2Q83Zo3PEqNd2kchXOe4',1795439239481);
INSERT INTO "journal" VALUES ('TLllVu60xTUu',51,1,0,133,0,'eb217c9a31e77049-21','{"action":"lockLanes","request":20}','z1PhS85ufosLDtC7ZICFQf',1795439239483);
INSERT INTO "journal" VALUES ('TLllVu60xTUu',52,1,1,135,1,'8f7fc6c913299a16-32','{"action":"switchLanes","request":31,"list":["c11","c13","c15"]}','oxZ9VRFM3W71MLl-JzDFGn',1795439239487);
INSERT INTO "journal" VALUES ('TLllVu60xTUu',53,1,1,136,1,'8f7fc6c913299a16-33','{"action":"switchLanes","request":32,"list":["c15","c11"]}','cx5rRvsJsDphdwPe0ZIrJd',1795439239489);
INSERT INTO "journal" VALUES ('TLllVu60xTUu',54,1,1,136,1,'8f7fc6c913299a16-34','{"action":"lockLanes","request":33}','i183b9HFGn_x-Zsu-F4L7L',1795439239491);
INSERT INTO "journal" VALUES ('TLllVu60xTUu',55,1,1,139,1,'8f7fc6c913299a16-35','{"action":"setPriorities","request":34,"list":[]}','GtkPDGVgip5ZmZCD--XhEQ',1795439239494);
INSERT INTO "journal" VALUES ('TLllVu60xTUu',56,1,1,140,1,'8f7fc6c913299a16-36','{"action":"setPriorities","request":35,"list":["c10"]}','dnVTK98rgXoVdSftq3du3i',1795439239496);
INSERT INTO "journal" VALUES ('TLllVu60xTUu',57,1,1,140,1,'8f7fc6c913299a16-37','{"action":"lockBattle","request":36}','Rcx5lBpwZZXhe9OR9Zot3l',1795439239500);
INSERT INTO "journal" VALUES ('TLllVu60xTUu',58,1,0,149,0,'eb217c9a31e77049-22','{"action":"commit","request":21}','HABqfDSpiuAsNfp64GJ4RH',1795439239508);
INSERT INTO "journal" VALUES ('TLllVu60xTUu',59,1,1,151,1,'8f7fc6c913299a16-38','{"action":"commit","request":37}','fzQ34ECwbOriAmLtAfJSN_',1795439239514);
INSERT INTO "journal" VALUES ('TLllVu60xTUu',60,1,0,155,0,'eb217c9a31e77049-23','{"action":"switchLanes","request":22,"list":["c20","c21","c18","c14"]}','rh4tVn0zG1rdFyrTVbkinH',1795439239517);
INSERT INTO "journal" VALUES ('TLllVu60xTUu',61,1,0,156,0,'eb217c9a31e77049-24','{"action":"lockLanes","request":23}','dOqC2VFyppLC8f4rWoiRMw',1795439239519);
INSERT INTO "journal" VALUES ('XsxdXNrtxJ9L',1,1,-1,24,NULL,NULL,'{"action":"begin","commit":"5010789992f088df2e421de7ad8f021ed3ac7bc2df0e916019d9050975257576","nonces":["e6aa2d32f357dec864ee196338e81a57","a331bbeba967b02908db1873a0c4fa87"]}','ec5f0e6269fe57af5ee536',1795439237946);
INSERT INTO "journal" VALUES ('XsxdXNrtxJ9L',2,1,1,30,1,'6b395548a3999b62-2','{"action":"advancePhase","request":1}','Hl3RYyVZdSF-Mu4BSjiaDw',1795439237952);
INSERT INTO "journal" VALUES ('XsxdXNrtxJ9L',3,1,1,33,1,'6b395548a3999b62-3','{"action":"advancePhase","request":2}','_21ygfdMfBJe66lBcETni4',1795439237956);
INSERT INTO "journal" VALUES ('XsxdXNrtxJ9L',4,1,1,35,1,'6b395548a3999b62-4','{"action":"advancePhase","request":3}','bhqvqFmV3ykPvmTaVaN-OA',1795439237960);
INSERT INTO "journal" VALUES ('XsxdXNrtxJ9L',5,1,1,40,1,'6b395548a3999b62-5','{"action":"playResource","card":"h5","request":4}','um0GakocXdGMNe-WslKdUE',1795439237968);
INSERT INTO "journal" VALUES ('XsxdXNrtxJ9L',6,1,1,48,1,'6b395548a3999b62-6','{"action":"ignite","card":"h6","mode":"setHidden","request":5}','_6HBe5YvK6n4gwT-2Dk-Ub',1795439237976);
INSERT INTO "journal" VALUES ('XsxdXNrtxJ9L',7,1,0,52,0,'996e689e56615aa8-2','{"action":"pass","request":1}','aKoVG7lkA6SlyE2NdPKMri',1795439237982);
INSERT INTO "journal" VALUES ('XsxdXNrtxJ9L',8,1,1,55,1,'6b395548a3999b62-7','{"action":"ignite","card":"h2","mode":"play","request":6,"pay":["c1"]}','J8-8aAlmt-4XaLMQXgsxRG',1795439237987);
INSERT INTO "journal" VALUES ('XsxdXNrtxJ9L',9,1,0,59,0,'996e689e56615aa8-3','{"action":"pass","request":2}','N5BeK_MdMIhW0_LCFVtKAP',1795439237992);
INSERT INTO "journal" VALUES ('XsxdXNrtxJ9L',10,1,1,63,1,'6b395548a3999b62-8','{"action":"advancePhase","request":7}','n_imDAFBkka1vxEdML_Ggu',1795439237998);
INSERT INTO "journal" VALUES ('XsxdXNrtxJ9L',11,1,1,66,1,'6b395548a3999b62-9','{"action":"declareAttack","card":"c3","request":8}','w1mpiQpCQsGG6Tex58mODr',1795439238003);
INSERT INTO "journal" VALUES ('XsxdXNrtxJ9L',12,1,0,69,0,'996e689e56615aa8-4','{"action":"pass","request":3}','c8yEui2ytfOKw1Ta6D_AJh',1795439238007);
INSERT INTO "journal" VALUES ('XsxdXNrtxJ9L',13,1,1,73,1,'6b395548a3999b62-10','{"action":"advancePhase","request":9}','IORI0WOp6cJOwLKNokYIw7',1795439238012);
INSERT INTO "journal" VALUES ('XsxdXNrtxJ9L',14,1,1,76,1,'6b395548a3999b62-11','{"action":"advancePhase","request":10}','u1uZ3wbvAauKhhRfiAVX1B',1795439238015);
INSERT INTO "journal" VALUES ('XsxdXNrtxJ9L',15,1,0,78,0,'996e689e56615aa8-5','{"action":"advancePhase","request":4}','kxNclFnLdImtJ3VhfIXzno',1795439238018);
INSERT INTO "journal" VALUES ('XsxdXNrtxJ9L',16,1,0,82,0,'996e689e56615aa8-6','{"action":"advancePhase","request":5}','1XBZS0V54nfSYNTtM6uuib',1795439238023);
INSERT INTO "journal" VALUES ('XsxdXNrtxJ9L',17,1,0,84,0,'996e689e56615aa8-7','{"action":"advancePhase","request":6}','EBDU-xP2SiSoUIJSVi-U4b',1795439238026);
INSERT INTO "journal" VALUES ('XsxdXNrtxJ9L',18,1,0,86,0,'996e689e56615aa8-8','{"action":"advancePhase","request":7}','ahP_bkX87gUpTOA67Or3jX',1795439238030);
INSERT INTO "journal" VALUES ('XsxdXNrtxJ9L',19,1,0,88,0,'996e689e56615aa8-9','{"action":"advancePhase","request":8}','f2KyTbcflC6-am9OulzKhq',1795439238033);
INSERT INTO "journal" VALUES ('XsxdXNrtxJ9L',20,1,0,90,0,'996e689e56615aa8-10','{"action":"advancePhase","request":9}','lvlmayhXE-X2FpTVmsG6ZQ',1795439238036);
INSERT INTO "journal" VALUES ('XsxdXNrtxJ9L',21,1,1,92,1,'6b395548a3999b62-12','{"action":"advancePhase","request":11}','CXZK08zD_bojnUEBV6CCfn',1795439238039);
INSERT INTO "journal" VALUES ('XsxdXNrtxJ9L',22,1,1,94,1,'6b395548a3999b62-13','{"action":"advancePhase","request":12}','n6_QxCOk-6nCQYSxQtVLd6',1795439238043);
INSERT INTO "journal" VALUES ('XsxdXNrtxJ9L',23,1,1,95,1,'6b395548a3999b62-14','{"action":"advancePhase","request":13}','kJ18_RQ05T0pZc0kFLmii8',1795439238046);
INSERT INTO "journal" VALUES ('XsxdXNrtxJ9L',24,1,1,98,1,'6b395548a3999b62-15','{"action":"advancePhase","request":14}','H9lrs5RdbdlMA4atXRCdeQ',1795439238054);
INSERT INTO "journal" VALUES ('XsxdXNrtxJ9L',25,1,1,101,1,'6b395548a3999b62-16','{"action":"advancePhase","request":15}','e_s12FpSIilIJ5jnmaKxAJ',1795439238058);
INSERT INTO "journal" VALUES ('XsxdXNrtxJ9L',26,1,1,104,1,'6b395548a3999b62-17','{"action":"advancePhase","request":16}','fDVQEG9SxL1FvM95VCNrzH',1795439238061);
INSERT INTO "journal" VALUES ('XsxdXNrtxJ9L',27,1,0,106,0,'996e689e56615aa8-11','{"action":"advancePhase","request":10}','JjgCwUTWPTEGSH3jhltxdl',1795439238065);
INSERT INTO "journal" VALUES ('XsxdXNrtxJ9L',28,1,0,110,0,'996e689e56615aa8-12','{"action":"advancePhase","request":11}','cz7Q0d1CHSxEta3-GrmX2N',1795439238069);
INSERT INTO "journal" VALUES ('XsxdXNrtxJ9L',29,1,0,112,0,'996e689e56615aa8-13','{"action":"advancePhase","request":12}','jAMXG8HaTFUY6-237kNl_r',1795439238073);
INSERT INTO "journal" VALUES ('XsxdXNrtxJ9L',30,1,0,115,0,'996e689e56615aa8-14','{"action":"playResource","card":"h10","request":13}','9-qWk6Onp6xAbSKIlV974u',1795439238077);
INSERT INTO "journal" VALUES ('XsxdXNrtxJ9L',31,1,0,118,0,'996e689e56615aa8-15','{"action":"ignite","card":"h7","mode":"play","request":14,"pay":["c5"]}','NQ9Rc8HazefsKWizoSym4U',1795439238082);
INSERT INTO "journal" VALUES ('XsxdXNrtxJ9L',32,1,1,122,1,'6b395548a3999b62-18','{"action":"pass","request":17}','kfIiKd2dNGgb8isRS7XfQ1',1795439238087);
INSERT INTO "journal" VALUES ('XsxdXNrtxJ9L',33,1,0,127,0,'996e689e56615aa8-16','{"action":"advancePhase","request":15}','LN_PLLU0XpORAdhc3JADiH',1795439238093);
INSERT INTO "journal" VALUES ('XsxdXNrtxJ9L',34,1,0,130,0,'996e689e56615aa8-17','{"action":"advancePhase","request":16}','6nYSPd-Rc8O-Uk1tIjSy-I',1795439238097);
INSERT INTO "journal" VALUES ('XsxdXNrtxJ9L',35,1,0,141,0,'996e689e56615aa8-18','{"action":"advancePhase","request":17}','S3NhQAj0kejsB2oevNDyA2',1795439238110);
INSERT INTO "journal" VALUES ('XsxdXNrtxJ9L',36,1,1,144,1,'6b395548a3999b62-19','{"action":"advancePhase","request":18}','69YT1HwxM5OsivFiY8BwNN',1795439238115);
INSERT INTO "journal" VALUES ('XsxdXNrtxJ9L',37,1,1,146,1,'6b395548a3999b62-20','{"action":"advancePhase","request":19}','kcLhiK34fREPpF5akjFZDb',1795439238118);
INSERT INTO "journal" VALUES ('XsxdXNrtxJ9L',38,1,1,151,1,'6b395548a3999b62-21','{"action":"advancePhase","request":20}','sIIRfFIqQ8f1jAw3U3m74B',1795439238124);
INSERT INTO "journal" VALUES ('XsxdXNrtxJ9L',39,1,1,156,1,'6b395548a3999b62-22','{"action":"playResource","card":"h10","request":21}','tzZtOMvct4GJRFfbjD81Qx',1795439238129);
INSERT INTO "journal" VALUES ('XsxdXNrtxJ9L',40,1,1,160,1,'6b395548a3999b62-23','{"action":"advancePhase","request":22}','d0CapSOssMmdsdFJi78Nfm',1795439238135);
INSERT INTO "journal" VALUES ('XsxdXNrtxJ9L',41,1,1,163,1,'6b395548a3999b62-24','{"action":"advancePhase","request":23}','L5VZfzTUDIM8tnw62CiEIb',1795439238139);
INSERT INTO "journal" VALUES ('XsxdXNrtxJ9L',42,1,1,166,1,'6b395548a3999b62-25','{"action":"advancePhase","request":24}','DAzpnWsNbTZBPkXXrEgoXV',1795439238144);
INSERT INTO "journal" VALUES ('XsxdXNrtxJ9L',43,1,0,171,0,'996e689e56615aa8-19','{"action":"ignite","card":"h3","mode":"play","request":18,"pay":["c5"],"target":["c3"]}','uifSA7B4yY16sTsPSXg9p-',1795439238153);
INSERT INTO "journal" VALUES ('XsxdXNrtxJ9L',44,1,1,177,1,'6b395548a3999b62-26','{"action":"sequence","card":"h9","mode":"play","request":25,"pay":["c7","c1"],"target":["c3"]}','ExPGdKXmZGTc0bv94N-Gyh',1795439238160);
INSERT INTO "journal" VALUES ('XsxdXNrtxJ9L',45,1,0,181,0,'996e689e56615aa8-20','{"action":"pass","request":19}','OIXZDmRQmsQgFXyKgsYPUP',1795439238166);
INSERT INTO "journal" VALUES ('XsxdXNrtxJ9L',46,1,0,185,0,'996e689e56615aa8-21','{"action":"advancePhase","request":20}','ajH-2824H3ij4arnNkDatU',1795439238170);
INSERT INTO "journal" VALUES ('XsxdXNrtxJ9L',47,1,0,195,0,'996e689e56615aa8-22','{"action":"advancePhase","request":21}','Sk4ASQW4J8H7WiF5TEqbwm',1795439238181);
INSERT INTO "journal" VALUES ('XsxdXNrtxJ9L',48,1,0,196,0,'996e689e56615aa8-23','{"action":"advancePhase","request":22}','URII8lNiJa7DTcGtrLPwBs',1795439238184);
INSERT INTO "journal" VALUES ('XsxdXNrtxJ9L',49,1,0,200,0,'996e689e56615aa8-24','{"action":"playResource","card":"h8","request":23}','3tvNnO6Vj3cbGFowDkT7u6',1795439238189);
INSERT INTO "journal" VALUES ('XsxdXNrtxJ9L',50,1,0,205,0,'996e689e56615aa8-25','{"action":"ignite","card":"h9","mode":"play","request":24,"pay":["c10"]}','UE1DmScdaQ6_OrdJgGSxI5',1795439238195);
INSERT INTO "journal" VALUES ('XsxdXNrtxJ9L',51,1,1,208,1,'6b395548a3999b62-27','{"action":"pass","request":26}','8M0GT-Tlv7_FYKAm6b2BQK',1795439238199);
INSERT INTO "journal" VALUES ('XsxdXNrtxJ9L',52,1,0,211,0,'996e689e56615aa8-26','{"action":"advancePhase","request":25}','6UAQ7gQb7GW74jmN9FgSYI',1795439238204);
INSERT INTO "journal" VALUES ('XsxdXNrtxJ9L',53,1,0,212,0,'996e689e56615aa8-27','{"action":"declareAttack","card":"c6","request":26}','DgUs1TojNIP9H38VfRechx',1795439238206);
INSERT INTO "journal" VALUES ('XsxdXNrtxJ9L',54,1,1,214,1,'6b395548a3999b62-28','{"action":"pass","request":27}','6HZYhYY4e47sYH7__KIxr9',1795439238210);
INSERT INTO "journal" VALUES ('XsxdXNrtxJ9L',55,1,0,218,0,'996e689e56615aa8-28','{"action":"advancePhase","request":27}','4ox2SRY-Wr3P4HCChtK6hq',1795439238215);
INSERT INTO "journal" VALUES ('XsxdXNrtxJ9L',56,1,0,221,0,'996e689e56615aa8-29','{"action":"advancePhase","request":28}','Cyg4HgFw6aAScNCEq2ZQxb',1795439238218);
INSERT INTO "journal" VALUES ('XsxdXNrtxJ9L',57,1,1,223,1,'6b395548a3999b62-29','{"action":"advancePhase","request":28}','teXV4pODDazdsRi5frDadW',1795439238222);
INSERT INTO "journal" VALUES ('XsxdXNrtxJ9L',58,1,1,225,1,'6b395548a3999b62-30','{"action":"advancePhase","request":29}','uASGLKfpxLL-4LO9vMnh3u',1795439238225);
INSERT INTO "journal" VALUES ('XsxdXNrtxJ9L',59,1,1,227,1,'6b395548a3999b62-31','{"action":"advancePhase","request":30}','zc_2uVcc7AoaeG0bReyiP1',1795439238229);
INSERT INTO "journal" VALUES ('XsxdXNrtxJ9L',60,1,1,230,1,'6b395548a3999b62-32','{"action":"ignite","card":"h7","mode":"play","request":31,"extra":true,"pay":["c7","c1"]}','ZKWBOOr6XCX81rhESdIMsk',1795439238234);
INSERT INTO "journal" VALUES ('XsxdXNrtxJ9L',61,1,0,235,0,'996e689e56615aa8-30','{"action":"pass","request":29}','wQWhxsrdE2S3d_OtJbewLH',1795439238239);
INSERT INTO "journal" VALUES ('xO91pT2xccR8',1,1,-1,20,NULL,NULL,'{"action":"begin","commit":"f74e5e87f4f87ff5893fa2b2d633bfc07c801a05db81158a84e469d4e37d6bd1","nonces":["1f8f16489c10d85c9c8f46165415b162","ccc1fbb832acb1874c55033d8836504b"]}','977afaf77a8d118fcc140e',1795439238599);
INSERT INTO "journal" VALUES ('xO91pT2xccR8',2,1,0,28,0,'f9d11512d2df2698-2','{"action":"chooseMana","request":1,"choice":["h3","h1","h5"]}','AJLX768wT2s8w6CV3751gP',1795439238606);
INSERT INTO "journal" VALUES ('xO91pT2xccR8',3,1,1,30,1,'a57dcdacd53981ab-2','{"action":"chooseMana","request":1,"choice":["h6","h3","h2"]}','v6b9yY0oYNb9T6zSeookv2',1795439238610);
INSERT INTO "journal" VALUES ('xO91pT2xccR8',4,1,0,36,0,'f9d11512d2df2698-3','{"action":"play","card":"h6","request":2,"expedition":"hero","pay":["c4","c3"]}','zFEz0BItvNu8bwbTVJH_dM',1795439238618);
INSERT INTO "journal" VALUES ('xO91pT2xccR8',5,1,1,40,1,'a57dcdacd53981ab-3','{"action":"pass","request":2}','rp7tj58ADBzF4XZ3lJe8LC',1795439238622);
INSERT INTO "journal" VALUES ('xO91pT2xccR8',6,1,0,42,0,'f9d11512d2df2698-4','{"action":"quick","card":"c9","ability":0,"request":3,"target":[]}','8Ug5pGpRC3BhIFeWcKbZPa',1795439238626);
INSERT INTO "journal" VALUES ('xO91pT2xccR8',7,1,0,44,0,'f9d11512d2df2698-5','{"action":"pass","request":4}','eM6B8GCJoVKlg8mOJDxRID',1795439238629);
INSERT INTO "journal" VALUES ('xO91pT2xccR8',8,1,0,47,0,'f9d11512d2df2698-6','{"action":"target","request":5,"choice":["c9"]}','aquzYmwyBLQLnpcjditqsr',1795439238634);
INSERT INTO "journal" VALUES ('xO91pT2xccR8',9,1,1,52,1,'a57dcdacd53981ab-4','{"action":"expand","request":3,"choice":[]}','DU-jq4Vm_xjZ236SGDjlty',1795439238638);
INSERT INTO "journal" VALUES ('xO91pT2xccR8',10,1,0,53,0,'f9d11512d2df2698-7','{"action":"expand","request":6,"choice":[]}','pzb7N79IlRJWFMlNQ4t47u',1795439238641);
INSERT INTO "journal" VALUES ('xO91pT2xccR8',11,1,1,58,1,'a57dcdacd53981ab-5','{"action":"play","card":"h1","request":4,"expedition":"companion","pay":["c6","c8"]}','h-YNwKEdO-4PJaaebqVWet',1795439238652);
INSERT INTO "journal" VALUES ('xO91pT2xccR8',12,1,1,67,1,'a57dcdacd53981ab-6','{"action":"may","request":5,"choice":false}','9DCvNwz0h1Af35SS-JZXtk',1795439238658);
INSERT INTO "journal" VALUES ('xO91pT2xccR8',13,1,0,70,0,'f9d11512d2df2698-8','{"action":"may","request":7,"choice":true}','wsW3pBzPFHqO4Whzd13Zar',1795439238667);
INSERT INTO "journal" VALUES ('xO91pT2xccR8',14,1,0,73,0,'f9d11512d2df2698-9','{"action":"play","card":"c9","request":8,"expedition":"hero","pay":["c4","c5"]}','Q7X9PytjDuiDfhuHK_fy55',1795439238672);
INSERT INTO "journal" VALUES ('xO91pT2xccR8',15,1,1,79,1,'a57dcdacd53981ab-7','{"action":"play","card":"h8","request":6,"expedition":"companion","pay":["c7"]}','wCwzDSy78Y00TXxM05dWhC',1795439238678);
INSERT INTO "journal" VALUES ('xO91pT2xccR8',16,1,0,81,0,'f9d11512d2df2698-10','{"action":"pass","request":9}','yg6MuTspbtIy_rLMgWVP3_',1795439238682);
INSERT INTO "journal" VALUES ('xO91pT2xccR8',17,1,0,83,0,'f9d11512d2df2698-11','{"action":"target","request":10,"choice":["c9"]}','zrbOHdYg98ZBxVCJl3DPG5',1795439238685);
INSERT INTO "journal" VALUES ('xO91pT2xccR8',18,1,1,85,1,'a57dcdacd53981ab-8','{"action":"pass","request":7}','BcCQK3w5QBL96Hmg5jy--S',1795439238690);
INSERT INTO "journal" VALUES ('xO91pT2xccR8',19,1,0,90,0,'f9d11512d2df2698-12','{"action":"expand","request":11,"choice":[]}','_SdRhr3rJQj4mjheKA1mXb',1795439238694);
INSERT INTO "journal" VALUES ('xO91pT2xccR8',20,1,1,91,1,'a57dcdacd53981ab-9','{"action":"expand","request":8,"choice":["h7"]}','lKnawjVYj8bQyr71nQgVas',1795439238697);
INSERT INTO "journal" VALUES ('xO91pT2xccR8',21,1,0,95,0,'f9d11512d2df2698-13','{"action":"play","card":"h8","request":12,"expedition":"hero","pay":["c3","c5"]}','tzMOlUYsXzSogfvW-LW0qD',1795439238701);
INSERT INTO "journal" VALUES ('xO91pT2xccR8',22,1,1,99,1,'a57dcdacd53981ab-10','{"action":"play","card":"h5","request":9,"pay":["c6","c8","c7"]}','p8h5GQi_oiAqzp46nBZ9l5',1795439238706);
INSERT INTO "journal" VALUES ('xO91pT2xccR8',23,1,0,100,0,'f9d11512d2df2698-14','{"action":"pass","request":13}','ARIOLB1o0tu-47g-i6CIEx',1795439238709);
INSERT INTO "journal" VALUES ('xO91pT2xccR8',24,1,0,102,0,'f9d11512d2df2698-15','{"action":"target","request":14,"choice":["c14"]}','-ktiOXo5Xam92oo49N62IS',1795439238712);
INSERT INTO "journal" VALUES ('xO91pT2xccR8',25,1,1,104,1,'a57dcdacd53981ab-11','{"action":"play","card":"c12","request":10,"expedition":"companion","pay":["c13"]}','k95BVNHofCElLvh1ZqNjc5',1795439238715);
INSERT INTO "journal" VALUES ('xO91pT2xccR8',26,1,1,106,1,'a57dcdacd53981ab-12','{"action":"quick","card":"c2","ability":0,"request":11,"target":["c12"]}','BS2h6xiuLFZiMlE6GFkWPE',1795439238719);
INSERT INTO "journal" VALUES ('xO91pT2xccR8',27,1,1,109,1,'a57dcdacd53981ab-13','{"action":"pass","request":12}','uN0BvQirPkoI5M_6tOglUR',1795439238724);
INSERT INTO "journal" VALUES ('xO91pT2xccR8',28,1,1,111,1,'a57dcdacd53981ab-14','{"action":"decline","request":13}','LZkF52JFg_fQ4AlRDdDdLB',1795439238727);
INSERT INTO "journal" VALUES ('xO91pT2xccR8',29,1,1,113,1,'a57dcdacd53981ab-15','{"action":"expand","request":14,"choice":[]}','RseWb7-sVKQsuDop3DqLml',1795439238730);
INSERT INTO "journal" VALUES ('xO91pT2xccR8',30,1,0,115,0,'f9d11512d2df2698-16','{"action":"expand","request":15,"choice":["h12"]}','NwL1YILfMfuttaAn4nPuPw',1795439238732);
INSERT INTO "journal" VALUES ('xO91pT2xccR8',31,1,1,118,1,'a57dcdacd53981ab-16','{"action":"quick","card":"c2","ability":0,"request":15,"target":[]}','RY0yL9tO70K-NDhIs0VEL4',1795439238737);
INSERT INTO "journal" VALUES ('xO91pT2xccR8',32,1,1,120,1,'a57dcdacd53981ab-17','{"action":"play","card":"c10","request":16,"expedition":"companion","pay":["c7","c8"]}','1cXnpWiECvUveWOz0v3zoS',1795439238740);
INSERT INTO "journal" VALUES ('xO91pT2xccR8',33,1,0,122,0,'f9d11512d2df2698-17','{"action":"play","card":"h4","request":16,"pay":["c4","c3","c17"]}','_Pd850XGMe1dm9P9JJPgmr',1795439238744);
INSERT INTO "journal" VALUES ('xO91pT2xccR8',34,1,1,124,1,'a57dcdacd53981ab-18','{"action":"choose","request":17,"choice":["c10"]}','k2nQpT98GZsnrmo0gAOw64',1795439238748);
INSERT INTO "journal" VALUES ('xO91pT2xccR8',35,1,1,127,1,'a57dcdacd53981ab-19','{"action":"play","card":"h11","request":18,"mode":2,"target":["c11"],"pay":["c6","c13"]}','40GfhQ3S_m5vPGziJviz03',1795439238752);
INSERT INTO "journal" VALUES ('xO91pT2xccR8',36,1,0,131,0,'f9d11512d2df2698-18','{"action":"play","card":"c14","request":17,"expedition":"hero","pay":["c5"]}','5qy5d5PC4DT1uyFCUCvaTR',1795439238756);
INSERT INTO "journal" VALUES ('xO91pT2xccR8',37,1,1,132,1,'a57dcdacd53981ab-20','{"action":"pass","request":19}','vsSGrAY0gp6iSFXUteYyy2',1795439238758);
INSERT INTO "journal" VALUES ('xO91pT2xccR8',38,1,0,136,0,'f9d11512d2df2698-19','{"action":"pass","request":18}','quqldf3bqJzTeZXHrgSLzf',1795439238764);
INSERT INTO "journal" VALUES ('xO91pT2xccR8',39,1,0,137,0,'f9d11512d2df2698-20','{"action":"target","request":19,"choice":["c14"]}','TQww7hk73g7S8w8BnrgQ-C',1795439238767);
INSERT INTO "journal" VALUES ('xO91pT2xccR8',40,1,1,139,1,'a57dcdacd53981ab-21','{"action":"decline","request":20}','ML9uANtQOjJBLU6fBycyNO',1795439238770);
INSERT INTO "journal" VALUES ('xO91pT2xccR8',41,1,0,141,0,'f9d11512d2df2698-21','{"action":"expand","request":20,"choice":[]}','uKtvTFoGN6v_btaRyGQKn_',1795439238773);
INSERT INTO "journal" VALUES ('xO91pT2xccR8',42,1,1,143,1,'a57dcdacd53981ab-22','{"action":"expand","request":21,"choice":["h10"]}','DCB-lAW_47nIJwwDe6zCjw',1795439238775);
INSERT INTO "journal" VALUES ('xO91pT2xccR8',43,1,0,145,0,'f9d11512d2df2698-22','{"action":"play","card":"c19","request":21,"pay":["c17","c5","c4"]}','U-i3Rv0wsWfxw1BYNYl6Bp',1795439238779);
INSERT INTO "journal" VALUES ('xO91pT2xccR8',44,1,1,148,1,'a57dcdacd53981ab-23','{"action":"play","card":"h14","request":22,"mode":0,"target":[],"pay":["c6","c21"]}','QYtVDwRoVha5A9EOR0GT0x',1795439238783);
INSERT INTO "journal" VALUES ('xO91pT2xccR8',45,1,0,150,0,'f9d11512d2df2698-23','{"action":"pass","request":22}','mNVh5Lc33OjZTaLkP17Irn',1795439238786);
INSERT INTO "journal" VALUES ('xO91pT2xccR8',46,1,1,153,1,'a57dcdacd53981ab-24','{"action":"play","card":"c22","request":23,"mode":1,"pay":["c13","c7"]}','x19kRCHRLveLzG-J0qXDAq',1795439238790);
INSERT INTO "journal" VALUES ('xO91pT2xccR8',47,1,1,155,1,'a57dcdacd53981ab-25','{"action":"quick","card":"c23","ability":0,"request":24,"target":[]}','ZExcz6agmsgabwxKG2UuMc',1795439238794);
INSERT INTO "journal" VALUES ('xO91pT2xccR8',48,1,1,157,1,'a57dcdacd53981ab-26','{"action":"pass","request":25}','wSokLVHoXezRY645HprgZD',1795439238797);
INSERT INTO "journal" VALUES ('xO91pT2xccR8',49,1,1,158,1,'a57dcdacd53981ab-27','{"action":"payFor","request":26,"target":["zcompanionExpedition:0"]}','olh7UrtCTa5KxqaApDM_N_',1795439238800);
INSERT INTO "journal" VALUES ('xO91pT2xccR8',50,1,1,162,1,'a57dcdacd53981ab-28','{"action":"expand","request":27,"choice":[]}','Bz9Plid4Q0ibHPbknjafVK',1795439238804);
INSERT INTO "journal" VALUES ('xO91pT2xccR8',51,1,0,163,0,'f9d11512d2df2698-24','{"action":"expand","request":23,"choice":["h14"]}','dcBY-oBvetbGN_9pvNhWGP',1795439238807);
INSERT INTO "journal" VALUES ('xO91pT2xccR8',52,1,1,166,1,'a57dcdacd53981ab-29','{"action":"play","card":"h17","request":28,"target":["c15"],"pay":["c7","c6","c8","c13"]}','sYcs5kwlONc4fGTac7nexI',1795439238812);
INSERT INTO "journal" VALUES ('xO91pT2xccR8',53,1,0,169,0,'f9d11512d2df2698-25','{"action":"play","card":"h9","request":24,"target":["zheroExpedition:0"],"pay":["c3","c17","c4","c24"]}','25TpgmsPusWI-pebdT3UPI',1795439238816);
INSERT INTO "journal" VALUES ('xO91pT2xccR8',54,1,1,172,1,'a57dcdacd53981ab-30','{"action":"quick","card":"c2","ability":0,"request":29,"target":[]}','sxImRYSTP3WH8xn_mDv8pq',1795439238820);
INSERT INTO "journal" VALUES ('xO91pT2xccR8',55,1,1,173,1,'a57dcdacd53981ab-31','{"action":"pass","request":30}','JEo8oK6IUnyTrHd8MB9mh1',1795439238822);
INSERT INTO "journal" VALUES ('xO91pT2xccR8',56,1,0,174,0,'f9d11512d2df2698-26','{"action":"pass","request":25}','Xwb1ONoU9Cya0dSaspfQo7',1795439238825);
INSERT INTO "journal" VALUES ('xO91pT2xccR8',57,1,0,176,0,'f9d11512d2df2698-27','{"action":"target","request":26,"choice":["c27"]}','8iwrGbV4MriD9UvqLqCCv8',1795439238828);
INSERT INTO "journal" VALUES ('xO91pT2xccR8',58,1,0,179,0,'f9d11512d2df2698-28','{"action":"expand","request":27,"choice":["h15"]}','lAYbjX5F4BhipCFHVbTHgJ',1795439238831);
INSERT INTO "journal" VALUES ('xO91pT2xccR8',59,1,1,181,1,'a57dcdacd53981ab-32','{"action":"expand","request":31,"choice":["h18"]}','CWZce6nQLhW6f2RbPVFUmb',1795439238834);
INSERT INTO "journal" VALUES ('xO91pT2xccR8',60,1,0,184,0,'f9d11512d2df2698-29','{"action":"play","card":"h17","request":28,"expedition":"companion","pay":["c4","c5"]}','oaro3x-1o5R9uL7vpyyUqR',1795439238838);
INSERT INTO "journal" VALUES ('xO91pT2xccR8',61,1,1,187,1,'a57dcdacd53981ab-33','{"action":"play","card":"c20","request":32,"mode":2,"target":["c20"],"pay":["c6","c15"]}','7BfFAKVW2Opy8SaPO6PeZ5',1795439238843);
INSERT INTO "snapshots" VALUES ('XsxdXNrtxJ9L',51,208,'{"format":1,"rules":3,"setup":{"ruleset":"ucg","profile":"seed","options":{},"seed":"6088ba52975915e4e616459b4cf478829808cb1474ce2bd273b29f49fc5a354f","seats":[{"deck":["ash-widow","ash-widow","bonfire-ox","bonfire-ox","brand-of-haste","caravan-raid","cinder-runner","cinder-runner","cinder-runner","cookfire-sprite","cookfire-sprite","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","emberling","emberling","false-campfire","flare","flare","flint-fencer","flint-fencer","glasshorn-ram","matron-ashveil","mother-furnace","noonday-rider","powder-keg","rally-the-wagons","red-road-lancer","red-road-lancer","salamander-egg","sand-pit","scorched-road","second-wind","slow-fuse","spark-juggler","supply-wagon","toll-taker","torch-parade","trade-goods","wagon-guard","wagon-guard"]},{"deck":["abyssal-registrar","bottled-storm","confiscate","denied-entry","denied-entry","drown-the-stacks","ebb","fill-the-shelves","high-water-mark","ink-trap","kelp-colossus","lantern-scribe","lantern-scribe","leviathan-index","marginalia","mirror-carapace","mist-swindler","mist-swindler","ninth-cellar","ninth-cellar","patient-idol","pearl-diver","queen-of-low-water","reef-warden","reef-warden","reef-warden","riptide","rising-tide","salt-press","salvage-rite","sealed-lips","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-clerk","tide-gauge","twice-drowned-captain","twice-drowned-captain","twofold-verdict","undertow-eel","weigh-the-ledger"]}],"sets":["starter"]},"hashes":["55a43f84dff1b28280e966d1974e0813e4f8021708aa96165dca75687e417978"],"state":{"seed":"6088ba52975915e4e616459b4cf478829808cb1474ce2bd273b29f49fc5a354f","seats":[{"left":false,"asked":25,"named":11,"vars":{"resourcePlayed":true,"epicPlayed":false,"starved":false}},{"left":false,"asked":26,"named":12,"vars":{"resourcePlayed":true,"epicPlayed":false,"starved":false}}],"table":{"turn":6,"owner":0,"phase":"primary","encounter":false,"_attacker":-1},"zones":[{"def":0,"seat":0,"list":[33,32,6,39,38,41,4,56,59,20,22,10,31,2,29,45,46,9,19,50,3,17,27,40,43,16,42,58,35,0,11,13,52,28,49,34,47,26,53,23,5,44,30,24,25,54,14,48]},{"def":0,"seat":1,"list":[87,67,109,97,61,104,81,103,73,119,95,96,64,70,80,65,106,100,92,75,78,91,99,88,90,98,62,63,114,111,115,105,110,116,93,60,101,89,79,84,102,77,85,83,68,113,86,72,117]},{"def":1,"seat":0,"list":[51,36,1,55,12,57]},{"def":1,"seat":1,"list":[107,76,108,74,118,82,71]},{"def":2,"seat":0,"list":[]},{"def":2,"seat":1,"list":[]},{"def":3,"seat":0,"list":[-1,-1,-1,-1,-1]},{"def":3,"seat":1,"list":[69,-1,-1,-1,-1]},{"def":4,"seat":0,"list":[]},{"def":4,"seat":1,"list":[]},{"def":5,"seat":0,"list":[21,18]},{"def":5,"seat":1,"list":[112,94]},{"def":6,"seat":0,"list":[8,7]},{"def":6,"seat":1,"list":[]},{"def":7,"seat":0,"list":[]},{"def":7,"seat":1,"list":[]},{"def":8,"seat":0,"list":[]},{"def":8,"seat":1,"list":[]},{"def":9,"seat":0,"list":[]},{"def":9,"seat":1,"list":[]},{"def":10,"seat":0,"list":[]},{"def":10,"seat":1,"list":[]},{"def":11,"seat":0,"list":[15,37]},{"def":11,"seat":1,"list":[66]}],"entries":[],"frames":[{"program":"match","pc":4,"locals":{},"answers":[null,null]},{"program":"turn","pc":1,"locals":{},"answers":[null,null]},{"program":"phase","pc":6,"locals":{"phase":"primary"},"answers":[null,null]},{"program":"open","pc":1,"locals":{},"answers":[null,null]}],"requests":[{"id":25,"seat":0,"kind":"turn","info":{"phase":"primary"},"own":{},"domain":null,"fallback":{"action":"advancePhase"},"sealed":false,"answered":false},null],"waiting":[],"modifiers":[],"memories":[],"agenda":[{"phase":"conflict"},{"phase":"end"}],"drawn":[1,0,59,0,59],"counters":{"names":11,"groups":{},"entries":7,"time":40,"told":[173,173,173],"turnWork":82,"work":499,"slice":10},"over":null,"world":null,"objects":[[5,0,0],[5,0,2,1,3,"h4"],[13,0,0],[13,0,0],[26,0,0],[18,0,0],[2,0,0],[2,0,12,3,39,"c11",0,0,0,-1,"",0,0,[1,0,1,0,0,0,0,0,1,0,0]],[2,0,12,3,28,"c6",0,0,0,-1,"",0,0,[1,0,1,0,0,0,0,0,1,0,0]],[6,0,0],[6,0,0],[0,0,0],[0,0,2,1,5,"h6"],[0,0,0],[0,0,0],[0,0,22,1,22,"c4"],[0,0,0],[0,0,0],[0,0,10,2,37,"c10"],[0,0,0],[0,0,0],[0,0,10,2,26,"c5"],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[4,0,0],[4,0,0],[28,0,0],[20,0,2,1,1,"h2"],[20,0,22,3,35,"c8"],[7,0,0],[7,0,0],[12,0,0],[11,0,0],[16,0,0],[15,0,0],[25,0,0],[21,0,0],[8,0,0],[8,0,0],[29,0,0],[27,0,0],[17,0,0],[22,0,2,1,0,"h1"],[30,0,0],[9,0,0],[23,0,0],[10,0,2,1,4,"h5"],[19,0,0],[24,0,2,1,36,"h11"],[3,0,0],[3,0,0],[38,1,1],[59,1,1],[44,1,1],[49,1,1],[49,1,1],[45,1,1],[51,1,23,3,34,"c9"],[43,1,1],[42,1,1],[56,1,7,3,19,"c2",1,1,2],[39,1,1],[32,1,3,4,33,"h12"],[32,1,1],[41,1,1],[48,1,3,1,14,"h7"],[55,1,1],[35,1,3,1,10,"h3"],[35,1,1],[61,1,1],[61,1,1],[60,1,1],[34,1,1],[40,1,3,1,29,"h11"],[33,1,1],[33,1,1],[33,1,1],[57,1,1],[58,1,1],[54,1,1],[46,1,1],[50,1,1],[1,1,1],[1,1,1],[1,1,1],[1,1,11,2,17,"c1"],[1,1,1],[1,1,1],[1,1,1],[1,1,1],[1,1,1],[1,1,1],[1,1,1],[1,1,1],[1,1,1],[1,1,1],[1,1,1],[1,1,1],[1,1,3,1,8,"h1"],[1,1,3,1,11,"h4"],[1,1,1],[1,1,1],[1,1,1],[1,1,11,2,30,"c7"],[31,1,1],[53,1,1],[37,1,1],[37,1,1],[47,1,1],[36,1,3,1,15,"h8"],[52,1,1]],"segment":null},"derived":{"format":1,"clocks":null,"orders":[{"stops":null,"yield":"none","passOwn":false,"fullControl":false,"bluff":false,"turn":0,"phase":""},{"stops":null,"yield":"none","passOwn":false,"fullControl":false,"bluff":false,"turn":0,"phase":""}],"nonces":["e6aa2d32f357dec864ee196338e81a57","a331bbeba967b02908db1873a0c4fa87"]}}','[["996e689e56615aa8-1","996e689e56615aa8-2","996e689e56615aa8-3","996e689e56615aa8-4","996e689e56615aa8-5","996e689e56615aa8-6","996e689e56615aa8-7","996e689e56615aa8-8","996e689e56615aa8-9","996e689e56615aa8-10","996e689e56615aa8-11","996e689e56615aa8-12","996e689e56615aa8-13","996e689e56615aa8-14","996e689e56615aa8-15","996e689e56615aa8-16","996e689e56615aa8-17","996e689e56615aa8-18","996e689e56615aa8-19","996e689e56615aa8-20","996e689e56615aa8-21","996e689e56615aa8-22","996e689e56615aa8-23","996e689e56615aa8-24","996e689e56615aa8-25"],["6b395548a3999b62-1","6b395548a3999b62-2","6b395548a3999b62-3","6b395548a3999b62-4","6b395548a3999b62-5","6b395548a3999b62-6","6b395548a3999b62-7","6b395548a3999b62-8","6b395548a3999b62-9","6b395548a3999b62-10","6b395548a3999b62-11","6b395548a3999b62-12","6b395548a3999b62-13","6b395548a3999b62-14","6b395548a3999b62-15","6b395548a3999b62-16","6b395548a3999b62-17","6b395548a3999b62-18","6b395548a3999b62-19","6b395548a3999b62-20","6b395548a3999b62-21","6b395548a3999b62-22","6b395548a3999b62-23","6b395548a3999b62-24","6b395548a3999b62-25","6b395548a3999b62-26","6b395548a3999b62-27"]]','MqqYT3Qy5zJEHVv4sHUZTiCbwKJEvR4zgWk8_tTf2mI');
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
INSERT INTO "players" VALUES ('g:17b33de9-79e1-46c1-9201-b436cb97097e','Guest',1795439237516);
INSERT INTO "players" VALUES ('g:470c2599-39d0-47eb-8f51-e60fb72bc7e1','Guest',1795439237556);
INSERT INTO "players" VALUES ('g:b985863d-604d-4c77-94d7-eb09c8502e25','Guest',1795439237909);
INSERT INTO "players" VALUES ('g:7531b80b-a012-4cd2-8935-1053d65f9408','Guest',1795439237913);
INSERT INTO "players" VALUES ('g:2c8a9c76-676b-4a6b-9f39-4bdc8235d831','Guest',1795439238246);
INSERT INTO "players" VALUES ('g:bdcf1897-0a9a-4b92-9f8b-a5beaa2b2bf1','Guest',1795439238249);
INSERT INTO "players" VALUES ('g:fb04584e-14a5-4900-805e-e169d625b367','Guest',1795439238560);
INSERT INTO "players" VALUES ('g:a5bff7ba-afc7-4b49-b7e5-32da968731f8','Guest',1795439238564);
INSERT INTO "players" VALUES ('g:e95e2016-bfab-40f7-9297-71ba3bd171a4','Guest',1795439238848);
INSERT INTO "players" VALUES ('g:f578ecc3-8a5e-43ab-a85e-c9153456f1eb','Guest',1795439238852);
INSERT INTO "players" VALUES ('g:515ab36f-cd7b-4442-863a-d141a7114099','Guest',1795439239253);
INSERT INTO "players" VALUES ('g:06451c5f-9d29-4a9b-b863-cd5537bb0a1b','Guest',1795439239256);
INSERT INTO "owners" VALUES ('sole',1795439244431,NULL);
INSERT INTO "leases" VALUES ('queue','c23fb7ca-65c0-45e2-8eba-ca41d2ac14d3',1795439244505);
INSERT INTO "seats" VALUES ('TLllVu60xTUu',1,'g:06451c5f-9d29-4a9b-b863-cd5537bb0a1b',0);
INSERT INTO "seats" VALUES ('B7xTeNES41Dd',0,'g:17b33de9-79e1-46c1-9201-b436cb97097e',1);
INSERT INTO "seats" VALUES ('BSuqbRptssfo',0,'g:2c8a9c76-676b-4a6b-9f39-4bdc8235d831',0);
INSERT INTO "seats" VALUES ('B7xTeNES41Dd',1,'g:470c2599-39d0-47eb-8f51-e60fb72bc7e1',1);
INSERT INTO "seats" VALUES ('TLllVu60xTUu',0,'g:515ab36f-cd7b-4442-863a-d141a7114099',0);
INSERT INTO "seats" VALUES ('XsxdXNrtxJ9L',1,'g:7531b80b-a012-4cd2-8935-1053d65f9408',0);
INSERT INTO "seats" VALUES ('xO91pT2xccR8',1,'g:a5bff7ba-afc7-4b49-b7e5-32da968731f8',0);
INSERT INTO "seats" VALUES ('XsxdXNrtxJ9L',0,'g:b985863d-604d-4c77-94d7-eb09c8502e25',0);
INSERT INTO "seats" VALUES ('BSuqbRptssfo',1,'g:bdcf1897-0a9a-4b92-9f8b-a5beaa2b2bf1',0);
INSERT INTO "seats" VALUES ('RcXatxcxIQkx',0,'g:e95e2016-bfab-40f7-9297-71ba3bd171a4',0);
INSERT INTO "seats" VALUES ('RcXatxcxIQkx',1,'g:f578ecc3-8a5e-43ab-a85e-c9153456f1eb',0);
INSERT INTO "seats" VALUES ('xO91pT2xccR8',0,'g:fb04584e-14a5-4900-805e-e169d625b367',0);
