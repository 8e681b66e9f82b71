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
CREATE TABLE "bot_accounts" ("id" text primary key, "owner" text, "secret" text not null) STRICT, WITHOUT ROWID;
CREATE INDEX "bot_accounts_by_owner" on "bot_accounts" ("owner");
CREATE TABLE "player_sets" ("id" text primary key, "player" text not null, "ruleset" text not null, "name" text not null, "version" text not null, "cards" integer not null, "access" text not null, "hidden" integer default 0 not null, "changed" integer not null, "badge" text) STRICT, WITHOUT ROWID;
CREATE INDEX "player_sets_by_player" on "player_sets" ("player");
CREATE TABLE "set_versions" ("hash" text primary key, "set" text not null, "made" integer not null) STRICT, WITHOUT ROWID;
CREATE TABLE "pins" ("holder" text not null, "hash" text not null, constraint "pin" primary key ("holder", "hash")) STRICT, WITHOUT ROWID;
CREATE INDEX "pins_by_hash" on "pins" ("hash");
INSERT INTO "kysely_migration" VALUES ('001-matches','2026-11-23T19:03:49.048Z');
INSERT INTO "kysely_migration" VALUES ('002-tables','2026-11-23T19:03:49.049Z');
INSERT INTO "kysely_migration" VALUES ('003-owners','2026-11-23T19:03:49.050Z');
INSERT INTO "kysely_migration" VALUES ('004-watching','2026-11-23T19:03:49.051Z');
INSERT INTO "kysely_migration" VALUES ('005-queue','2026-11-23T19:03:49.052Z');
INSERT INTO "kysely_migration" VALUES ('006-rooms','2026-11-23T19:03:49.053Z');
INSERT INTO "kysely_migration" VALUES ('007-seats','2026-11-23T19:03:49.054Z');
INSERT INTO "kysely_migration" VALUES ('008-decisions','2026-11-23T19:03:49.055Z');
INSERT INTO "kysely_migration" VALUES ('009-kept','2026-11-23T19:03:49.056Z');
INSERT INTO "kysely_migration" VALUES ('010-bounds','2026-11-23T19:03:49.057Z');
INSERT INTO "kysely_migration" VALUES ('011-rules','2026-11-23T19:03:49.058Z');
INSERT INTO "kysely_migration" VALUES ('012-hashes','2026-11-23T19:03:49.059Z');
INSERT INTO "kysely_migration" VALUES ('013-stuck','2026-11-23T19:03:49.060Z');
INSERT INTO "kysely_migration" VALUES ('014-bot-accounts','2026-11-23T19:03:49.061Z');
INSERT INTO "kysely_migration" VALUES ('015-player-sets','2026-11-23T19:03:49.062Z');
INSERT INTO "kysely_migration" VALUES ('016-set-badges','2026-11-23T19:03:49.063Z');
INSERT INTO "kysely_migration_lock" VALUES ('migration_lock',0);
INSERT INTO "matches" VALUES (1,'wVLwkzBARgGI','{"id":"wVLwkzBARgGI","format":1,"setup":{"ruleset":"ucg","profile":"seed","options":{},"seed":"fde5cb59ceb659a7d0cd533c179e51e9ee2a8f22a592a82d606d2ec59b4e6f4f","seats":[{"deck":["ash-widow","ash-widow","bonfire-ox","bonfire-ox","brand-of-haste","caravan-raid","cinder-runner","cinder-runner","cinder-runner","cookfire-sprite","cookfire-sprite","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","emberling","emberling","false-campfire","flare","flare","flint-fencer","flint-fencer","glasshorn-ram","matron-ashveil","mother-furnace","noonday-rider","powder-keg","rally-the-wagons","red-road-lancer","red-road-lancer","salamander-egg","sand-pit","scorched-road","second-wind","slow-fuse","spark-juggler","supply-wagon","toll-taker","torch-parade","trade-goods","wagon-guard","wagon-guard"]},{"deck":["abyssal-registrar","bottled-storm","confiscate","denied-entry","denied-entry","drown-the-stacks","ebb","fill-the-shelves","high-water-mark","ink-trap","kelp-colossus","lantern-scribe","lantern-scribe","leviathan-index","marginalia","mirror-carapace","mist-swindler","mist-swindler","ninth-cellar","ninth-cellar","patient-idol","pearl-diver","queen-of-low-water","reef-warden","reef-warden","reef-warden","riptide","rising-tide","salt-press","salvage-rite","sealed-lips","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-clerk","tide-gauge","twice-drowned-captain","twice-drowned-captain","twofold-verdict","undertow-eel","weigh-the-ledger"]}],"sets":["starter"]},"rules":3,"hashes":["55a43f84dff1b28280e966d1974e0813e4f8021708aa96165dca75687e417978"],"players":["g:2904107f-8f85-4d3c-b571-53e8c7742d9a","g:7be52800-453f-4403-8a38-5cd7d06ab4a5"],"fair":true}',1,22,'{"winners":[1],"reason":"left"}','sole','3oBHcOEGD','{"away":[{"left":179971,"since":null},{"left":179966,"since":null}],"mutes":[[],[]],"nonces":[],"accepted":[["32f475679524fba7-1"],["1bcbef97c9f56296-1"]]}','ucg/3/1',NULL);
INSERT INTO "matches" VALUES (2,'Mtk3HYRkGYQ3','{"id":"Mtk3HYRkGYQ3","format":1,"setup":{"ruleset":"ucg","profile":"seed","options":{},"seed":"054f2fab9042df448365fb67b6b6972f6001f4c1e2ef7be6600fd3940eb53e78","seats":[{"deck":["ash-widow","ash-widow","bonfire-ox","bonfire-ox","brand-of-haste","caravan-raid","cinder-runner","cinder-runner","cinder-runner","cookfire-sprite","cookfire-sprite","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","emberling","emberling","false-campfire","flare","flare","flint-fencer","flint-fencer","glasshorn-ram","matron-ashveil","mother-furnace","noonday-rider","powder-keg","rally-the-wagons","red-road-lancer","red-road-lancer","salamander-egg","sand-pit","scorched-road","second-wind","slow-fuse","spark-juggler","supply-wagon","toll-taker","torch-parade","trade-goods","wagon-guard","wagon-guard"]},{"deck":["abyssal-registrar","bottled-storm","confiscate","denied-entry","denied-entry","drown-the-stacks","ebb","fill-the-shelves","high-water-mark","ink-trap","kelp-colossus","lantern-scribe","lantern-scribe","leviathan-index","marginalia","mirror-carapace","mist-swindler","mist-swindler","ninth-cellar","ninth-cellar","patient-idol","pearl-diver","queen-of-low-water","reef-warden","reef-warden","reef-warden","riptide","rising-tide","salt-press","salvage-rite","sealed-lips","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-clerk","tide-gauge","twice-drowned-captain","twice-drowned-captain","twofold-verdict","undertow-eel","weigh-the-ledger"]}],"sets":["starter"]},"rules":3,"hashes":["55a43f84dff1b28280e966d1974e0813e4f8021708aa96165dca75687e417978"],"players":["g:de7a9294-c8a2-454f-aea6-5399b58118a5","g:21a65556-ebfe-46d4-990f-95b567e85673"],"fair":true}',1,61,NULL,'sole','yoDHfWROY','{"away":[{"left":179990,"since":null},{"left":179981,"since":null}],"mutes":[[],[]],"nonces":[],"accepted":[["3d4301f6005b6970-1"],["1432b94c1d244230-1"]]}','ucg/3/1',NULL);
INSERT INTO "matches" VALUES (3,'03Dfj3Zdce1K','{"id":"03Dfj3Zdce1K","format":1,"setup":{"ruleset":"nullshapers","profile":"seed","options":{},"seed":"e8d6bf494dac2876017d0c813d36864114e67893177990441eea91f8b0061201","seats":[{"deck":["battle-hymn","battle-hymn","brass-glaive","brass-glaive","brass-glaive","call-the-vanguard","call-the-vanguard","drill-sergeant-daemon","drill-sergeant-daemon","festival-marshal","festival-marshal","field-dressing","field-dressing","field-dressing","greenhouse-strider","greenhouse-strider","landslide","landslide","lantern-cadet","lantern-cadet","lantern-cadet","long-table","matron-of-mornings","oathbound-shield","oathbound-shield","orchard-golem","orchard-golem","orchard-golem","second-dawn","second-dawn","seed-archivist","seed-archivist","seed-archivist","sun-dynamo","sunlance","sunlance","sunlance","sunrise-courier","sunrise-courier","sunrise-courier","tend-the-walls","tend-the-walls","tend-the-walls","tidewater-bailiff","tidewater-bailiff"]},{"deck":["back-alley-ambusher","back-alley-ambusher","barnacle-snare","barnacle-snare","barnacle-snare","breach-protocol","burn-the-ledger","dockside-queen","drowned-notary","drowned-notary","drowned-notary","eel-wrangler","eel-wrangler","evict","evict","forked-bolt","forked-bolt","forked-bolt","gutter-spy","gutter-spy","gutter-spy","harpoon-crew","harpoon-crew","hush-money","hush-money","informer-network","knife-in-the-fog","knife-in-the-fog","knife-in-the-fog","pay-the-ferryman","riptide-charge","riptide-charge","smoke-cloak","static-marksman","static-marksman","tesla-turret","tesla-turret","tithe-collector","tithe-collector","undertow-leviathan","undertow-leviathan","void-the-contract","void-the-contract","wash-ashore","wash-ashore"]}],"sets":["starter"]},"rules":4,"hashes":["8c668a6a63682be419a10cce0651e7b1b3e8b59f1dbddf599a5b17e168e58e9c"],"players":["g:33f2b375-b0c7-482e-b220-aa31bd697a25","g:c34f4548-d23a-4d01-89f3-2d3254509eaf"],"fair":true}',1,61,NULL,'sole','jsybR6g-b','{"away":[{"left":179992,"since":null},{"left":179987,"since":null}],"mutes":[[],[]],"nonces":[],"accepted":[["87a4477f2b62ebfc-1"],["7afcb3f1c08960f2-1"]]}','nullshapers/4/1',NULL);
INSERT INTO "matches" VALUES (4,'WiY9wfxWiME1','{"id":"WiY9wfxWiME1","format":1,"setup":{"ruleset":"altered","profile":"v1","options":{},"seed":"95323625d95f6e2fa24b0d567f71e751ff963b0610d72a6418840cf4125fd87e","seats":[{"deck":["bridge-warden","bridge-warden","bridge-warden","drill-captain","drill-captain","drill-captain","ferry-sergeant","ferry-sergeant","ferry-sergeant","forced-march","forced-march","forced-march","general-inspection","general-inspection","general-inspection","hall-of-banners","hall-of-banners","hall-of-banners","lamplighter-recruit","lamplighter-recruit","lamplighter-recruit","odra-pell","old-standard-bearer","old-standard-bearer","old-standard-bearer","open-muster","open-muster","open-muster","parade-colossus","parade-colossus","parade-colossus","quartermasters-desk","quartermasters-desk","quartermasters-desk","seven-league-order","seven-league-order","seven-league-order","the-long-barracks","the-long-barracks","the-long-barracks","toll-gate-ox","toll-gate-ox","toll-gate-ox"]},{"deck":["arch-summoner-vey","arch-summoner-vey","arch-summoner-vey","candle-thief","candle-thief","candle-thief","courteous-duelist","courteous-duelist","courteous-duelist","dawn-edition","dawn-edition","dawn-edition","four-doors","four-doors","four-doors","gambling-oracle","gambling-oracle","gambling-oracle","inkwell-sprite","inkwell-sprite","inkwell-sprite","keeper-of-marginalia","keeper-of-marginalia","keeper-of-marginalia","lights-out","lights-out","lights-out","moth-of-the-archive","moth-of-the-archive","moth-of-the-archive","sable-and-quill","sleeping-leviathan","sleeping-leviathan","sleeping-leviathan","the-whispering-stacks","the-whispering-stacks","the-whispering-stacks","two-faced-verse","two-faced-verse","two-faced-verse","unwritten-ending","unwritten-ending","unwritten-ending"]}],"sets":["starter"]},"rules":4,"hashes":["a69d60e42f51d52f0ed143351a4baed99f869958a525ecf69496667e0b59e29e"],"players":["g:d8c6cc49-f776-4007-8ee7-ed9eeab431e2","g:1a49a41c-8d74-443b-96f4-914b44adf42b"],"fair":true}',1,61,NULL,'sole','pXzwTBy3K','{"away":[{"left":179992,"since":null},{"left":179987,"since":null}],"mutes":[[],[]],"nonces":[],"accepted":[["7b8f68a893e19134-1"],["90db36dd93a95a15-1"]]}','altered/4/1',NULL);
INSERT INTO "matches" VALUES (5,'rW1mvcng0goA','{"id":"rW1mvcng0goA","format":1,"setup":{"ruleset":"grand-archive","profile":"seed","options":{},"seed":"f7fdb324eaf5c6c6ba185b2d7f72d245385c04998319dc56e964b2a05d45ff7c","seats":[{"deck":["anvil-guard","anvil-guard","anvil-guard","anvil-guard","ashen-memory","ashen-memory","ashka-duelist","ashka-marshal","ashka-phoenix","ashka-spark","blaze-lancer","blaze-lancer","blaze-lancer","blaze-lancer","bolt-thrower","burning-slash","burning-slash","burning-slash","burning-slash","cinder-recruit","cinder-recruit","cinder-recruit","cinder-recruit","cinder-wraith","cinder-wraith","coal-sack","dragon-pike","ember-blade","ember-rush","ember-rush","ember-rush","ember-rush","flame-bolt","flame-bolt","flame-bolt","flame-bolt","forge-hall","forge-hall","forge-hall","forge-hall","furnace-ogre","furnace-ogre","furnace-ogre","furnace-ogre","herb-satchel","oathforged-shield","pyre-acolyte","pyre-acolyte","pyre-acolyte","pyre-acolyte","roaring-pyre","roaring-pyre","roaring-pyre","roaring-pyre","sparkcaller","sparkcaller","sparkcaller","sparkcaller","twinfang-raider","twinfang-raider","twinfang-raider","twinfang-raider","vanguard-order","vanguard-order","vanguard-order","vanguard-order","war-banner","war-brew","war-brew","war-brew","war-brew"]},{"deck":["bent-hourglass","binding-mist","binding-mist","binding-mist","coral-dagger","creeping-rust","creeping-rust","cresting-wave","cresting-wave","deep-conch","echo-scroll","echo-scroll","echoing-tide","echoing-tide","gale-falcon","gale-falcon","gale-falcon","gale-falcon","hush-of-the-deep","maren-drift","maren-maelstrom","maren-stormglass","maren-tidecaller","mirror-basin","mist-seer","mist-seer","mist-seer","mist-seer","morning-heron","morning-heron","morning-heron","morning-heron","patient-snare","patient-snare","patient-snare","prism-lens","prismatic-tide","prismatic-tide","reed-scout","reed-scout","reed-scout","reed-scout","shifting-shoal","starfall-chart","starfall-chart","starfall-chart","still-waters","still-waters","storm-drake","storm-drake","storm-drake","storm-drake","stormglass-spear","tidal-shrine","tidal-shrine","tidal-shrine","tidal-shrine","tide-captain","tide-captain","tide-charm","tide-warden","tide-warden","tide-warden","tide-warden","undertow","undertow","undying-current","whirl-cutter","whirl-cutter","whirl-cutter","whirl-cutter"]}],"sets":["starter"]},"rules":4,"hashes":["285ef6a6fe44234c4de6766a16a163ad34dfd4b38c8b9ed438c9c10cd494c0cd"],"players":["g:77d7a2a8-b4e2-4a04-96f6-b10fbc4d983a","g:eb0842f5-7ea2-4eaf-87bc-a848e42a55f1"],"fair":true}',1,61,NULL,'sole','4BmsUGuiI','{"away":[{"left":179992,"since":null},{"left":179991,"since":null}],"mutes":[[],[]],"nonces":[],"accepted":[["db0bd5bbc748577a-1"],["4c68e344c594c696-1"]]}','grand-archive/4/1',NULL);
INSERT INTO "matches" VALUES (6,'xdx6L1XFsdPE','{"id":"xdx6L1XFsdPE","format":1,"setup":{"ruleset":"crowdcontrol","profile":"seed","options":{},"seed":"d61916023a6ede4be3f65ed759daf207b0fc47727b7b99c27ac8b84cbc2e82e6","seats":[{"deck":["blood-cousin","blood-cousin","break-cover","burr-runner","burr-runner","burr-runner","call-the-cousins","call-the-cousins","choir-of-reeds","drum-caller","drum-caller","false-trail","harvest-song","harvest-song","harvest-song","hearth-matron","hearth-matron","herb-walker","herb-walker","home-for-supper","horns-down","horns-down","lane-shepherd","lane-shepherd","meeting-oak","meeting-oak","mosshide-guard","mosshide-guard","mosshide-guard","old-antler","old-antler","raise-the-village","raise-the-village","saturday-market","saturday-market","second-spring","sparring-ring","sparring-ring","the-long-table","the-rootmoot"]},{"deck":["arc-projector","arc-projector","ashfall","burn-the-index","cinder-adept","cinder-adept","cinder-adept","clerk-of-ashes","clerk-of-ashes","clerk-of-ashes","cross-reference","estate-tax","final-notice","gear-hound","gear-hound","gear-hound","lamp-of-names","lamp-of-names","lance-of-noon","lance-of-noon","open-furnace","overdue-books","pact-imp","pact-imp","pact-imp","paper-giant","parts-inventory","redacted-file","revolving-door","salvage-rights","scrap-exchange","site-plan","soot-drone","soot-drone","soot-drone","strike-the-name","the-ember-archive","vault-colossus","vault-colossus","vault-colossus"]}],"sets":["starter"]},"rules":3,"hashes":["a5b0dd75589156891e2266bfc543814733efddb4b1501ce913b0288e07b776e2"],"players":["g:561d62b6-a35f-4101-8d91-5a409dc4d614","g:8d33e319-d776-4289-8a38-4124a2a84d4a"],"fair":true}',1,61,NULL,'sole','eZHbis_EU','{"away":[{"left":179993,"since":null},{"left":179992,"since":null}],"mutes":[[],[]],"nonces":[],"accepted":[["f5de9c72c449c158-1"],["ae016eaa408e2d89-1"]]}','crowdcontrol/3/1',NULL);
INSERT INTO "matches" VALUES (7,'hZgo5kx17Kyr','{"id":"hZgo5kx17Kyr","format":1,"setup":{"ruleset":"lamplight","profile":"standard","options":{},"seed":"8932cb784eae1a2b679beae43d4f0fb2b9e4f47ea281893ef09a6f0d2406405d","seats":[{"deck":["banked-ember","banked-ember","banked-ember","cupped-hands","glass-hood","glass-hood","great-candle","great-candle","lamp-oil","lamp-oil","long-pole","snuffer","snuffer","storm-lantern","storm-lantern","twin-wick","twin-wick","watch-fire","watch-fire","watch-fire"]},{"deck":["change-of-places","cold-breath","cold-breath","cold-breath","draught","draught","glow-worm","glow-worm","glow-worm","moth-swarm","moth-swarm","paper-lantern","paper-lantern","paper-lantern","peephole","red-lantern","red-lantern","red-lantern","squib","squib"]}],"sets":["starter"]},"rules":1,"hashes":["9b24f18c688b2048436109799e054d0d9323bf7df8a27a941f8672007f911b9f"],"players":["g:906b3029-1832-4de5-9386-a18c84cf1193","g:58cc1308-1df3-4b39-b3b5-fd4f6cbba490"],"fair":true}',1,61,NULL,'sole','YFoW154eI','{"away":[{"left":179992,"since":null},{"left":179991,"since":null}],"mutes":[[],[]],"nonces":[],"accepted":[["1588a465caef45e6-1"],["e1fb25a29cc6c67b-1"]]}','lamplight/1/1',NULL);
INSERT INTO "journal" VALUES ('03Dfj3Zdce1K',1,1,-1,19,NULL,NULL,'{"action":"begin","commit":"ce93b237e142ba96c3e655f9434a5a3e106383fb23886dc5fd4b20858fcea742","nonces":["fea893805431f6392cf1e5de121a2639","efbae6f9ab0118fe1195eb7ea952aa60"]}','3e6692e73b15c3ca702982',1795460629731);
INSERT INTO "journal" VALUES ('03Dfj3Zdce1K',2,1,1,26,1,'7afcb3f1c08960f2-2','{"action":"mulligan","request":1,"choice":"redraw"}','SkFBsQCGZ6UalRzCf4Fsv1',1795460629739);
INSERT INTO "journal" VALUES ('03Dfj3Zdce1K',3,1,1,30,1,'7afcb3f1c08960f2-3','{"action":"bottom","request":2,"choice":["h10"]}','IPwzmvM8UNm0FiHoNofwjI',1795460629744);
INSERT INTO "journal" VALUES ('03Dfj3Zdce1K',4,1,0,33,0,'87a4477f2b62ebfc-2','{"action":"mulligan","request":1,"choice":"redraw"}','11t-BcKFM-8Z-75yaKnAsN',1795460629747);
INSERT INTO "journal" VALUES ('03Dfj3Zdce1K',5,1,0,35,0,'87a4477f2b62ebfc-3','{"action":"bottom","request":2,"choice":["h9"]}','uOPcDMlRsr2IP4sfo23MfV',1795460629751);
INSERT INTO "journal" VALUES ('03Dfj3Zdce1K',6,1,1,39,1,'7afcb3f1c08960f2-4','{"action":"mulligan","request":3,"choice":"keep"}','AHht-1v7wYHS3Zv3QcF65A',1795460629756);
INSERT INTO "journal" VALUES ('03Dfj3Zdce1K',7,1,0,40,0,'87a4477f2b62ebfc-4','{"action":"mulligan","request":3,"choice":"keep"}','78IxZINoqvgONVQB5McMvi',1795460629760);
INSERT INTO "journal" VALUES ('03Dfj3Zdce1K',8,1,1,44,1,'7afcb3f1c08960f2-5','{"action":"pass","request":4}','9ypjeZ-4mvuD53T1aGENrE',1795460629765);
INSERT INTO "journal" VALUES ('03Dfj3Zdce1K',9,1,0,46,0,'87a4477f2b62ebfc-5','{"action":"pass","request":4}','39WScmzT1RfIPmyv8nma2V',1795460629768);
INSERT INTO "journal" VALUES ('03Dfj3Zdce1K',10,1,1,48,1,'7afcb3f1c08960f2-6','{"action":"pass","request":5}','c7d3UcI261vmzywNAyYZs1',1795460629771);
INSERT INTO "journal" VALUES ('03Dfj3Zdce1K',11,1,0,49,0,'87a4477f2b62ebfc-6','{"action":"pass","request":5}','6IW5hFESQpumGAPlB3PtYR',1795460629774);
INSERT INTO "journal" VALUES ('03Dfj3Zdce1K',12,1,1,56,1,'7afcb3f1c08960f2-7','{"action":"pass","request":6}','Bvr5kvL2zR-7fJc1s34LUM',1795460629782);
INSERT INTO "journal" VALUES ('03Dfj3Zdce1K',13,1,0,59,0,'87a4477f2b62ebfc-7','{"action":"pass","request":6}','uyeyQMoJ22Hd9UZx34AbJ3',1795460629788);
INSERT INTO "journal" VALUES ('03Dfj3Zdce1K',14,1,1,61,1,'7afcb3f1c08960f2-8','{"action":"pass","request":7}','NdKYBISzoC9WbKCAZP3pWY',1795460629792);
INSERT INTO "journal" VALUES ('03Dfj3Zdce1K',15,1,0,62,0,'87a4477f2b62ebfc-8','{"action":"pass","request":7}','gyyMLdcdi_4jmEVrxVQuuJ',1795460629794);
INSERT INTO "journal" VALUES ('03Dfj3Zdce1K',16,1,0,64,0,'87a4477f2b62ebfc-9','{"action":"pass","request":8}','eAhApvmTQDzXGSkwfL79P4',1795460629797);
INSERT INTO "journal" VALUES ('03Dfj3Zdce1K',17,1,1,70,1,'7afcb3f1c08960f2-9','{"action":"pass","request":8}','YWou1cbZUqjlaoqy-T5bPN',1795460629805);
INSERT INTO "journal" VALUES ('03Dfj3Zdce1K',18,1,1,78,1,'7afcb3f1c08960f2-10','{"action":"pass","request":9}','4n4GpaNvIVxM6W4Zb8vzTt',1795460629814);
INSERT INTO "journal" VALUES ('03Dfj3Zdce1K',19,1,0,82,0,'87a4477f2b62ebfc-10','{"action":"pass","request":9}','yczyTMSG1rtsAlnM66Oikr',1795460629822);
INSERT INTO "journal" VALUES ('03Dfj3Zdce1K',20,1,1,88,1,'7afcb3f1c08960f2-11','{"action":"convert","card":"h7","request":10,"anomaly":"light"}','9VUWJw9KD_w3V8FxEesn95',1795460629830);
INSERT INTO "journal" VALUES ('03Dfj3Zdce1K',21,1,1,89,1,'7afcb3f1c08960f2-12','{"action":"pass","request":11}','JLehLwmfVic_kaTaVXhjh3',1795460629833);
INSERT INTO "journal" VALUES ('03Dfj3Zdce1K',22,1,0,91,0,'87a4477f2b62ebfc-11','{"action":"pass","request":10}','A5DuiLTDy27usD-sH0fva9',1795460629837);
INSERT INTO "journal" VALUES ('03Dfj3Zdce1K',23,1,1,92,1,'7afcb3f1c08960f2-13','{"action":"pass","request":12}','bpnaxvOtb6cS4gyxwXYREf',1795460629840);
INSERT INTO "journal" VALUES ('03Dfj3Zdce1K',24,1,0,93,0,'87a4477f2b62ebfc-12','{"action":"pass","request":11}','k_EH5dVUgOkk02SxdV8byD',1795460629843);
INSERT INTO "journal" VALUES ('03Dfj3Zdce1K',25,1,0,95,0,'87a4477f2b62ebfc-13','{"action":"pass","request":12}','w9aomaFN5-KseQhuINoBSF',1795460629846);
INSERT INTO "journal" VALUES ('03Dfj3Zdce1K',26,1,1,96,1,'7afcb3f1c08960f2-14','{"action":"pass","request":13}','-hAlJnhqfYk35GibdKUz4G',1795460629848);
INSERT INTO "journal" VALUES ('03Dfj3Zdce1K',27,1,0,97,0,'87a4477f2b62ebfc-14','{"action":"pass","request":13}','hgK4F4lKKtomyBg_yA-yVn',1795460629851);
INSERT INTO "journal" VALUES ('03Dfj3Zdce1K',28,1,1,98,1,'7afcb3f1c08960f2-15','{"action":"pass","request":14}','Vfn_kCXjtNKuUMiSVMIxaM',1795460629853);
INSERT INTO "journal" VALUES ('03Dfj3Zdce1K',29,1,0,99,0,'87a4477f2b62ebfc-15','{"action":"convert","card":"h10","request":14,"anomaly":"light"}','0Ch21gJ4hLwXFyoXD5bG2d',1795460629856);
INSERT INTO "journal" VALUES ('03Dfj3Zdce1K',30,1,0,100,0,'87a4477f2b62ebfc-16','{"action":"playAnomaly","card":"h10","request":15}','fgi5HDAnvRjKNYSYZvx2zt',1795460629859);
INSERT INTO "journal" VALUES ('03Dfj3Zdce1K',31,1,0,102,0,'87a4477f2b62ebfc-17','{"action":"makeEnergy","card":"c1","request":16}','YaiAQ3QYhEaUJcJ-2OUV9J',1795460629862);
INSERT INTO "journal" VALUES ('03Dfj3Zdce1K',32,1,0,104,0,'87a4477f2b62ebfc-18','{"action":"pass","request":17}','IA-W5sGbpb5UshPCrjilb6',1795460629864);
INSERT INTO "journal" VALUES ('03Dfj3Zdce1K',33,1,1,106,1,'7afcb3f1c08960f2-16','{"action":"pass","request":15}','JKRk7FVlhOUr2WqOLYYm9e',1795460629867);
INSERT INTO "journal" VALUES ('03Dfj3Zdce1K',34,1,0,107,0,'87a4477f2b62ebfc-19','{"action":"pass","request":18}','-u3vKApBVyCf2XUvrOWt7t',1795460629870);
INSERT INTO "journal" VALUES ('03Dfj3Zdce1K',35,1,1,108,1,'7afcb3f1c08960f2-17','{"action":"pass","request":16}','glGWcyHtnfBfq_amMnLYqM',1795460629872);
INSERT INTO "journal" VALUES ('03Dfj3Zdce1K',36,1,1,109,1,'7afcb3f1c08960f2-18','{"action":"pass","request":17}','haK_MM72T7lWFRJgvuwyEJ',1795460629874);
INSERT INTO "journal" VALUES ('03Dfj3Zdce1K',37,1,0,110,0,'87a4477f2b62ebfc-20','{"action":"pass","request":19}','89kbc-F5tvGtovyqX3dMnK',1795460629876);
INSERT INTO "journal" VALUES ('03Dfj3Zdce1K',38,1,0,111,0,'87a4477f2b62ebfc-21','{"action":"pass","request":20}','VPsecbkj89XrE3ljCREwYB',1795460629878);
INSERT INTO "journal" VALUES ('03Dfj3Zdce1K',39,1,1,111,1,'7afcb3f1c08960f2-19','{"action":"pass","request":18}','MVpHpF0m6_1J160tLEnOTH',1795460629880);
INSERT INTO "journal" VALUES ('03Dfj3Zdce1K',40,1,0,113,0,'87a4477f2b62ebfc-22','{"action":"pass","request":21}','00ayL8ZCMbA5NAC0NYYp-0',1795460629882);
INSERT INTO "journal" VALUES ('03Dfj3Zdce1K',41,1,1,114,1,'7afcb3f1c08960f2-20','{"action":"pass","request":19}','QSKN7NTgNOUr_PmGFLjZlW',1795460629884);
INSERT INTO "journal" VALUES ('03Dfj3Zdce1K',42,1,0,115,0,'87a4477f2b62ebfc-23','{"action":"pass","request":22}','BZ-iAL6sXhZ3vrDaKkKX8t',1795460629886);
INSERT INTO "journal" VALUES ('03Dfj3Zdce1K',43,1,1,117,1,'7afcb3f1c08960f2-21','{"action":"pass","request":20}','M2aT-r9LkYAe7xfa-DQhAh',1795460629889);
INSERT INTO "journal" VALUES ('03Dfj3Zdce1K',44,1,1,119,1,'7afcb3f1c08960f2-22','{"action":"pass","request":21}','jQDxrVDwWjExcVXfrRnD_c',1795460629893);
INSERT INTO "journal" VALUES ('03Dfj3Zdce1K',45,1,0,120,0,'87a4477f2b62ebfc-24','{"action":"pass","request":23}','QGfG3Evk8GGjZyxsE4YXyE',1795460629895);
INSERT INTO "journal" VALUES ('03Dfj3Zdce1K',46,1,1,121,1,'7afcb3f1c08960f2-23','{"action":"pass","request":22}','N_Uc0qpIwUxCBIC20L3RHf',1795460629898);
INSERT INTO "journal" VALUES ('03Dfj3Zdce1K',47,1,0,122,0,'87a4477f2b62ebfc-25','{"action":"pass","request":24}','Zeuo6FsUw2FG3uoJbhnNVH',1795460629900);
INSERT INTO "journal" VALUES ('03Dfj3Zdce1K',48,1,1,123,1,'7afcb3f1c08960f2-24','{"action":"convert","card":"h15","request":23,"anomaly":"growth"}','sVSXkfkAwVfnZbuyjcMeA5',1795460629902);
INSERT INTO "journal" VALUES ('03Dfj3Zdce1K',49,1,1,125,1,'7afcb3f1c08960f2-25','{"action":"playAnomaly","card":"h15","request":24}','-wLcnnYY6BnVe6ITC4sOKX',1795460629906);
INSERT INTO "journal" VALUES ('03Dfj3Zdce1K',50,1,1,126,1,'7afcb3f1c08960f2-26','{"action":"makeEnergy","card":"c2","request":25}','8cRlpUabZt51VxMusgun3j',1795460629909);
INSERT INTO "journal" VALUES ('03Dfj3Zdce1K',51,1,1,129,1,'7afcb3f1c08960f2-27','{"action":"pass","request":26}','KRVZopOly4hC4gRmMuJt1w',1795460629913);
INSERT INTO "journal" VALUES ('03Dfj3Zdce1K',52,1,0,130,0,'87a4477f2b62ebfc-26','{"action":"pass","request":25}','T7dV-YgKz7rnZlkU79kPhW',1795460629916);
INSERT INTO "journal" VALUES ('03Dfj3Zdce1K',53,1,1,131,1,'7afcb3f1c08960f2-28','{"action":"pass","request":27}','f-GuvaDjT3-gksTHDKf1xv',1795460629918);
INSERT INTO "journal" VALUES ('03Dfj3Zdce1K',54,1,0,132,0,'87a4477f2b62ebfc-27','{"action":"pass","request":26}','Zz9L_TCSOeje2FOBEiJnL_',1795460629920);
INSERT INTO "journal" VALUES ('03Dfj3Zdce1K',55,1,0,133,0,'87a4477f2b62ebfc-28','{"action":"pass","request":27}','3RWRtj5zK67fvrRZthLHdZ',1795460629923);
INSERT INTO "journal" VALUES ('03Dfj3Zdce1K',56,1,1,135,1,'7afcb3f1c08960f2-29','{"action":"pass","request":28}','Uq9J3QMyz247g-Jlll5a3i',1795460629926);
INSERT INTO "journal" VALUES ('03Dfj3Zdce1K',57,1,1,137,1,'7afcb3f1c08960f2-30','{"action":"pass","request":29}','MW0zPiNjzFqUx_z34J2poR',1795460629928);
INSERT INTO "journal" VALUES ('03Dfj3Zdce1K',58,1,0,138,0,'87a4477f2b62ebfc-29','{"action":"pass","request":28}','JZiCFlu0SHwOELraa0eUZj',1795460629932);
INSERT INTO "journal" VALUES ('03Dfj3Zdce1K',59,1,1,141,1,'7afcb3f1c08960f2-31','{"action":"pass","request":30}','Hlxt50474nzGfS4hQlSJoK',1795460629935);
INSERT INTO "journal" VALUES ('03Dfj3Zdce1K',60,1,0,143,0,'87a4477f2b62ebfc-30','{"action":"pass","request":29}','Zx51PFEbws-iQ1_MlDXKFc',1795460629939);
INSERT INTO "journal" VALUES ('03Dfj3Zdce1K',61,1,1,145,1,'7afcb3f1c08960f2-32','{"action":"pass","request":31}','QzHNg0SrM0NPn4BAA9xDmG',1795460629942);
INSERT INTO "journal" VALUES ('Mtk3HYRkGYQ3',1,1,-1,20,NULL,NULL,'{"action":"begin","commit":"1a9c64dfa2b3a4d73a2f6cc30a00ec59026e7cd2232f0f0511af6870131f68c3","nonces":["2aa1f1835146ff0650389d210c6fa807","9aa532f7e18130e86d1269e7d0cb10f0"]}','1ab3fa7147ce9aa8a63150',1795460629433);
INSERT INTO "journal" VALUES ('Mtk3HYRkGYQ3',2,1,1,29,1,'1432b94c1d244230-2','{"action":"advancePhase","request":1}','Hl3RYyVZdSF-Mu4BSjiaDw',1795460629444);
INSERT INTO "journal" VALUES ('Mtk3HYRkGYQ3',3,1,1,33,1,'1432b94c1d244230-3','{"action":"advancePhase","request":2}','d1zu8C0a7OU2SMlWwzA7VW',1795460629449);
INSERT INTO "journal" VALUES ('Mtk3HYRkGYQ3',4,1,1,36,1,'1432b94c1d244230-4','{"action":"advancePhase","request":3}','bhqvqFmV3ykPvmTaVaN-OA',1795460629453);
INSERT INTO "journal" VALUES ('Mtk3HYRkGYQ3',5,1,1,38,1,'1432b94c1d244230-5','{"action":"playResource","card":"h3","request":4}','3ESpkdt7xPuA9CrpsYorQJ',1795460629458);
INSERT INTO "journal" VALUES ('Mtk3HYRkGYQ3',6,1,1,41,1,'1432b94c1d244230-6','{"action":"ignite","card":"h6","mode":"proxy","request":5}','qPR-C-Acf816k1KgB2hUCK',1795460629463);
INSERT INTO "journal" VALUES ('Mtk3HYRkGYQ3',7,1,0,43,0,'3d4301f6005b6970-2','{"action":"pass","request":1}','AhguFX_aM2VU9sfC1kIGSs',1795460629467);
INSERT INTO "journal" VALUES ('Mtk3HYRkGYQ3',8,1,1,47,1,'1432b94c1d244230-7','{"action":"advancePhase","request":6}','_v68XyGUPJnNAq5yAyGTdJ',1795460629472);
INSERT INTO "journal" VALUES ('Mtk3HYRkGYQ3',9,1,1,51,1,'1432b94c1d244230-8','{"action":"advancePhase","request":7}','5PmwujbWG5j_69DYlB31eI',1795460629478);
INSERT INTO "journal" VALUES ('Mtk3HYRkGYQ3',10,1,1,54,1,'1432b94c1d244230-9','{"action":"advancePhase","request":8}','V7Nu_So2LkmxIJX9biel0B',1795460629481);
INSERT INTO "journal" VALUES ('Mtk3HYRkGYQ3',11,1,0,56,0,'3d4301f6005b6970-3','{"action":"advancePhase","request":2}','qfKjox412e3nwNrFaqwBKE',1795460629484);
INSERT INTO "journal" VALUES ('Mtk3HYRkGYQ3',12,1,0,63,0,'3d4301f6005b6970-4','{"action":"advancePhase","request":3}','PE83fPyQ4Mc24SSRhjwizO',1795460629493);
INSERT INTO "journal" VALUES ('Mtk3HYRkGYQ3',13,1,0,65,0,'3d4301f6005b6970-5','{"action":"advancePhase","request":4}','6h8eUggKlofGDEsCVaIkce',1795460629496);
INSERT INTO "journal" VALUES ('Mtk3HYRkGYQ3',14,1,0,67,0,'3d4301f6005b6970-6','{"action":"playResource","card":"h9","request":5}','WsC1-lyyLcIOfIrkUh52c5',1795460629499);
INSERT INTO "journal" VALUES ('Mtk3HYRkGYQ3',15,1,0,70,0,'3d4301f6005b6970-7','{"action":"advancePhase","request":6}','xpSVpet9ueucwMoPJPfTgt',1795460629503);
INSERT INTO "journal" VALUES ('Mtk3HYRkGYQ3',16,1,0,72,0,'3d4301f6005b6970-8','{"action":"advancePhase","request":7}','Ek4EEzlkWqEDRR8-hUPDcZ',1795460629507);
INSERT INTO "journal" VALUES ('Mtk3HYRkGYQ3',17,1,0,75,0,'3d4301f6005b6970-9','{"action":"advancePhase","request":8}','RKlB6ciXh5h-XBhH0YPkqI',1795460629511);
INSERT INTO "journal" VALUES ('Mtk3HYRkGYQ3',18,1,1,77,1,'1432b94c1d244230-10','{"action":"advancePhase","request":9}','3B0KoI9c_qi8y1-NgvO9aH',1795460629514);
INSERT INTO "journal" VALUES ('Mtk3HYRkGYQ3',19,1,1,80,1,'1432b94c1d244230-11','{"action":"advancePhase","request":10}','lebScdZNyfhd2hQFyt2mvU',1795460629518);
INSERT INTO "journal" VALUES ('Mtk3HYRkGYQ3',20,1,1,82,1,'1432b94c1d244230-12','{"action":"advancePhase","request":11}','-0ldlDMkokJd1z0dEVM2Xy',1795460629522);
INSERT INTO "journal" VALUES ('Mtk3HYRkGYQ3',21,1,1,84,1,'1432b94c1d244230-13','{"action":"playResource","card":"h2","request":12}','cS56de-yc2-ywi11vEHNNS',1795460629525);
INSERT INTO "journal" VALUES ('Mtk3HYRkGYQ3',22,1,1,89,1,'1432b94c1d244230-14','{"action":"ignite","card":"h5","mode":"play","request":13,"pay":["c4","c1"]}','pPLTCujtqEfX5_N4bf3TJP',1795460629531);
INSERT INTO "journal" VALUES ('Mtk3HYRkGYQ3',23,1,0,91,0,'3d4301f6005b6970-10','{"action":"pass","request":9}','Z7sLBCH3xKZavb98Am8Oxw',1795460629536);
INSERT INTO "journal" VALUES ('Mtk3HYRkGYQ3',24,1,1,94,1,'1432b94c1d244230-15','{"action":"advancePhase","request":14}','EnKgWO5dURDbMhTo5j4v29',1795460629539);
INSERT INTO "journal" VALUES ('Mtk3HYRkGYQ3',25,1,1,96,1,'1432b94c1d244230-16','{"action":"declareAttack","card":"c5","request":15}','RbY35-UpCBWVQtB9CJ14jA',1795460629543);
INSERT INTO "journal" VALUES ('Mtk3HYRkGYQ3',26,1,0,105,0,'3d4301f6005b6970-11','{"action":"sequence","card":"h7","mode":"play","request":10,"pay":["c3"],"target":["c5"]}','9qyERFU5WEc84i873sGLoo',1795460629555);
INSERT INTO "journal" VALUES ('Mtk3HYRkGYQ3',27,1,1,108,1,'1432b94c1d244230-17','{"action":"pass","request":16}','ABjBvkluOlJ_pd0cApstiG',1795460629561);
INSERT INTO "journal" VALUES ('Mtk3HYRkGYQ3',28,1,1,113,1,'1432b94c1d244230-18','{"action":"advancePhase","request":17}','FievHxiQDT9ccIG_gf4cMs',1795460629567);
INSERT INTO "journal" VALUES ('Mtk3HYRkGYQ3',29,1,0,118,0,'3d4301f6005b6970-12','{"action":"pass","request":11}','pyYGWCZSKuIStKtftw4QRh',1795460629573);
INSERT INTO "journal" VALUES ('Mtk3HYRkGYQ3',30,1,1,122,1,'1432b94c1d244230-19','{"action":"advancePhase","request":18}','zwPqG2Cc7uD-mSV2NoBql-',1795460629578);
INSERT INTO "journal" VALUES ('Mtk3HYRkGYQ3',31,1,0,126,0,'3d4301f6005b6970-13','{"action":"ignite","card":"h6","mode":"play","request":12,"pay":["c3"],"target":["c5"]}','vZGFRVDCRgQOdbAgJS-A3S',1795460629584);
INSERT INTO "journal" VALUES ('Mtk3HYRkGYQ3',32,1,1,130,1,'1432b94c1d244230-20','{"action":"pass","request":19}','tVVzToS-SgLUat12AD1IGS',1795460629589);
INSERT INTO "journal" VALUES ('Mtk3HYRkGYQ3',33,1,0,136,0,'3d4301f6005b6970-14','{"action":"advancePhase","request":13}','HfM7MpuIfvbqllnSxMifwi',1795460629600);
INSERT INTO "journal" VALUES ('Mtk3HYRkGYQ3',34,1,0,139,0,'3d4301f6005b6970-15','{"action":"advancePhase","request":14}','JEnEZUrVQ2lZXY8j-1wKhX',1795460629604);
INSERT INTO "journal" VALUES ('Mtk3HYRkGYQ3',35,1,0,141,0,'3d4301f6005b6970-16','{"action":"advancePhase","request":15}','DxUeM-4zLUzvWIddzPscwt',1795460629608);
INSERT INTO "journal" VALUES ('Mtk3HYRkGYQ3',36,1,0,145,0,'3d4301f6005b6970-17','{"action":"playResource","card":"h10","request":16}','Pp8ZB6IAwdbY3cT1ygEyBo',1795460629613);
INSERT INTO "journal" VALUES ('Mtk3HYRkGYQ3',37,1,0,147,0,'3d4301f6005b6970-18','{"action":"advancePhase","request":17}','wDle3GAvwGZkb6PI0Qy3qH',1795460629616);
INSERT INTO "journal" VALUES ('Mtk3HYRkGYQ3',38,1,0,149,0,'3d4301f6005b6970-19','{"action":"advancePhase","request":18}','AH_ebxDW9AzVXmOXfUwkwp',1795460629619);
INSERT INTO "journal" VALUES ('Mtk3HYRkGYQ3',39,1,0,150,0,'3d4301f6005b6970-20','{"action":"advancePhase","request":19}','AWtgqkqacE_M-32_azY58W',1795460629622);
INSERT INTO "journal" VALUES ('Mtk3HYRkGYQ3',40,1,1,152,1,'1432b94c1d244230-21','{"action":"advancePhase","request":20}','3YbvX96y9_dxqJ9N9o9tbx',1795460629625);
INSERT INTO "journal" VALUES ('Mtk3HYRkGYQ3',41,1,1,154,1,'1432b94c1d244230-22','{"action":"advancePhase","request":21}','nhISCfx7QjOXV5uH9FwjWb',1795460629629);
INSERT INTO "journal" VALUES ('Mtk3HYRkGYQ3',42,1,1,155,1,'1432b94c1d244230-23','{"action":"advancePhase","request":22}','A6mPtg17-zOG2WjdS5wvKn',1795460629632);
INSERT INTO "journal" VALUES ('Mtk3HYRkGYQ3',43,1,1,157,1,'1432b94c1d244230-24','{"action":"playResource","card":"h8","request":23}','wtwntqL6F-sNzwLGQ77Nnu',1795460629635);
INSERT INTO "journal" VALUES ('Mtk3HYRkGYQ3',44,1,1,159,1,'1432b94c1d244230-25','{"action":"ignite","card":"h4","mode":"support","request":24,"pay":["c12","c4"],"target":["c5"]}','h3oTqQk99GUBNYX3ftMYwu',1795460629638);
INSERT INTO "journal" VALUES ('Mtk3HYRkGYQ3',45,1,0,161,0,'3d4301f6005b6970-21','{"action":"pass","request":20}','qGCVjM5EsZo6JlUs2daGvF',1795460629642);
INSERT INTO "journal" VALUES ('Mtk3HYRkGYQ3',46,1,1,164,1,'1432b94c1d244230-26','{"action":"advancePhase","request":25}','R0AcJzeAMF3CtjPyvUR6Z5',1795460629645);
INSERT INTO "journal" VALUES ('Mtk3HYRkGYQ3',47,1,1,165,1,'1432b94c1d244230-27','{"action":"advancePhase","request":26}','0NbsLETy5dbOUTZi_NhCBV',1795460629647);
INSERT INTO "journal" VALUES ('Mtk3HYRkGYQ3',48,1,1,166,1,'1432b94c1d244230-28','{"action":"advancePhase","request":27}','8Mpf_fgR9kEYX7DqP5k8hy',1795460629649);
INSERT INTO "journal" VALUES ('Mtk3HYRkGYQ3',49,1,0,167,0,'3d4301f6005b6970-22','{"action":"advancePhase","request":21}','yLqCtrBgbcwpU6TtMGX9F3',1795460629652);
INSERT INTO "journal" VALUES ('Mtk3HYRkGYQ3',50,1,0,168,0,'3d4301f6005b6970-23','{"action":"advancePhase","request":22}','sIED7zCxS5EtrCaHPoZfy5',1795460629654);
INSERT INTO "journal" VALUES ('Mtk3HYRkGYQ3',51,1,0,169,0,'3d4301f6005b6970-24','{"action":"advancePhase","request":23}','1rXCsggXkmRWIDiw0RU5YD',1795460629657);
INSERT INTO "journal" VALUES ('Mtk3HYRkGYQ3',52,1,0,172,0,'3d4301f6005b6970-25','{"action":"playResource","card":"h1","request":24}','4rJVJHRK1K_Ay-FcF3RtkD',1795460629661);
INSERT INTO "journal" VALUES ('Mtk3HYRkGYQ3',53,1,0,173,0,'3d4301f6005b6970-26','{"action":"advancePhase","request":25}','dsZ24hxC-nGfqV9EqZlowQ',1795460629664);
INSERT INTO "journal" VALUES ('Mtk3HYRkGYQ3',54,1,0,175,0,'3d4301f6005b6970-27','{"action":"advancePhase","request":26}','cORA9K_DU2-n5YMGSAED19',1795460629666);
INSERT INTO "journal" VALUES ('Mtk3HYRkGYQ3',55,1,0,176,0,'3d4301f6005b6970-28','{"action":"advancePhase","request":27}','NZpqlHQuL6Ry9ruevpTxcU',1795460629668);
INSERT INTO "journal" VALUES ('Mtk3HYRkGYQ3',56,1,1,178,1,'1432b94c1d244230-29','{"action":"advancePhase","request":28}','4atkbh4sgmAjlYWVcYBXJO',1795460629672);
INSERT INTO "journal" VALUES ('Mtk3HYRkGYQ3',57,1,1,179,1,'1432b94c1d244230-30','{"action":"advancePhase","request":29}','cRWDiNFP5-vw6UKUBmCc5J',1795460629674);
INSERT INTO "journal" VALUES ('Mtk3HYRkGYQ3',58,1,1,180,1,'1432b94c1d244230-31','{"action":"advancePhase","request":30}','L4lWHcMRhrKxsEybo3BNNV',1795460629677);
INSERT INTO "journal" VALUES ('Mtk3HYRkGYQ3',59,1,1,184,1,'1432b94c1d244230-32','{"action":"playResource","card":"h10","request":31}','tw9Kg1YBw-FleFWz9dxVQ2',1795460629683);
INSERT INTO "journal" VALUES ('Mtk3HYRkGYQ3',60,1,1,190,1,'1432b94c1d244230-33','{"action":"ignite","card":"h12","mode":"play","request":32,"pay":["c4","c1"]}','HwNfZncCqsxgboTqjrOthP',1795460629690);
INSERT INTO "journal" VALUES ('Mtk3HYRkGYQ3',61,1,0,191,0,'3d4301f6005b6970-29','{"action":"pass","request":28}','dBfg04Pxmdd3gmVZRjKxM5',1795460629694);
INSERT INTO "journal" VALUES ('WiY9wfxWiME1',1,1,-1,18,NULL,NULL,'{"action":"begin","commit":"ddeca89ffceded2ecb144ce633cba2e9bbbc7d738235780fdb6b788130a7c35f","nonces":["68d15624e7e272fbf8510e99bb2f705f","cb2cf204eae821896e511b422e9af72e"]}','da91f6a25f699aad32da99',1795460629982);
INSERT INTO "journal" VALUES ('WiY9wfxWiME1',2,1,0,26,0,'7b8f68a893e19134-2','{"action":"chooseMana","request":1,"choice":["h3","h1","h5"]}','Q_aOFrmwsUpbOi-HSFtnPt',1795460629988);
INSERT INTO "journal" VALUES ('WiY9wfxWiME1',3,1,1,29,1,'90db36dd93a95a15-2','{"action":"chooseMana","request":1,"choice":["h6","h3","h2"]}','FWzXFpQQrsKrkztf0hwbOS',1795460629992);
INSERT INTO "journal" VALUES ('WiY9wfxWiME1',4,1,1,36,1,'90db36dd93a95a15-3','{"action":"play","card":"h4","request":2,"target":[],"pay":["c4","c3"]}','k-Tcas5LxhmTSNMohHBB-w',1795460630002);
INSERT INTO "journal" VALUES ('WiY9wfxWiME1',5,1,0,40,0,'7b8f68a893e19134-3','{"action":"pass","request":2}','W7o6DA2nl737DMebl7Zuec',1795460630006);
INSERT INTO "journal" VALUES ('WiY9wfxWiME1',6,1,1,43,1,'90db36dd93a95a15-4','{"action":"quick","card":"c1","ability":0,"request":3,"target":[]}','UuOBZeARxoYBqNSadbRTyX',1795460630011);
INSERT INTO "journal" VALUES ('WiY9wfxWiME1',7,1,1,45,1,'90db36dd93a95a15-5','{"action":"pass","request":4}','k6q564cW6zav_IQW2QH0JT',1795460630015);
INSERT INTO "journal" VALUES ('WiY9wfxWiME1',8,1,0,48,0,'7b8f68a893e19134-4','{"action":"expand","request":3,"choice":[]}','DvGUbOQJ0Dt6oqvd-Pf44m',1795460630018);
INSERT INTO "journal" VALUES ('WiY9wfxWiME1',9,1,1,50,1,'90db36dd93a95a15-6','{"action":"expand","request":5,"choice":["h8"]}','eIBwrbtfPwxF1osbUtjcPt',1795460630022);
INSERT INTO "journal" VALUES ('WiY9wfxWiME1',10,1,0,53,0,'7b8f68a893e19134-5','{"action":"pass","request":4}','53sKmVZfPP76aX2dMMG1-a',1795460630028);
INSERT INTO "journal" VALUES ('WiY9wfxWiME1',11,1,1,56,1,'90db36dd93a95a15-7','{"action":"play","card":"h1","request":6,"expedition":"hero","pay":["c3","c5"]}','uXuWYwthtBeacWiokFMnOW',1795460630032);
INSERT INTO "journal" VALUES ('WiY9wfxWiME1',12,1,1,62,1,'90db36dd93a95a15-8','{"action":"may","request":7,"choice":false}','gmasHdQIf4E27WjFLpRiK8',1795460630039);
INSERT INTO "journal" VALUES ('WiY9wfxWiME1',13,1,0,64,0,'7b8f68a893e19134-6','{"action":"may","request":5,"choice":true}','nsQrz-aU2Yik_XhDHWVWkj',1795460630042);
INSERT INTO "journal" VALUES ('WiY9wfxWiME1',14,1,1,66,1,'90db36dd93a95a15-9','{"action":"pass","request":8}','K7O5fOUx_sbybM4eECKCKS',1795460630047);
INSERT INTO "journal" VALUES ('WiY9wfxWiME1',15,1,1,71,1,'90db36dd93a95a15-10','{"action":"expand","request":9,"choice":["h9"]}','vM2VeghXg2A0uIuBtXdOd_',1795460630052);
INSERT INTO "journal" VALUES ('WiY9wfxWiME1',16,1,0,74,0,'7b8f68a893e19134-7','{"action":"expand","request":6,"choice":[]}','ODtNE2xRFN83crpkmQLOzF',1795460630058);
INSERT INTO "journal" VALUES ('WiY9wfxWiME1',17,1,1,76,1,'90db36dd93a95a15-11','{"action":"pass","request":10}','r29CbTyyFJjfgWAzXayJr_',1795460630062);
INSERT INTO "journal" VALUES ('WiY9wfxWiME1',18,1,0,83,0,'7b8f68a893e19134-8','{"action":"quick","card":"c14","ability":0,"request":7,"target":[]}','AV369CF6U_s2ZvMc3x38Mg',1795460630071);
INSERT INTO "journal" VALUES ('WiY9wfxWiME1',19,1,0,85,0,'7b8f68a893e19134-9','{"action":"play","card":"h2","request":8,"pay":["c6","c8","c7"]}','JZ3O3eL33sA1lC1ukFMKYd',1795460630075);
INSERT INTO "journal" VALUES ('WiY9wfxWiME1',20,1,0,88,0,'7b8f68a893e19134-10','{"action":"pass","request":9}','zSSVKhSf9g80-dee5ZhaYa',1795460630080);
INSERT INTO "journal" VALUES ('WiY9wfxWiME1',21,1,0,91,0,'7b8f68a893e19134-11','{"action":"expand","request":10,"choice":["h10"]}','xYSQcvqXz5yuB2rcltQkT4',1795460630084);
INSERT INTO "journal" VALUES ('WiY9wfxWiME1',22,1,1,92,1,'90db36dd93a95a15-12','{"action":"expand","request":11,"choice":["h10"]}','GHyGUTR9jG4PmKjoKlnQrA',1795460630088);
INSERT INTO "journal" VALUES ('WiY9wfxWiME1',23,1,0,97,0,'7b8f68a893e19134-12','{"action":"payFor","request":11,"cards":["h7"],"target":["zcompanionExpedition:0"],"pay":["c17"]}','wTgaRcJyriJAQ9WFsDWXcE',1795460630095);
INSERT INTO "journal" VALUES ('WiY9wfxWiME1',24,1,0,100,0,'7b8f68a893e19134-13','{"action":"play","card":"h4","request":12,"expedition":"companion","pay":["c7","c8"]}','S6t_4vXMTVx1KR4Jl_l6SD',1795460630100);
INSERT INTO "journal" VALUES ('WiY9wfxWiME1',25,1,1,103,1,'90db36dd93a95a15-13','{"action":"pass","request":12}','EPP4X8xQVDJBphiLdYY3i2',1795460630104);
INSERT INTO "journal" VALUES ('WiY9wfxWiME1',26,1,0,106,0,'7b8f68a893e19134-14','{"action":"pass","request":13}','rKylF3hk_vYG2h5VBRjLNf',1795460630108);
INSERT INTO "journal" VALUES ('WiY9wfxWiME1',27,1,0,108,0,'7b8f68a893e19134-15','{"action":"target","request":14,"choice":["c20"]}','wwY3fdhJMFa_ES1Jx2C02k',1795460630113);
INSERT INTO "journal" VALUES ('WiY9wfxWiME1',28,1,1,113,1,'90db36dd93a95a15-14','{"action":"expand","request":13,"choice":[]}','YLVowHyWATYctahhF7XXaY',1795460630120);
INSERT INTO "journal" VALUES ('WiY9wfxWiME1',29,1,0,117,0,'7b8f68a893e19134-16','{"action":"expand","request":15,"choice":["h8"]}','RrGc1rzyUEAwgv3WsbhZqX',1795460630124);
INSERT INTO "journal" VALUES ('WiY9wfxWiME1',30,1,0,120,0,'7b8f68a893e19134-17','{"action":"payFor","request":16,"cards":["h13"],"target":["zheroExpedition:0"],"pay":["c22"]}','TxeDSOvtTTOYMj9lj0FiNK',1795460630130);
INSERT INTO "journal" VALUES ('WiY9wfxWiME1',31,1,1,124,1,'90db36dd93a95a15-15','{"action":"pass","request":14}','8po4bTwlSVXwwu6bZZuqHo',1795460630137);
INSERT INTO "journal" VALUES ('WiY9wfxWiME1',32,1,0,126,0,'7b8f68a893e19134-18','{"action":"play","card":"h11","request":17,"pay":["c7","c6","c17"]}','7ttu2Y5jzRJb2Ei7FsWFyD',1795460630142);
INSERT INTO "journal" VALUES ('WiY9wfxWiME1',33,1,0,129,0,'7b8f68a893e19134-19','{"action":"choose","request":18,"choice":["c24"]}','FG2fCksXrDUbVd2WQbl2CW',1795460630147);
INSERT INTO "journal" VALUES ('WiY9wfxWiME1',34,1,0,131,0,'7b8f68a893e19134-20','{"action":"pass","request":19}','XL4Mao9lLMFKaQjIJ0nf1P',1795460630150);
INSERT INTO "journal" VALUES ('WiY9wfxWiME1',35,1,0,133,0,'7b8f68a893e19134-21','{"action":"target","request":20,"choice":["c24"]}','PIhhau3IrJSfQB-5ckNBMa',1795460630154);
INSERT INTO "journal" VALUES ('WiY9wfxWiME1',36,1,0,136,0,'7b8f68a893e19134-22','{"action":"keep","request":21,"reserve":["c19","c21"]}','fDmS_f66l4GYMnwXfmVa6j',1795460630158);
INSERT INTO "journal" VALUES ('WiY9wfxWiME1',37,1,0,137,0,'7b8f68a893e19134-23','{"action":"expand","request":22,"choice":["h9"]}','oBWe7ajtGcnffPEpRbfDCW',1795460630161);
INSERT INTO "journal" VALUES ('WiY9wfxWiME1',38,1,1,139,1,'90db36dd93a95a15-16','{"action":"expand","request":15,"choice":["h14"]}','shfBqb3UnaYQrnmgZJtE8i',1795460630165);
INSERT INTO "journal" VALUES ('WiY9wfxWiME1',39,1,0,145,0,'7b8f68a893e19134-24','{"action":"payFor","request":23,"cards":["h14"],"target":["zcompanionExpedition:0"],"pay":["c26"]}','5hwBBOQLdACXoKDSNESVyk',1795460630173);
INSERT INTO "journal" VALUES ('WiY9wfxWiME1',40,1,0,148,0,'7b8f68a893e19134-25','{"action":"play","card":"c19","request":24,"expedition":"hero","pay":["c7","c8","c17"]}','ODlLW66_J4DrOJVHHpRskr',1795460630178);
INSERT INTO "journal" VALUES ('WiY9wfxWiME1',41,1,1,153,1,'90db36dd93a95a15-17','{"action":"play","card":"h7","request":16,"expedition":"companion","pay":["c4","c3","c5"]}','zEYx1DbWgWEpP-8eoaKJsa',1795460630185);
INSERT INTO "journal" VALUES ('WiY9wfxWiME1',42,1,0,157,0,'7b8f68a893e19134-26','{"action":"play","card":"h15","request":25,"expedition":"companion","pay":["c6","c22"]}','L72AH60hdO6dhxFSCpJU5y',1795460630190);
INSERT INTO "journal" VALUES ('WiY9wfxWiME1',43,1,1,160,1,'90db36dd93a95a15-18','{"action":"play","card":"c10","request":17,"expedition":"companion","pay":["c15","c12","c27","c18"]}','m-YLAsaDXhTHFonFTFuGM4',1795460630196);
INSERT INTO "journal" VALUES ('WiY9wfxWiME1',44,1,0,162,0,'7b8f68a893e19134-27','{"action":"pass","request":26}','b8eU5oc9iNTcebmhX53rlM',1795460630200);
INSERT INTO "journal" VALUES ('WiY9wfxWiME1',45,1,0,166,0,'7b8f68a893e19134-28','{"action":"target","request":27,"choice":["c32"]}','kiAa89Fq39yOIaBnLv5SYn',1795460630205);
INSERT INTO "journal" VALUES ('WiY9wfxWiME1',46,1,1,168,1,'90db36dd93a95a15-19','{"action":"quick","card":"c1","ability":0,"request":18,"target":["c10"]}','N8W8VXlPErmK-XmGKpk0jC',1795460630209);
INSERT INTO "journal" VALUES ('WiY9wfxWiME1',47,1,1,171,1,'90db36dd93a95a15-20','{"action":"pass","request":19}','nqBs38gPq52iZooo4WUTRU',1795460630213);
INSERT INTO "journal" VALUES ('WiY9wfxWiME1',48,1,0,172,0,'7b8f68a893e19134-29','{"action":"keep","request":28,"reserve":["c32","c28"]}','Hvk4Rl3TN2Vs51l2bcuFxI',1795460630218);
INSERT INTO "journal" VALUES ('WiY9wfxWiME1',49,1,1,174,1,'90db36dd93a95a15-21','{"action":"expand","request":20,"choice":[]}','nLh2rcAB1MlaXA5XkgJwFS',1795460630221);
INSERT INTO "journal" VALUES ('WiY9wfxWiME1',50,1,0,175,0,'7b8f68a893e19134-30','{"action":"expand","request":29,"choice":[]}','XbYshWo1tZRTAG5Jv0SPre',1795460630223);
INSERT INTO "journal" VALUES ('WiY9wfxWiME1',51,1,0,177,0,'7b8f68a893e19134-31','{"action":"payFor","request":30,"cards":["h17"],"target":["zcompanionExpedition:0"],"pay":["c8"]}','JEF4ecmUgqA3zOQd6Fv1bM',1795460630228);
INSERT INTO "journal" VALUES ('WiY9wfxWiME1',52,1,1,182,1,'90db36dd93a95a15-22','{"action":"play","card":"h17","request":21,"expedition":"hero","pay":["c4","c12"]}','PjbSmS8HrmnpXTT6ekfD91',1795460630235);
INSERT INTO "journal" VALUES ('WiY9wfxWiME1',53,1,1,184,1,'90db36dd93a95a15-23','{"action":"may","request":22,"choice":false}','s6YCdPx0y1pxLgTeA0rnts',1795460630237);
INSERT INTO "journal" VALUES ('WiY9wfxWiME1',54,1,0,185,0,'7b8f68a893e19134-32','{"action":"may","request":31,"choice":true}','ERGmaADx4_H-NiJnEE4vfE',1795460630240);
INSERT INTO "journal" VALUES ('WiY9wfxWiME1',55,1,0,188,0,'7b8f68a893e19134-33','{"action":"play","card":"c28","request":32,"expedition":"companion","pay":["c17","c7","c6"]}','gOyQ9G-C_-h-lQBnYAbUO8',1795460630244);
INSERT INTO "journal" VALUES ('WiY9wfxWiME1',56,1,1,191,1,'90db36dd93a95a15-24','{"action":"play","card":"h16","request":23,"target":["c34"],"pay":["c5","c3"]}','CBOYWu-GlwSDxd6uv2k91R',1795460630248);
INSERT INTO "journal" VALUES ('WiY9wfxWiME1',57,1,0,194,0,'7b8f68a893e19134-34','{"action":"pass","request":33}','bR8GXq48AJ12T-Yisx-tPm',1795460630253);
INSERT INTO "journal" VALUES ('WiY9wfxWiME1',58,1,0,196,0,'7b8f68a893e19134-35','{"action":"target","request":34,"choice":["c38"]}','osRzV3cNvPdFwBDASrihoO',1795460630256);
INSERT INTO "journal" VALUES ('WiY9wfxWiME1',59,1,1,198,1,'90db36dd93a95a15-25','{"action":"play","card":"h12","request":24,"expedition":"companion","pay":["c27","c15","c18"]}','wZ4WvAncOGbux4Wl-Bawnq',1795460630260);
INSERT INTO "journal" VALUES ('WiY9wfxWiME1',60,1,1,201,1,'90db36dd93a95a15-26','{"action":"quick","card":"c1","ability":0,"request":25,"target":["c10"]}','vVGlvUQctZlHoGDq_QkK0b',1795460630265);
INSERT INTO "journal" VALUES ('WiY9wfxWiME1',61,1,1,203,1,'90db36dd93a95a15-27','{"action":"pass","request":26}','o-ZdP5COca2VzL3qjuYbR7',1795460630268);
INSERT INTO "journal" VALUES ('hZgo5kx17Kyr',1,1,-1,12,NULL,NULL,'{"action":"begin","commit":"43f8412d5d918a732f4777cee556474de57830ad97e0b260be9ddae2333060dc","nonces":["ad154f97bd337f3e88c7ae2466b5990f","c353bf290ba24e8bb14af15056b9427c"]}','27a003e4a9911646617809',1795460630822);
INSERT INTO "journal" VALUES ('hZgo5kx17Kyr',2,1,0,19,0,'1588a465caef45e6-2','{"action":"lay","card":"h1","request":1,"lamp":"zlamp8"}','-ZT_MojwLwfulyYaIbCEAZ',1795460630830);
INSERT INTO "journal" VALUES ('hZgo5kx17Kyr',3,1,1,20,1,'e1fb25a29cc6c67b-2','{"action":"lay","card":"h5","request":1,"lamp":"zlamp3"}','CgTLVz0WAkesQFku7m6OKw',1795460630833);
INSERT INTO "journal" VALUES ('hZgo5kx17Kyr',4,1,0,23,0,'1588a465caef45e6-3','{"action":"pass","request":2}','xxRV9D5la73_pBKzf4Fwro',1795460630836);
INSERT INTO "journal" VALUES ('hZgo5kx17Kyr',5,1,1,25,1,'e1fb25a29cc6c67b-3','{"action":"play","card":"h2","request":2,"target":["c2"]}','4TvIvWqlzRGd3guPp3ZQ7G',1795460630839);
INSERT INTO "journal" VALUES ('hZgo5kx17Kyr',6,1,0,30,0,'1588a465caef45e6-4','{"action":"pass","request":3}','Fav4fKkYq2J0l8lWjZDr0r',1795460630849);
INSERT INTO "journal" VALUES ('hZgo5kx17Kyr',7,1,1,32,1,'e1fb25a29cc6c67b-4','{"action":"pass","request":3}','_GP3XeM1P4n1_KsoAbLyVh',1795460630852);
INSERT INTO "journal" VALUES ('hZgo5kx17Kyr',8,1,0,35,0,'1588a465caef45e6-5','{"action":"pass","request":4}','s9VNIqKMaOtZ0gGVc6X1s3',1795460630855);
INSERT INTO "journal" VALUES ('hZgo5kx17Kyr',9,1,1,36,1,'e1fb25a29cc6c67b-5','{"action":"pass","request":4}','m6WNN6zEAAW9-v7DSphw75',1795460630858);
INSERT INTO "journal" VALUES ('hZgo5kx17Kyr',10,1,0,38,0,'1588a465caef45e6-6','{"action":"lay","card":"h6","request":5,"lamp":"zlamp4"}','Gl6p6QRCkI0-1__0MP58hC',1795460630861);
INSERT INTO "journal" VALUES ('hZgo5kx17Kyr',11,1,1,40,1,'e1fb25a29cc6c67b-6','{"action":"lay","card":"h7","request":5,"lamp":"zlamp3"}','p-Zh6uYwXYe-RRSA_ZGAc2',1795460630864);
INSERT INTO "journal" VALUES ('hZgo5kx17Kyr',12,1,1,47,1,'e1fb25a29cc6c67b-7','{"action":"play","card":"h6","request":6,"target":["c4"]}','XwkL7N3nCytmbzHOdsuk-L',1795460630872);
INSERT INTO "journal" VALUES ('hZgo5kx17Kyr',13,1,0,49,0,'1588a465caef45e6-7','{"action":"play","card":"h7","request":6,"target":["c1"]}','Z43zcxy7O5Gvbq6b02uFxD',1795460630876);
INSERT INTO "journal" VALUES ('hZgo5kx17Kyr',14,1,1,50,1,'e1fb25a29cc6c67b-8','{"action":"pass","request":7}','Uvr3GeCgjBYGzido6Fd53w',1795460630879);
INSERT INTO "journal" VALUES ('hZgo5kx17Kyr',15,1,0,51,0,'1588a465caef45e6-8','{"action":"pass","request":7}','TkdlVhktzcyl3hHcsgwtNc',1795460630881);
INSERT INTO "journal" VALUES ('hZgo5kx17Kyr',16,1,1,52,1,'e1fb25a29cc6c67b-9','{"action":"pass","request":8}','jdJ7vUbqzCZEsLOVDuO7CC',1795460630883);
INSERT INTO "journal" VALUES ('hZgo5kx17Kyr',17,1,0,52,0,'1588a465caef45e6-9','{"action":"pass","request":8}','M1duTMN1PDxNT2d4qzew-8',1795460630885);
INSERT INTO "journal" VALUES ('hZgo5kx17Kyr',18,1,1,53,1,'e1fb25a29cc6c67b-10','{"action":"pass","request":9}','59Tm4x0UGIkflHQ6s2RizN',1795460630886);
INSERT INTO "journal" VALUES ('hZgo5kx17Kyr',19,1,0,54,0,'1588a465caef45e6-10','{"action":"pass","request":9}','TfnfnXPZ_JpJWjbdLVeph8',1795460630888);
INSERT INTO "journal" VALUES ('hZgo5kx17Kyr',20,1,0,56,0,'1588a465caef45e6-11','{"action":"lay","card":"h5","request":10,"lamp":"zlamp8"}','BwuYwzx_hJxhBstF_cwoDN',1795460630891);
INSERT INTO "journal" VALUES ('hZgo5kx17Kyr',21,1,1,57,1,'e1fb25a29cc6c67b-11','{"action":"lay","card":"h1","request":10,"lamp":"zlamp5"}','uQNrOlqmJgz7o_DFf3wo0b',1795460630893);
INSERT INTO "journal" VALUES ('hZgo5kx17Kyr',22,1,1,59,1,'e1fb25a29cc6c67b-12','{"action":"pass","request":11}','MOn9CEbdsI7A_SGtUDn6sK',1795460630896);
INSERT INTO "journal" VALUES ('hZgo5kx17Kyr',23,1,0,61,0,'1588a465caef45e6-12','{"action":"pass","request":11}','-jRgx88N9jgSb1X4lnEjph',1795460630899);
INSERT INTO "journal" VALUES ('hZgo5kx17Kyr',24,1,0,64,0,'1588a465caef45e6-13','{"action":"lay","card":"h4","request":12,"lamp":"zlamp4"}','MUH9QX_z4mNllAZFj7b_TJ',1795460630903);
INSERT INTO "journal" VALUES ('hZgo5kx17Kyr',25,1,1,65,1,'e1fb25a29cc6c67b-13','{"action":"hold","request":12}','pkP5-IuyV3vE_LGbTr7gTK',1795460630906);
INSERT INTO "journal" VALUES ('hZgo5kx17Kyr',26,1,1,68,1,'e1fb25a29cc6c67b-14','{"action":"play","card":"h8","request":13,"target":["c8"]}','KeAcuUue0BOFMUuL-lqoHy',1795460630909);
INSERT INTO "journal" VALUES ('hZgo5kx17Kyr',27,1,0,70,0,'1588a465caef45e6-14','{"action":"pass","request":13}','nVc1ImalnIjMamUGxAnayD',1795460630912);
INSERT INTO "journal" VALUES ('hZgo5kx17Kyr',28,1,1,71,1,'e1fb25a29cc6c67b-15','{"action":"play","card":"h10","request":14,"target":["c8"]}','ymFQ_P3PS74mfXqO7dcDkp',1795460630914);
INSERT INTO "journal" VALUES ('hZgo5kx17Kyr',29,1,0,72,0,'1588a465caef45e6-15','{"action":"pass","request":14}','5UUywOm0YGOmaYD9No--ZW',1795460630916);
INSERT INTO "journal" VALUES ('hZgo5kx17Kyr',30,1,1,72,1,'e1fb25a29cc6c67b-16','{"action":"pass","request":15}','E301a2RofuoU4-wko-qGqd',1795460630918);
INSERT INTO "journal" VALUES ('hZgo5kx17Kyr',31,1,1,74,1,'e1fb25a29cc6c67b-17','{"action":"pass","request":16}','DNTTJ7R-sJrtYr9yW-oblW',1795460630921);
INSERT INTO "journal" VALUES ('hZgo5kx17Kyr',32,1,0,75,0,'1588a465caef45e6-16','{"action":"play","card":"h9","request":15,"target":["e4"]}','0VHJDYM_s549PkqueYLE-d',1795460630924);
INSERT INTO "journal" VALUES ('hZgo5kx17Kyr',33,1,1,76,1,'e1fb25a29cc6c67b-18','{"action":"pass","request":17}','ULA0Huss9zZT_iJOiH4Usf',1795460630926);
INSERT INTO "journal" VALUES ('hZgo5kx17Kyr',34,1,0,77,0,'1588a465caef45e6-17','{"action":"pass","request":16}','fC-sfIC71OB9mqBQpjmUnG',1795460630929);
INSERT INTO "journal" VALUES ('hZgo5kx17Kyr',35,1,1,79,1,'e1fb25a29cc6c67b-19','{"action":"pass","request":18}','hFbcmfd8nhCoX0LLZ4zONa',1795460630931);
INSERT INTO "journal" VALUES ('hZgo5kx17Kyr',36,1,0,80,0,'1588a465caef45e6-18','{"action":"pass","request":17}','RFU2IIDKIDiOfHJQFfzdUr',1795460630934);
INSERT INTO "journal" VALUES ('hZgo5kx17Kyr',37,1,0,83,0,'1588a465caef45e6-19','{"action":"lay","card":"h11","request":18,"lamp":"zlamp7"}','rs4gWwHjsGWjVmRvVBLBzO',1795460630940);
INSERT INTO "journal" VALUES ('hZgo5kx17Kyr',38,1,1,84,1,'e1fb25a29cc6c67b-20','{"action":"lay","card":"h4","request":19,"lamp":"zlamp1"}','iHb1RpMj2GsrSIbSMQeVx0',1795460630943);
INSERT INTO "journal" VALUES ('hZgo5kx17Kyr',39,1,1,86,1,'e1fb25a29cc6c67b-21','{"action":"pass","request":20}','dsR-QvKzpUURMV82r44Opz',1795460630946);
INSERT INTO "journal" VALUES ('hZgo5kx17Kyr',40,1,0,88,0,'1588a465caef45e6-20','{"action":"play","card":"h3","request":19,"target":["c10"],"target2":["zlamp8"]}','3aEz5rG6WmYERb3QQM8I-H',1795460630950);
INSERT INTO "journal" VALUES ('hZgo5kx17Kyr',41,1,1,90,1,'e1fb25a29cc6c67b-22','{"action":"pass","request":21}','sIWlgWRq4ZuyOZexIIlo10',1795460630953);
INSERT INTO "journal" VALUES ('hZgo5kx17Kyr',42,1,0,90,0,'1588a465caef45e6-21','{"action":"pass","request":20}','9AwuBulJIIRS4bqidV4qAR',1795460630957);
INSERT INTO "journal" VALUES ('hZgo5kx17Kyr',43,1,1,92,1,'e1fb25a29cc6c67b-23','{"action":"pass","request":22}','jhVC_fuBj1PBFOLrh06H9t',1795460630959);
INSERT INTO "journal" VALUES ('hZgo5kx17Kyr',44,1,0,93,0,'1588a465caef45e6-22','{"action":"pass","request":21}','XgC3CSZxPVvgJxUiXHpHta',1795460630963);
INSERT INTO "journal" VALUES ('hZgo5kx17Kyr',45,1,0,96,0,'1588a465caef45e6-23','{"action":"lay","card":"h15","request":22,"lamp":"zlamp4"}','WZ9fA2fPwyREGa63rZuj4r',1795460630966);
INSERT INTO "journal" VALUES ('hZgo5kx17Kyr',46,1,1,97,1,'e1fb25a29cc6c67b-24','{"action":"lay","card":"h12","request":23,"lamp":"zlamp5"}','A1Sao9AliKXoSBZgnaMPm_',1795460630968);
INSERT INTO "journal" VALUES ('hZgo5kx17Kyr',47,1,1,98,1,'e1fb25a29cc6c67b-25','{"action":"pass","request":24}','oMP3Q36meQKvrI0bDU_tTw',1795460630970);
INSERT INTO "journal" VALUES ('hZgo5kx17Kyr',48,1,0,99,0,'1588a465caef45e6-24','{"action":"play","card":"h14","request":23,"target":["c18"]}','D3ha2WMpX43DCHLghx4-eC',1795460630972);
INSERT INTO "journal" VALUES ('hZgo5kx17Kyr',49,1,1,100,1,'e1fb25a29cc6c67b-26','{"action":"pass","request":25}','Cs0fPjvMu__hNqxkBigI2f',1795460630974);
INSERT INTO "journal" VALUES ('hZgo5kx17Kyr',50,1,0,100,0,'1588a465caef45e6-25','{"action":"pass","request":24}','4rMF-FGyuYrU4ZOexMOCAk',1795460630976);
INSERT INTO "journal" VALUES ('hZgo5kx17Kyr',51,1,1,102,1,'e1fb25a29cc6c67b-27','{"action":"pass","request":26}','UQe8OTAfII0OGZaUPLsUYN',1795460630978);
INSERT INTO "journal" VALUES ('hZgo5kx17Kyr',52,1,0,102,0,'1588a465caef45e6-26','{"action":"pass","request":25}','2SXnMy0v7G2lzIC0_HQL97',1795460630980);
INSERT INTO "journal" VALUES ('hZgo5kx17Kyr',53,1,0,104,0,'1588a465caef45e6-27','{"action":"lay","card":"h12","request":26,"lamp":"zlamp2"}','vvUIXA1sUHqd1wMwPlp1D4',1795460630982);
INSERT INTO "journal" VALUES ('hZgo5kx17Kyr',54,1,1,105,1,'e1fb25a29cc6c67b-28','{"action":"hold","request":27}','ZfnKBemqOFqAREYjbO6fAW',1795460630985);
INSERT INTO "journal" VALUES ('hZgo5kx17Kyr',55,1,0,107,0,'1588a465caef45e6-28','{"action":"play","card":"h17","request":27,"target":["c20"]}','u8gKg94G8z-qh3KhRwK1dM',1795460630988);
INSERT INTO "journal" VALUES ('hZgo5kx17Kyr',56,1,1,108,1,'e1fb25a29cc6c67b-29','{"action":"pass","request":28}','2z6Mt-hjTuKHIqgYnhgy0g',1795460630993);
INSERT INTO "journal" VALUES ('hZgo5kx17Kyr',57,1,0,109,0,'1588a465caef45e6-29','{"action":"pass","request":28}','U7jK4GLQSpUdNZe_RvauPq',1795460630996);
INSERT INTO "journal" VALUES ('hZgo5kx17Kyr',58,1,0,111,0,'1588a465caef45e6-30','{"action":"pass","request":29}','_ZMEWnHMsGaJD2aL_vwduL',1795460630998);
INSERT INTO "journal" VALUES ('hZgo5kx17Kyr',59,1,1,113,1,'e1fb25a29cc6c67b-30','{"action":"pass","request":29}','Laee_B9QiOkeX9DYBcdCjg',1795460631001);
INSERT INTO "journal" VALUES ('hZgo5kx17Kyr',60,1,0,114,0,'1588a465caef45e6-31','{"action":"lay","card":"h10","request":30,"lamp":"zlamp3"}','GKRHYtdsCCMv-xIWzKbGHe',1795460631003);
INSERT INTO "journal" VALUES ('hZgo5kx17Kyr',61,1,1,114,1,'e1fb25a29cc6c67b-31','{"action":"lay","card":"h11","request":30,"lamp":"zlamp2"}','BP0boUP0aEFjsDoPxUPdQR',1795460631006);
INSERT INTO "journal" VALUES ('rW1mvcng0goA',1,1,-1,16,NULL,NULL,'{"action":"begin","commit":"5df33faa203fdaf946a3d323e81a085c1aedfc28e80a0078866483abce5c223c","nonces":["252de512679db2b05ba68ae594aca74b","67ea305c9505794a641dda75dc2104b1"]}','ebfd0d2ba71885afc74f38',1795460630308);
INSERT INTO "journal" VALUES ('rW1mvcng0goA',2,1,1,21,1,'4c68e344c594c696-2','{"action":"chooseStartingChampion","request":1,"choice":"h4"}','vrv4ceLcYwuUDzV_KJvNag',1795460630316);
INSERT INTO "journal" VALUES ('rW1mvcng0goA',3,1,1,35,1,'4c68e344c594c696-3','{"action":"pass","request":2}','N3GXDV9TKsOs9MYqP7ndQ4',1795460630330);
INSERT INTO "journal" VALUES ('rW1mvcng0goA',4,1,0,39,0,'db0bd5bbc748577a-2','{"action":"pass","request":1}','d_JjNVbFbn_MD7OShrwYup',1795460630337);
INSERT INTO "journal" VALUES ('rW1mvcng0goA',5,1,1,49,1,'4c68e344c594c696-4','{"action":"activateCard","card":"h17","request":3,"pay":["h15"]}','w6dXz24wC7Eond11kzJ9DW',1795460630348);
INSERT INTO "journal" VALUES ('rW1mvcng0goA',6,1,1,56,1,'4c68e344c594c696-5','{"action":"pass","request":4}','fGFTAV4lTm32NxcKCZF5e-',1795460630356);
INSERT INTO "journal" VALUES ('rW1mvcng0goA',7,1,0,57,0,'db0bd5bbc748577a-3','{"action":"pass","request":2}','kfkTFBOJu6bVzlZTWYs7uS',1795460630359);
INSERT INTO "journal" VALUES ('rW1mvcng0goA',8,1,1,61,1,'4c68e344c594c696-6','{"action":"activateCard","card":"h18","request":5,"pay":["h14","h12"]}','GgLXe4mbKhdt-Q5p5uG1Xw',1795460630364);
INSERT INTO "journal" VALUES ('rW1mvcng0goA',9,1,1,62,1,'4c68e344c594c696-7','{"action":"pass","request":6}','tj-hcix7nMgCx83Br_-YfE',1795460630366);
INSERT INTO "journal" VALUES ('rW1mvcng0goA',10,1,0,63,0,'db0bd5bbc748577a-4','{"action":"pass","request":3}','LplUd0NKgHWWUHG0f-Y0pt',1795460630369);
INSERT INTO "journal" VALUES ('rW1mvcng0goA',11,1,1,64,1,'4c68e344c594c696-8','{"action":"pass","request":7}','mZZk4eddaRRZZAzPWhyxiH',1795460630372);
INSERT INTO "journal" VALUES ('rW1mvcng0goA',12,1,0,66,0,'db0bd5bbc748577a-5','{"action":"pass","request":4}','oW-Y2txTyLeCoCGIhCV1wH',1795460630375);
INSERT INTO "journal" VALUES ('rW1mvcng0goA',13,1,1,70,1,'4c68e344c594c696-9','{"action":"pass","request":8}','BwB3f166dn_mF0jeJcaeE7',1795460630382);
INSERT INTO "journal" VALUES ('rW1mvcng0goA',14,1,0,72,0,'db0bd5bbc748577a-6','{"action":"pass","request":5}','IKHAN1fquIgSX4Co6JpscM',1795460630386);
INSERT INTO "journal" VALUES ('rW1mvcng0goA',15,1,0,76,0,'db0bd5bbc748577a-7','{"action":"chooseStartingChampion","request":6,"choice":"h4"}','xaATNRKooID3xkFZpT2kXE',1795460630391);
INSERT INTO "journal" VALUES ('rW1mvcng0goA',16,1,0,78,0,'db0bd5bbc748577a-8','{"action":"pass","request":7}','NIQ0nQ0Pu3NBXyBACQ3swn',1795460630394);
INSERT INTO "journal" VALUES ('rW1mvcng0goA',17,1,1,80,1,'4c68e344c594c696-10','{"action":"pass","request":9}','5nuZBZ5b-HTMgkehuT_Wjb',1795460630399);
INSERT INTO "journal" VALUES ('rW1mvcng0goA',18,1,0,85,0,'db0bd5bbc748577a-9','{"action":"pass","request":8}','r6Cpg6bC0855a2Uis4YG2J',1795460630404);
INSERT INTO "journal" VALUES ('rW1mvcng0goA',19,1,1,86,1,'4c68e344c594c696-11','{"action":"pass","request":10}','MlgOpMQSKERKT0DEzsMreO',1795460630407);
INSERT INTO "journal" VALUES ('rW1mvcng0goA',20,1,0,87,0,'db0bd5bbc748577a-10','{"action":"pass","request":9}','tKjumlOqJ4iagfjKoISwRO',1795460630409);
INSERT INTO "journal" VALUES ('rW1mvcng0goA',21,1,1,87,1,'4c68e344c594c696-12','{"action":"pass","request":11}','I1_Stpitksddh_v-GxlCj7',1795460630411);
INSERT INTO "journal" VALUES ('rW1mvcng0goA',22,1,1,90,1,'4c68e344c594c696-13','{"action":"declineMaterialize","request":12}','uiQxKYv05c1ySqWJNQevR2',1795460630415);
INSERT INTO "journal" VALUES ('rW1mvcng0goA',23,1,1,92,1,'4c68e344c594c696-14','{"action":"pass","request":13}','h0rXXUdFcP4tG-3n6JYbt-',1795460630417);
INSERT INTO "journal" VALUES ('rW1mvcng0goA',24,1,0,93,0,'db0bd5bbc748577a-11','{"action":"pass","request":10}','lEcNKNlWkWczHYj6h6OCyb',1795460630420);
INSERT INTO "journal" VALUES ('rW1mvcng0goA',25,1,1,96,1,'4c68e344c594c696-15','{"action":"pass","request":14}','PLo8r53zsqPXZQ_2LuIWWJ',1795460630425);
INSERT INTO "journal" VALUES ('rW1mvcng0goA',26,1,0,98,0,'db0bd5bbc748577a-12','{"action":"activateAbility","card":"h13","ability":0,"request":11,"pay":["h19"]}','Hp_qZRXFZyz3dIrmh30gN_',1795460630427);
INSERT INTO "journal" VALUES ('rW1mvcng0goA',27,1,0,100,0,'db0bd5bbc748577a-13','{"action":"pass","request":12}','VxhidXa1I466jroPU8-SIT',1795460630430);
INSERT INTO "journal" VALUES ('rW1mvcng0goA',28,1,1,105,1,'4c68e344c594c696-16','{"action":"activateCard","card":"h12","request":15,"target":["c1"],"pay":["h16"]}','JW63tN1zfwX3Ok59w-YAyT',1795460630436);
INSERT INTO "journal" VALUES ('rW1mvcng0goA',29,1,1,107,1,'4c68e344c594c696-17','{"action":"pass","request":16}','7RHi2FeCQK55aHH2kt8gxc',1795460630439);
INSERT INTO "journal" VALUES ('rW1mvcng0goA',30,1,0,110,0,'db0bd5bbc748577a-14','{"action":"pass","request":13}','oNMTzDJ-97AmxoLwjYEKSZ',1795460630444);
INSERT INTO "journal" VALUES ('rW1mvcng0goA',31,1,1,112,1,'4c68e344c594c696-18','{"action":"pass","request":17}','6kbbPF4MvpjEIfakBNWKdM',1795460630447);
INSERT INTO "journal" VALUES ('rW1mvcng0goA',32,1,0,113,0,'db0bd5bbc748577a-15','{"action":"pass","request":14}','-pJ7e1bR7AGOnelg6xy891',1795460630449);
INSERT INTO "journal" VALUES ('rW1mvcng0goA',33,1,1,115,1,'4c68e344c594c696-19','{"action":"declareAttack","card":"c2","request":18,"target":["c4"]}','JJsJMgp1aF04AKv3YmF-1F',1795460630453);
INSERT INTO "journal" VALUES ('rW1mvcng0goA',34,1,1,116,1,'4c68e344c594c696-20','{"action":"pass","request":19}','wdmMEsEDO8YowNm8NXJYbw',1795460630456);
INSERT INTO "journal" VALUES ('rW1mvcng0goA',35,1,0,118,0,'db0bd5bbc748577a-16','{"action":"pass","request":15}','4QLFcLNQSyvlnCZLanpBPH',1795460630459);
INSERT INTO "journal" VALUES ('rW1mvcng0goA',36,1,1,119,1,'4c68e344c594c696-21','{"action":"pass","request":20}','uJsSk9otYHcw7SgwBf4c-p',1795460630462);
INSERT INTO "journal" VALUES ('rW1mvcng0goA',37,1,0,123,0,'db0bd5bbc748577a-17','{"action":"activateCard","card":"h20","request":16,"modes":["m0"],"target":["c2"],"pay":["h14"]}','RwKbXJCMHmfZE6qGlL2WXF',1795460630468);
INSERT INTO "journal" VALUES ('rW1mvcng0goA',38,1,0,129,0,'db0bd5bbc748577a-18','{"action":"pass","request":17}','74RieyF-U0mq0mU41jOxMr',1795460630475);
INSERT INTO "journal" VALUES ('rW1mvcng0goA',39,1,1,131,1,'4c68e344c594c696-22','{"action":"pass","request":21}','pmvj_To9oJDA6QkS1oF-kX',1795460630479);
INSERT INTO "journal" VALUES ('rW1mvcng0goA',40,1,1,133,1,'4c68e344c594c696-23','{"action":"pass","request":22}','ppsdZDitMMGsNjnkiL-hhx',1795460630482);
INSERT INTO "journal" VALUES ('rW1mvcng0goA',41,1,0,135,0,'db0bd5bbc748577a-19','{"action":"pass","request":18}','W81kDFL067RUbplXLcaBnP',1795460630487);
INSERT INTO "journal" VALUES ('rW1mvcng0goA',42,1,1,137,1,'4c68e344c594c696-24','{"action":"pass","request":23}','gVxsxXvXG7XbDHVx60E1FL',1795460630490);
INSERT INTO "journal" VALUES ('rW1mvcng0goA',43,1,0,139,0,'db0bd5bbc748577a-20','{"action":"pass","request":19}','8-lxDThMTSejMVZPonOPF6',1795460630493);
INSERT INTO "journal" VALUES ('rW1mvcng0goA',44,1,1,140,1,'4c68e344c594c696-25','{"action":"pass","request":24}','ViAkmbE_TG0TgjBT8KkPgw',1795460630495);
INSERT INTO "journal" VALUES ('rW1mvcng0goA',45,1,0,141,0,'db0bd5bbc748577a-21','{"action":"pass","request":20}','qB8XRHhp_ilxgA8fTI-10v',1795460630498);
INSERT INTO "journal" VALUES ('rW1mvcng0goA',46,1,0,144,0,'db0bd5bbc748577a-22','{"action":"materialize","card":"h5","request":21}','iOlXM59i9ScblSMXxscDFm',1795460630502);
INSERT INTO "journal" VALUES ('rW1mvcng0goA',47,1,0,146,0,'db0bd5bbc748577a-23','{"action":"pass","request":22}','XX3SuASobWyaGxLfRHpw-X',1795460630504);
INSERT INTO "journal" VALUES ('rW1mvcng0goA',48,1,1,147,1,'4c68e344c594c696-26','{"action":"pass","request":25}','3UjkvaNANw6QCKjZC8ERqo',1795460630507);
INSERT INTO "journal" VALUES ('rW1mvcng0goA',49,1,0,149,0,'db0bd5bbc748577a-24','{"action":"pass","request":23}','1R9NLFArG10F_qPYzxySaF',1795460630511);
INSERT INTO "journal" VALUES ('rW1mvcng0goA',50,1,1,150,1,'4c68e344c594c696-27','{"action":"pass","request":26}','asR75bJv-6yb1jxg91gVm7',1795460630513);
INSERT INTO "journal" VALUES ('rW1mvcng0goA',51,1,0,157,0,'db0bd5bbc748577a-25','{"action":"activateCard","card":"h14","request":24,"pay":["h17"]}','ALVUjDhF7BvQ6GlOws_FOT',1795460630522);
INSERT INTO "journal" VALUES ('rW1mvcng0goA',52,1,0,160,0,'db0bd5bbc748577a-26','{"action":"pass","request":25}','H4DqBmQwD607onJ08qek4M',1795460630526);
INSERT INTO "journal" VALUES ('rW1mvcng0goA',53,1,1,161,1,'4c68e344c594c696-28','{"action":"pass","request":27}','JLW-DP6f72KbNNJpjA9CYK',1795460630529);
INSERT INTO "journal" VALUES ('rW1mvcng0goA',54,1,0,165,0,'db0bd5bbc748577a-27','{"action":"activateCard","card":"h12","request":26,"pay":["h16"]}','sS8B0aOYVj1s1U-Hkh95mf',1795460630534);
INSERT INTO "journal" VALUES ('rW1mvcng0goA',55,1,0,166,0,'db0bd5bbc748577a-28','{"action":"pass","request":27}','Sb5VCduAiZCvm8jgKO95gM',1795460630535);
INSERT INTO "journal" VALUES ('rW1mvcng0goA',56,1,1,166,1,'4c68e344c594c696-29','{"action":"pass","request":28}','7IC-DNQ8a11WKPaANBOwXo',1795460630537);
INSERT INTO "journal" VALUES ('rW1mvcng0goA',57,1,0,168,0,'db0bd5bbc748577a-29','{"action":"declareAttack","card":"c10","request":28,"target":["c1"]}','NjD53OXuAN9rE1dHs_k-xt',1795460630540);
INSERT INTO "journal" VALUES ('rW1mvcng0goA',58,1,0,177,0,'db0bd5bbc748577a-30','{"action":"pass","request":29}','KkuW2KerF19WVrC8v5DyLZ',1795460630550);
INSERT INTO "journal" VALUES ('rW1mvcng0goA',59,1,1,184,1,'4c68e344c594c696-30','{"action":"pass","request":29}','T-9P8bmVoyK1bVzIeoL2cx',1795460630566);
INSERT INTO "journal" VALUES ('rW1mvcng0goA',60,1,0,186,0,'db0bd5bbc748577a-31','{"action":"pass","request":30}','v5wIb1r2CWJPKocFinEIoF',1795460630569);
INSERT INTO "journal" VALUES ('rW1mvcng0goA',61,1,1,187,1,'4c68e344c594c696-31','{"action":"pass","request":30}','W_Ne8lGz14FhwNq9f9Mj5H',1795460630571);
INSERT INTO "journal" VALUES ('wVLwkzBARgGI',1,1,-1,55,NULL,NULL,'{"action":"begin","commit":"905f6a913e0c4760715e625da6c904e316e2359e66964605805d386f2f16eaaa","nonces":["57e2b2b7e0a7b3f0ae6e62b7e1d71281","c1258e3bd2088721a501df40f7ef8fd4"]}','303a1b5ccf0e03cd55e50d',1795460629221);
INSERT INTO "journal" VALUES ('wVLwkzBARgGI',2,1,0,70,0,'32f475679524fba7-2','{"action":"advancePhase","request":1}','zQv5eEOQOyu334XpOWf7Oi',1795460629233);
INSERT INTO "journal" VALUES ('wVLwkzBARgGI',3,1,0,78,0,'32f475679524fba7-3','{"action":"advancePhase","request":2}','jQZDxXJrmql_SNiPgQlDLR',1795460629242);
INSERT INTO "journal" VALUES ('wVLwkzBARgGI',4,1,0,81,0,'32f475679524fba7-4','{"action":"advancePhase","request":3}','c_3LDd2AVB7aSYe2bftwZG',1795460629247);
INSERT INTO "journal" VALUES ('wVLwkzBARgGI',5,1,0,87,0,'32f475679524fba7-5','{"action":"advancePhase","request":4}','XKaLPERfBbJJ86Sx4gLtSb',1795460629254);
INSERT INTO "journal" VALUES ('wVLwkzBARgGI',6,1,0,90,0,'32f475679524fba7-6','{"action":"advancePhase","request":5}','CEzuI8HOn94PBzaC7--gfg',1795460629258);
INSERT INTO "journal" VALUES ('wVLwkzBARgGI',7,1,0,93,0,'32f475679524fba7-7','{"action":"advancePhase","request":6}','2aHXq6-Gd2jNXToX33_BvP',1795460629262);
INSERT INTO "journal" VALUES ('wVLwkzBARgGI',8,1,1,96,1,'1bcbef97c9f56296-2','{"action":"advancePhase","request":1}','v5dtvEOQFV-l13x5h-7eTj',1795460629267);
INSERT INTO "journal" VALUES ('wVLwkzBARgGI',9,1,1,99,1,'1bcbef97c9f56296-3','{"action":"advancePhase","request":2}','kbW0SG2Lt9RPW28oyebPOq',1795460629272);
INSERT INTO "journal" VALUES ('wVLwkzBARgGI',10,1,1,102,1,'1bcbef97c9f56296-4','{"action":"advancePhase","request":3}','PkG7brD5Fu9NmSCJ7UGetT',1795460629276);
INSERT INTO "journal" VALUES ('wVLwkzBARgGI',11,1,1,104,1,'1bcbef97c9f56296-5','{"action":"ignite","card":"h8","mode":"proxy","request":4}','eflA-NBao-V_ujitufbrtA',1795460629281);
INSERT INTO "journal" VALUES ('wVLwkzBARgGI',12,1,0,109,0,'32f475679524fba7-8','{"action":"pass","request":7}','o_iV8SRbqCBWSxqaZ3bCnQ',1795460629287);
INSERT INTO "journal" VALUES ('wVLwkzBARgGI',13,1,1,114,1,'1bcbef97c9f56296-6','{"action":"advancePhase","request":5}','XsjPv6b4G68TpvXKz_Yr0a',1795460629293);
INSERT INTO "journal" VALUES ('wVLwkzBARgGI',14,1,1,116,1,'1bcbef97c9f56296-7','{"action":"advancePhase","request":6}','W0qlM3QS4z1YU5sBwPcOhT',1795460629297);
INSERT INTO "journal" VALUES ('wVLwkzBARgGI',15,1,1,120,1,'1bcbef97c9f56296-8','{"action":"advancePhase","request":7}','1xPkoV1BukES1oc7BdJXAt',1795460629301);
INSERT INTO "journal" VALUES ('wVLwkzBARgGI',16,1,0,122,0,'32f475679524fba7-9','{"action":"advancePhase","request":8}','r3yE6vZYKdsYwzIGngZjHv',1795460629305);
INSERT INTO "journal" VALUES ('wVLwkzBARgGI',17,1,0,123,0,'32f475679524fba7-10','{"action":"advancePhase","request":9}','q3GxFImQSBbtbiaot7Dbx3',1795460629307);
INSERT INTO "journal" VALUES ('wVLwkzBARgGI',18,1,0,125,0,'32f475679524fba7-11','{"action":"advancePhase","request":10}','Fa_dItS0o2x_c9cC59jY1A',1795460629310);
INSERT INTO "journal" VALUES ('wVLwkzBARgGI',19,1,0,127,0,'32f475679524fba7-12','{"action":"playResource","card":"h5","request":11}','OwTbSoZ18T6rb_42YDw7yK',1795460629313);
INSERT INTO "journal" VALUES ('wVLwkzBARgGI',20,1,0,133,0,'32f475679524fba7-13','{"action":"ignite","card":"h1","mode":"play","request":12,"pay":["c2"]}','JlDV9-CSxOhcIl2hCQY757',1795460629322);
INSERT INTO "journal" VALUES ('wVLwkzBARgGI',21,1,1,138,1,'1bcbef97c9f56296-9','{"action":"pass","request":8}','6GhlCz0wBkjjclXctOizbx',1795460629328);
INSERT INTO "journal" VALUES ('wVLwkzBARgGI',22,1,-1,143,0,'32f475679524fba7-14','{"action":"leave","seat":0}','ZNdSOKEYEmJaJsLp3Y7W1W',1795460629335);
INSERT INTO "journal" VALUES ('xdx6L1XFsdPE',1,1,-1,12,NULL,NULL,'{"action":"begin","commit":"0347366aef42c2ed336080f34c715791fb4b8dc0cac4f7c204071878bf775c0c","nonces":["48149f32743fc86fc56b9e3d841944dc","90ca4106091e12eeccc4dd549e0e2091"]}','0b15ae9ff7b1b293330cec',1795460630606);
INSERT INTO "journal" VALUES ('xdx6L1XFsdPE',2,1,0,22,0,'f5de9c72c449c158-2','{"action":"playCard","card":"h3","request":1}','o1Uu4g71OF4R4_k0k_Z28A',1795460630617);
INSERT INTO "journal" VALUES ('xdx6L1XFsdPE',3,1,0,26,0,'f5de9c72c449c158-3','{"action":"commit","request":2}','zNYV3ROi_OlwjVlBCoVnQq',1795460630620);
INSERT INTO "journal" VALUES ('xdx6L1XFsdPE',4,1,1,28,1,'ae016eaa408e2d89-2','{"action":"commit","request":1}','b9-tGmHVxdhBdWv3Ui_RzW',1795460630625);
INSERT INTO "journal" VALUES ('xdx6L1XFsdPE',5,1,0,34,0,'f5de9c72c449c158-4','{"action":"playCard","card":"h5","request":3,"slot":1}','kBTG-wWJ99DNdu9prYDSrj',1795460630629);
INSERT INTO "journal" VALUES ('xdx6L1XFsdPE',6,1,0,35,0,'f5de9c72c449c158-5','{"action":"commit","request":4}','xLtrrjYMcv9YRzOF49Tews',1795460630633);
INSERT INTO "journal" VALUES ('xdx6L1XFsdPE',7,1,1,36,1,'ae016eaa408e2d89-3','{"action":"playCard","card":"h1","request":2,"lane":"attack"}','iED4PqPyutNO9VM6TdZjYj',1795460630636);
INSERT INTO "journal" VALUES ('xdx6L1XFsdPE',8,1,1,38,1,'ae016eaa408e2d89-4','{"action":"commit","request":3}','gukr0B2z6fDGbtLLTbCfqP',1795460630639);
INSERT INTO "journal" VALUES ('xdx6L1XFsdPE',9,1,1,40,1,'ae016eaa408e2d89-5','{"action":"switchLanes","request":4,"list":["c5"]}','d9Jko7sd5wdnSMaMaZFtD7',1795460630642);
INSERT INTO "journal" VALUES ('xdx6L1XFsdPE',10,1,1,40,1,'ae016eaa408e2d89-6','{"action":"lockLanes","request":5}','cQpuuPpjLwBxUa_sdjKs70',1795460630644);
INSERT INTO "journal" VALUES ('xdx6L1XFsdPE',11,1,1,42,1,'ae016eaa408e2d89-7','{"action":"lockBattle","request":6}','oaPx24xLmB4VwKaVt6W_m6',1795460630648);
INSERT INTO "journal" VALUES ('xdx6L1XFsdPE',12,1,0,47,0,'f5de9c72c449c158-6','{"action":"playCard","card":"h6","request":5,"lane":"attack"}','7PgEC37YQOT6qGQ9R0ZWve',1795460630653);
INSERT INTO "journal" VALUES ('xdx6L1XFsdPE',13,1,0,47,0,'f5de9c72c449c158-7','{"action":"playCard","card":"h4","request":6}','NgA4OM1fg2lk5j2Qm1f3Y9',1795460630655);
INSERT INTO "journal" VALUES ('xdx6L1XFsdPE',14,1,0,48,0,'f5de9c72c449c158-8','{"action":"commit","request":7}','WlA-XvzMoSI-sE3FadsJzf',1795460630657);
INSERT INTO "journal" VALUES ('xdx6L1XFsdPE',15,1,1,49,1,'ae016eaa408e2d89-8','{"action":"playCard","card":"h4","request":7,"lane":"defense"}','Djmxu8PmBNGWx7m348Faj8',1795460630659);
INSERT INTO "journal" VALUES ('xdx6L1XFsdPE',16,1,1,50,1,'ae016eaa408e2d89-9','{"action":"activate","card":"c7","ability":1,"request":8}','mkAG2t8kBXhsa5PQQGXt2r',1795460630661);
INSERT INTO "journal" VALUES ('xdx6L1XFsdPE',17,1,1,51,1,'ae016eaa408e2d89-10','{"action":"commit","request":9}','e-WNtVWCIm-EfiY5BmR88U',1795460630663);
INSERT INTO "journal" VALUES ('xdx6L1XFsdPE',18,1,0,57,0,'f5de9c72c449c158-9','{"action":"setTarget","entry":"e8","request":8,"target":["c8"]}','wC2sj3ACXdsO4UTv-vbx9m',1795460630673);
INSERT INTO "journal" VALUES ('xdx6L1XFsdPE',19,1,0,58,0,'f5de9c72c449c158-10','{"action":"lockTargets","rest":"chance","request":9}','n9cPsfxw8auADkLNUZ-Gga',1795460630676);
INSERT INTO "journal" VALUES ('xdx6L1XFsdPE',20,1,1,60,1,'ae016eaa408e2d89-11','{"action":"setTarget","entry":"e9","request":10,"target":["c8"]}','ysdS5GeEj1MWTwh7zTbmPf',1795460630679);
INSERT INTO "journal" VALUES ('xdx6L1XFsdPE',21,1,1,61,1,'ae016eaa408e2d89-12','{"action":"lockTargets","rest":"chance","request":11}','JJHPGtmsHTGQ98gebVwjQK',1795460630682);
INSERT INTO "journal" VALUES ('xdx6L1XFsdPE',22,1,0,64,0,'f5de9c72c449c158-11','{"action":"switchLanes","request":10,"list":["c8"]}','zuzXhvFu5FYeUrMrPb6OR8',1795460630686);
INSERT INTO "journal" VALUES ('xdx6L1XFsdPE',23,1,0,66,0,'f5de9c72c449c158-12','{"action":"switchLanes","request":11,"list":["c8"]}','bsIyWSEQH6PueWFSkQ-ej5',1795460630689);
INSERT INTO "journal" VALUES ('xdx6L1XFsdPE',24,1,0,68,0,'f5de9c72c449c158-13','{"action":"switchLanes","request":12,"list":["c8"]}','WpsTLbWu8zUGQYwbGMUkGQ',1795460630692);
INSERT INTO "journal" VALUES ('xdx6L1XFsdPE',25,1,0,68,0,'f5de9c72c449c158-14','{"action":"lockLanes","request":13}','YIoxz2LB9Eo3YkwK7zDrzL',1795460630693);
INSERT INTO "journal" VALUES ('xdx6L1XFsdPE',26,1,1,71,1,'ae016eaa408e2d89-13','{"action":"switchLanes","request":12,"list":["c9","c5"]}','UojQwd7irOY6zYuHZSSEZV',1795460630696);
INSERT INTO "journal" VALUES ('xdx6L1XFsdPE',27,1,1,72,1,'ae016eaa408e2d89-14','{"action":"switchLanes","request":13,"list":["c5","c9"]}','yjVGzFqI1X2V32KDrybrV-',1795460630698);
INSERT INTO "journal" VALUES ('xdx6L1XFsdPE',28,1,1,73,1,'ae016eaa408e2d89-15','{"action":"lockLanes","request":14}','xS9pSFdtCMnFC6CvG8hwo9',1795460630701);
INSERT INTO "journal" VALUES ('xdx6L1XFsdPE',29,1,1,77,1,'ae016eaa408e2d89-16','{"action":"lockBattle","request":15}','hJP3OMQ6GcQwd3dE90sZ-P',1795460630707);
INSERT INTO "journal" VALUES ('xdx6L1XFsdPE',30,1,0,81,0,'f5de9c72c449c158-15','{"action":"playCard","card":"h2","request":14}','MIL7cxz3rMOWz298v80W8T',1795460630711);
INSERT INTO "journal" VALUES ('xdx6L1XFsdPE',31,1,0,82,0,'f5de9c72c449c158-16','{"action":"spawn","request":15,"choice":[2,0]}','kw4MgfzOk2LiLY0rpQdi1j',1795460630714);
INSERT INTO "journal" VALUES ('xdx6L1XFsdPE',32,1,0,84,0,'f5de9c72c449c158-17','{"action":"playCard","card":"h7","request":16}','VXj8yyblvqJsM_qZMGUoeb',1795460630716);
INSERT INTO "journal" VALUES ('xdx6L1XFsdPE',33,1,0,85,0,'f5de9c72c449c158-18','{"action":"commit","request":17}','lUHfVx0Ii8rmrNLn9E7QIF',1795460630718);
INSERT INTO "journal" VALUES ('xdx6L1XFsdPE',34,1,1,86,1,'ae016eaa408e2d89-17','{"action":"playCard","card":"h6","request":16,"slot":3}','nuNgPgLTDaRyGOauZEiJqc',1795460630721);
INSERT INTO "journal" VALUES ('xdx6L1XFsdPE',35,1,1,88,1,'ae016eaa408e2d89-18','{"action":"playCard","card":"h3","request":17}','Ye7zpaOWx4LAS4wl_8NkXx',1795460630723);
INSERT INTO "journal" VALUES ('xdx6L1XFsdPE',36,1,1,89,1,'ae016eaa408e2d89-19','{"action":"commit","request":18}','3h0x5q7ermLaMaK9I7gJER',1795460630725);
INSERT INTO "journal" VALUES ('xdx6L1XFsdPE',37,1,0,92,0,'f5de9c72c449c158-19','{"action":"lockLanes","request":18}','3RbDhLy3ud81r8vCJ-YLHF',1795460630729);
INSERT INTO "journal" VALUES ('xdx6L1XFsdPE',38,1,1,93,1,'ae016eaa408e2d89-20','{"action":"switchLanes","request":19,"list":[]}','8L8svcoB3JDA9tUPjWaWsD',1795460630730);
INSERT INTO "journal" VALUES ('xdx6L1XFsdPE',39,1,1,94,1,'ae016eaa408e2d89-21','{"action":"switchLanes","request":20,"list":["c5","c9"]}','Aqoq4xD3qvy8u9RCjTQqzz',1795460630732);
INSERT INTO "journal" VALUES ('xdx6L1XFsdPE',40,1,1,95,1,'ae016eaa408e2d89-22','{"action":"switchLanes","request":21,"list":["c9"]}','xw5_HV5KbFOtiEl1n2iDtQ',1795460630734);
INSERT INTO "journal" VALUES ('xdx6L1XFsdPE',41,1,1,95,1,'ae016eaa408e2d89-23','{"action":"lockLanes","request":22}','PukaeYIhVRFFhi6nmOfawZ',1795460630736);
INSERT INTO "journal" VALUES ('xdx6L1XFsdPE',42,1,0,98,0,'f5de9c72c449c158-20','{"action":"setPriorities","request":19,"list":["c11"]}','QrP0ODjcTC7eiSzmPCdaK1',1795460630739);
INSERT INTO "journal" VALUES ('xdx6L1XFsdPE',43,1,0,99,0,'f5de9c72c449c158-21','{"action":"lockBattle","request":20}','gwsMs8i5eStin_4gkhamOw',1795460630741);
INSERT INTO "journal" VALUES ('xdx6L1XFsdPE',44,1,1,100,1,'ae016eaa408e2d89-24','{"action":"setPriorities","request":23,"list":[]}','P6lnlaVuu34PQlmb24-HA7',1795460630744);
INSERT INTO "journal" VALUES ('xdx6L1XFsdPE',45,1,1,101,1,'ae016eaa408e2d89-25','{"action":"lockBattle","request":24}','BVUIiT43Vv5kihKxjKDgzS',1795460630746);
INSERT INTO "journal" VALUES ('xdx6L1XFsdPE',46,1,0,107,0,'f5de9c72c449c158-22','{"action":"commit","request":21}','TWF07zG_UFv8XqMISrAfr-',1795460630751);
INSERT INTO "journal" VALUES ('xdx6L1XFsdPE',47,1,1,108,1,'ae016eaa408e2d89-26','{"action":"playCard","card":"h2","request":25,"lane":"defense"}','6CqoUckuOHPWefF31Pz8SM',1795460630754);
INSERT INTO "journal" VALUES ('xdx6L1XFsdPE',48,1,1,109,1,'ae016eaa408e2d89-27','{"action":"activate","card":"c11","ability":0,"request":26}','R2k04JHnGmJDhYnTN2FfHM',1795460630756);
INSERT INTO "journal" VALUES ('xdx6L1XFsdPE',49,1,1,118,1,'ae016eaa408e2d89-28','{"action":"commit","request":27}','nIG9KNksj0qnh15SBbxf0U',1795460630767);
INSERT INTO "journal" VALUES ('xdx6L1XFsdPE',50,1,1,125,1,'ae016eaa408e2d89-29','{"action":"lockTargets","rest":"chance","request":28}','EL7s0QQJ1q0uqumBQwNx7n',1795460630776);
INSERT INTO "journal" VALUES ('xdx6L1XFsdPE',51,1,0,128,0,'f5de9c72c449c158-23','{"action":"lockLanes","request":22}','If9m3_Wz1z4rYh7eI9b6DS',1795460630779);
INSERT INTO "journal" VALUES ('xdx6L1XFsdPE',52,1,1,129,1,'ae016eaa408e2d89-30','{"action":"switchLanes","request":29,"list":["c23","c9"]}','QkZ0NU193WEGT4EWOPt7cp',1795460630781);
INSERT INTO "journal" VALUES ('xdx6L1XFsdPE',53,1,1,130,1,'ae016eaa408e2d89-31','{"action":"switchLanes","request":30,"list":["c9"]}','3oXEGLbzK0zkJw6Yc_RShM',1795460630782);
INSERT INTO "journal" VALUES ('xdx6L1XFsdPE',54,1,1,131,1,'ae016eaa408e2d89-32','{"action":"lockLanes","request":31}','gR7iraBFtXawrdNIjKVnVR',1795460630784);
INSERT INTO "journal" VALUES ('xdx6L1XFsdPE',55,1,0,133,0,'f5de9c72c449c158-24','{"action":"setPriorities","request":23,"list":[]}','nxbqAia5KOTK10UBfK5XpH',1795460630787);
INSERT INTO "journal" VALUES ('xdx6L1XFsdPE',56,1,0,133,0,'f5de9c72c449c158-25','{"action":"setPriorities","request":24,"list":[]}','g7ItMX8OBXXLz_qJ0UhQOQ',1795460630788);
INSERT INTO "journal" VALUES ('xdx6L1XFsdPE',57,1,0,134,0,'f5de9c72c449c158-26','{"action":"setPriorities","request":25,"list":[]}','gKHI1kEkggaM8DXSCHS-9y',1795460630790);
INSERT INTO "journal" VALUES ('xdx6L1XFsdPE',58,1,0,134,0,'f5de9c72c449c158-27','{"action":"setPriorities","request":26,"list":[]}','EfEYyd4h3CfN_Fp_CiXK-f',1795460630792);
INSERT INTO "journal" VALUES ('xdx6L1XFsdPE',59,1,0,136,0,'f5de9c72c449c158-28','{"action":"setPriorities","request":27,"list":[]}','NAqGcCBCN0EdajKQOxwXmJ',1795460630794);
INSERT INTO "journal" VALUES ('xdx6L1XFsdPE',60,1,0,136,0,'f5de9c72c449c158-29','{"action":"lockBattle","request":28}','8BC_MCPsp0lP4Kyv3NFN_f',1795460630795);
INSERT INTO "journal" VALUES ('xdx6L1XFsdPE',61,1,1,137,1,'ae016eaa408e2d89-33','{"action":"setPriorities","request":32,"list":[]}','xZXoA86jDQW4rtdIGVsWVY',1795460630796);
INSERT INTO "snapshots" VALUES ('Mtk3HYRkGYQ3',51,169,'{"format":1,"rules":3,"setup":{"ruleset":"ucg","profile":"seed","options":{},"seed":"f3060cfd53a7351def764d29f20e54d2a3fb22f142be563badd4ac923df730cb","seats":[{"deck":["ash-widow","ash-widow","bonfire-ox","bonfire-ox","brand-of-haste","caravan-raid","cinder-runner","cinder-runner","cinder-runner","cookfire-sprite","cookfire-sprite","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","emberling","emberling","false-campfire","flare","flare","flint-fencer","flint-fencer","glasshorn-ram","matron-ashveil","mother-furnace","noonday-rider","powder-keg","rally-the-wagons","red-road-lancer","red-road-lancer","salamander-egg","sand-pit","scorched-road","second-wind","slow-fuse","spark-juggler","supply-wagon","toll-taker","torch-parade","trade-goods","wagon-guard","wagon-guard"]},{"deck":["abyssal-registrar","bottled-storm","confiscate","denied-entry","denied-entry","drown-the-stacks","ebb","fill-the-shelves","high-water-mark","ink-trap","kelp-colossus","lantern-scribe","lantern-scribe","leviathan-index","marginalia","mirror-carapace","mist-swindler","mist-swindler","ninth-cellar","ninth-cellar","patient-idol","pearl-diver","queen-of-low-water","reef-warden","reef-warden","reef-warden","riptide","rising-tide","salt-press","salvage-rite","sealed-lips","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-clerk","tide-gauge","twice-drowned-captain","twice-drowned-captain","twofold-verdict","undertow-eel","weigh-the-ledger"]}],"sets":["starter"]},"hashes":["55a43f84dff1b28280e966d1974e0813e4f8021708aa96165dca75687e417978"],"state":{"seed":"f3060cfd53a7351def764d29f20e54d2a3fb22f142be563badd4ac923df730cb","seats":[{"left":false,"asked":24,"named":11,"vars":{"resourcePlayed":false,"epicPlayed":false,"starved":false}},{"left":false,"asked":27,"named":12,"vars":{"resourcePlayed":true,"epicPlayed":false,"starved":false}}],"table":{"turn":6,"owner":0,"phase":"primary","encounter":false,"_attacker":-1},"zones":[{"def":0,"seat":0,"list":[0,7,46,44,35,53,9,28,21,49,58,33,59,34,40,30,43,31,14,2,32,48,24,50,57,38,51,13,17,19,6,8,15,10,5,29,20,55,22,54,11,39,1,18,41,27]},{"def":0,"seat":1,"list":[67,73,118,98,90,119,65,86,100,92,62,81,69,89,60,95,80,63,68,82,91,117,111,109,76,88,97,99,66,110,74,87,93,108,101,85,78,113,75,72,105,71,79,84,106,104,114,116,112]},{"def":1,"seat":0,"list":[12,4,3,52,56,23,42]},{"def":1,"seat":1,"list":[107,77,64,103,115,83]},{"def":2,"seat":0,"list":[]},{"def":2,"seat":1,"list":[]},{"def":3,"seat":0,"list":[-1,-1,-1,-1,-1]},{"def":3,"seat":1,"list":[-1,-1,-1,-1,-1]},{"def":4,"seat":0,"list":[25,16]},{"def":4,"seat":1,"list":[102]},{"def":5,"seat":0,"list":[]},{"def":5,"seat":1,"list":[94,96]},{"def":6,"seat":0,"list":[]},{"def":6,"seat":1,"list":[]},{"def":7,"seat":0,"list":[]},{"def":7,"seat":1,"list":[]},{"def":8,"seat":0,"list":[]},{"def":8,"seat":1,"list":[]},{"def":9,"seat":0,"list":[]},{"def":9,"seat":1,"list":[]},{"def":10,"seat":0,"list":[]},{"def":10,"seat":1,"list":[]},{"def":11,"seat":0,"list":[37,36,47,26,45]},{"def":11,"seat":1,"list":[61,70]}],"entries":[],"frames":[{"program":"match","pc":4,"locals":{},"answers":[null,null]},{"program":"turn","pc":1,"locals":{},"answers":[null,null]},{"program":"phase","pc":6,"locals":{"phase":"primary"},"answers":[null,null]},{"program":"open","pc":1,"locals":{},"answers":[null,null]}],"requests":[{"id":24,"seat":0,"kind":"turn","info":{"phase":"primary"},"own":{},"domain":null,"fallback":{"action":"advancePhase"},"sealed":false,"answered":false},null],"waiting":[],"modifiers":[],"memories":[],"agenda":[{"phase":"conflict"},{"phase":"end"}],"drawn":[1,0,59,0,59],"counters":{"names":13,"groups":{},"entries":7,"time":45,"told":[180,180,180],"turnWork":38,"work":513,"slice":10},"over":null,"world":null,"objects":[[5,0,0],[5,0,0],[13,0,0],[13,0,2,1,2,"h3"],[26,0,2,1,1,"h2"],[18,0,0],[2,0,0],[2,0,0],[2,0,0],[6,0,0],[6,0,0],[0,0,0],[0,0,2,1,0,"h1"],[0,0,0],[0,0,0],[0,0,0],[0,0,8,2,21,"c3"],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[0,0,2,1,7,"h8"],[0,0,0],[0,0,8,2,38,"c11"],[0,0,22,1,31,"c9"],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[4,0,0],[4,0,0],[28,0,0],[20,0,22,1,28,"c7"],[20,0,22,3,27,"c6"],[7,0,0],[7,0,0],[12,0,0],[11,0,0],[16,0,2,1,44,"h11"],[15,0,0],[25,0,0],[21,0,22,3,36,"c10"],[8,0,0],[8,0,22,1,29,"c8"],[29,0,0],[27,0,0],[17,0,0],[22,0,0],[30,0,2,1,3,"h4"],[9,0,0],[23,0,0],[10,0,0],[19,0,2,1,4,"h5"],[24,0,0],[3,0,0],[3,0,0],[38,1,1],[59,1,23,5,32,"c2"],[44,1,1],[49,1,1],[49,1,3,1,16,"h9"],[45,1,1],[51,1,1],[43,1,1],[42,1,1],[56,1,1],[39,1,23,3,43,"c13"],[32,1,1],[32,1,1],[41,1,1],[48,1,1],[55,1,1],[35,1,1],[35,1,3,1,14,"h7"],[61,1,1],[61,1,1],[60,1,1],[34,1,1],[40,1,1],[33,1,3,4,42,"h12"],[33,1,1],[33,1,1],[57,1,1],[58,1,1],[54,1,1],[46,1,1],[50,1,1],[1,1,1],[1,1,1],[1,1,1],[1,1,11,2,40,"c12"],[1,1,1],[1,1,11,2,23,"c4"],[1,1,1],[1,1,1],[1,1,1],[1,1,1],[1,1,1],[1,1,9,2,17,"c1"],[1,1,3,1,22,"h10"],[1,1,1],[1,1,1],[1,1,1],[1,1,3,1,8,"h1"],[1,1,1],[1,1,1],[1,1,1],[1,1,1],[1,1,1],[31,1,1],[53,1,1],[37,1,3,1,39,"h11"],[37,1,1],[47,1,1],[36,1,1],[52,1,1]],"segment":null},"derived":{"format":1,"clocks":null,"orders":[{"stops":null,"yield":"none","passOwn":false,"fullControl":false,"bluff":false,"turn":0,"phase":""},{"stops":null,"yield":"none","passOwn":false,"fullControl":false,"bluff":false,"turn":0,"phase":""}],"nonces":["2aa1f1835146ff0650389d210c6fa807","9aa532f7e18130e86d1269e7d0cb10f0"]}}','[["3d4301f6005b6970-1","3d4301f6005b6970-2","3d4301f6005b6970-3","3d4301f6005b6970-4","3d4301f6005b6970-5","3d4301f6005b6970-6","3d4301f6005b6970-7","3d4301f6005b6970-8","3d4301f6005b6970-9","3d4301f6005b6970-10","3d4301f6005b6970-11","3d4301f6005b6970-12","3d4301f6005b6970-13","3d4301f6005b6970-14","3d4301f6005b6970-15","3d4301f6005b6970-16","3d4301f6005b6970-17","3d4301f6005b6970-18","3d4301f6005b6970-19","3d4301f6005b6970-20","3d4301f6005b6970-21","3d4301f6005b6970-22","3d4301f6005b6970-23","3d4301f6005b6970-24"],["1432b94c1d244230-1","1432b94c1d244230-2","1432b94c1d244230-3","1432b94c1d244230-4","1432b94c1d244230-5","1432b94c1d244230-6","1432b94c1d244230-7","1432b94c1d244230-8","1432b94c1d244230-9","1432b94c1d244230-10","1432b94c1d244230-11","1432b94c1d244230-12","1432b94c1d244230-13","1432b94c1d244230-14","1432b94c1d244230-15","1432b94c1d244230-16","1432b94c1d244230-17","1432b94c1d244230-18","1432b94c1d244230-19","1432b94c1d244230-20","1432b94c1d244230-21","1432b94c1d244230-22","1432b94c1d244230-23","1432b94c1d244230-24","1432b94c1d244230-25","1432b94c1d244230-26","1432b94c1d244230-27","1432b94c1d244230-28"]]','913dZ-fxjlMEZKWeDuah5nOEw-CB9AA2xEw7Ndk9e_Y');
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
INSERT INTO "players" VALUES ('g:2904107f-8f85-4d3c-b571-53e8c7742d9a','Guest',1795460629123);
INSERT INTO "players" VALUES ('g:7be52800-453f-4403-8a38-5cd7d06ab4a5','Guest',1795460629141);
INSERT INTO "players" VALUES ('g:de7a9294-c8a2-454f-aea6-5399b58118a5','Guest',1795460629400);
INSERT INTO "players" VALUES ('g:21a65556-ebfe-46d4-990f-95b567e85673','Guest',1795460629404);
INSERT INTO "players" VALUES ('g:33f2b375-b0c7-482e-b220-aa31bd697a25','Guest',1795460629699);
INSERT INTO "players" VALUES ('g:c34f4548-d23a-4d01-89f3-2d3254509eaf','Guest',1795460629702);
INSERT INTO "players" VALUES ('g:d8c6cc49-f776-4007-8ee7-ed9eeab431e2','Guest',1795460629947);
INSERT INTO "players" VALUES ('g:1a49a41c-8d74-443b-96f4-914b44adf42b','Guest',1795460629950);
INSERT INTO "players" VALUES ('g:77d7a2a8-b4e2-4a04-96f6-b10fbc4d983a','Guest',1795460630273);
INSERT INTO "players" VALUES ('g:eb0842f5-7ea2-4eaf-87bc-a848e42a55f1','Guest',1795460630278);
INSERT INTO "players" VALUES ('g:561d62b6-a35f-4101-8d91-5a409dc4d614','Guest',1795460630577);
INSERT INTO "players" VALUES ('g:8d33e319-d776-4289-8a38-4124a2a84d4a','Guest',1795460630583);
INSERT INTO "players" VALUES ('g:906b3029-1832-4de5-9386-a18c84cf1193','Guest',1795460630800);
INSERT INTO "players" VALUES ('g:58cc1308-1df3-4b39-b3b5-fd4f6cbba490','Guest',1795460630803);
INSERT INTO "owners" VALUES ('sole',1795460635082,NULL);
INSERT INTO "leases" VALUES ('queue','fa41b3cf-4bf2-42d5-b7ee-ef39dc5e01ff',1795460635630);
INSERT INTO "seats" VALUES ('WiY9wfxWiME1',1,'g:1a49a41c-8d74-443b-96f4-914b44adf42b',0);
INSERT INTO "seats" VALUES ('Mtk3HYRkGYQ3',1,'g:21a65556-ebfe-46d4-990f-95b567e85673',0);
INSERT INTO "seats" VALUES ('wVLwkzBARgGI',0,'g:2904107f-8f85-4d3c-b571-53e8c7742d9a',1);
INSERT INTO "seats" VALUES ('03Dfj3Zdce1K',0,'g:33f2b375-b0c7-482e-b220-aa31bd697a25',0);
INSERT INTO "seats" VALUES ('xdx6L1XFsdPE',0,'g:561d62b6-a35f-4101-8d91-5a409dc4d614',0);
INSERT INTO "seats" VALUES ('hZgo5kx17Kyr',1,'g:58cc1308-1df3-4b39-b3b5-fd4f6cbba490',0);
INSERT INTO "seats" VALUES ('rW1mvcng0goA',0,'g:77d7a2a8-b4e2-4a04-96f6-b10fbc4d983a',0);
INSERT INTO "seats" VALUES ('wVLwkzBARgGI',1,'g:7be52800-453f-4403-8a38-5cd7d06ab4a5',1);
INSERT INTO "seats" VALUES ('xdx6L1XFsdPE',1,'g:8d33e319-d776-4289-8a38-4124a2a84d4a',0);
INSERT INTO "seats" VALUES ('hZgo5kx17Kyr',0,'g:906b3029-1832-4de5-9386-a18c84cf1193',0);
INSERT INTO "seats" VALUES ('03Dfj3Zdce1K',1,'g:c34f4548-d23a-4d01-89f3-2d3254509eaf',0);
INSERT INTO "seats" VALUES ('WiY9wfxWiME1',0,'g:d8c6cc49-f776-4007-8ee7-ed9eeab431e2',0);
INSERT INTO "seats" VALUES ('Mtk3HYRkGYQ3',0,'g:de7a9294-c8a2-454f-aea6-5399b58118a5',0);
INSERT INTO "seats" VALUES ('rW1mvcng0goA',1,'g:eb0842f5-7ea2-4eaf-87bc-a848e42a55f1',0);
