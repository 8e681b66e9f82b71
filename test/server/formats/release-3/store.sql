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
CREATE TABLE "player_sets" ("id" text primary key, "player" text not null, "ruleset" text not null, "name" text not null, "version" text not null, "cards" integer not null, "access" text not null, "hidden" integer default 0 not null, "changed" integer not null) STRICT, WITHOUT ROWID;
CREATE INDEX "player_sets_by_player" on "player_sets" ("player");
CREATE TABLE "set_versions" ("hash" text primary key, "set" text not null, "made" integer not null) STRICT, WITHOUT ROWID;
CREATE TABLE "pins" ("holder" text not null, "hash" text not null, constraint "pin" primary key ("holder", "hash")) STRICT, WITHOUT ROWID;
CREATE INDEX "pins_by_hash" on "pins" ("hash");
INSERT INTO "kysely_migration" VALUES ('001-matches','2026-11-23T14:58:47.751Z');
INSERT INTO "kysely_migration" VALUES ('002-tables','2026-11-23T14:58:47.755Z');
INSERT INTO "kysely_migration" VALUES ('003-owners','2026-11-23T14:58:47.756Z');
INSERT INTO "kysely_migration" VALUES ('004-watching','2026-11-23T14:58:47.761Z');
INSERT INTO "kysely_migration" VALUES ('005-queue','2026-11-23T14:58:47.762Z');
INSERT INTO "kysely_migration" VALUES ('006-rooms','2026-11-23T14:58:47.763Z');
INSERT INTO "kysely_migration" VALUES ('007-seats','2026-11-23T14:58:47.764Z');
INSERT INTO "kysely_migration" VALUES ('008-decisions','2026-11-23T14:58:47.765Z');
INSERT INTO "kysely_migration" VALUES ('009-kept','2026-11-23T14:58:47.766Z');
INSERT INTO "kysely_migration" VALUES ('010-bounds','2026-11-23T14:58:47.767Z');
INSERT INTO "kysely_migration" VALUES ('011-rules','2026-11-23T14:58:47.768Z');
INSERT INTO "kysely_migration" VALUES ('012-hashes','2026-11-23T14:58:47.769Z');
INSERT INTO "kysely_migration" VALUES ('013-stuck','2026-11-23T14:58:47.770Z');
INSERT INTO "kysely_migration" VALUES ('014-bot-accounts','2026-11-23T14:58:47.771Z');
INSERT INTO "kysely_migration" VALUES ('015-player-sets','2026-11-23T14:58:47.772Z');
INSERT INTO "kysely_migration_lock" VALUES ('migration_lock',0);
INSERT INTO "matches" VALUES (1,'efKLX9hIlQqE','{"id":"efKLX9hIlQqE","format":1,"setup":{"ruleset":"ucg","profile":"seed","options":{},"seed":"73d04306bc118513b64a1b9727910b470d1ab232f578fa430ab2fbe07be44417","seats":[{"deck":["ash-widow","ash-widow","bonfire-ox","bonfire-ox","brand-of-haste","caravan-raid","cinder-runner","cinder-runner","cinder-runner","cookfire-sprite","cookfire-sprite","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","emberling","emberling","false-campfire","flare","flare","flint-fencer","flint-fencer","glasshorn-ram","matron-ashveil","mother-furnace","noonday-rider","powder-keg","rally-the-wagons","red-road-lancer","red-road-lancer","salamander-egg","sand-pit","scorched-road","second-wind","slow-fuse","spark-juggler","supply-wagon","toll-taker","torch-parade","trade-goods","wagon-guard","wagon-guard"]},{"deck":["abyssal-registrar","bottled-storm","confiscate","denied-entry","denied-entry","drown-the-stacks","ebb","fill-the-shelves","high-water-mark","ink-trap","kelp-colossus","lantern-scribe","lantern-scribe","leviathan-index","marginalia","mirror-carapace","mist-swindler","mist-swindler","ninth-cellar","ninth-cellar","patient-idol","pearl-diver","queen-of-low-water","reef-warden","reef-warden","reef-warden","riptide","rising-tide","salt-press","salvage-rite","sealed-lips","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-clerk","tide-gauge","twice-drowned-captain","twice-drowned-captain","twofold-verdict","undertow-eel","weigh-the-ledger"]}],"sets":["starter"]},"rules":3,"hashes":["55a43f84dff1b28280e966d1974e0813e4f8021708aa96165dca75687e417978"],"players":["g:3e3c825e-4a58-4d6c-99a0-2715a3bc661d","g:1160ceed-d8a8-4c60-8751-5f3c08eeaf59"],"fair":true}',1,22,'{"winners":[1],"reason":"left"}','sole','ps_XHu2E7','{"away":[{"left":179968,"since":null},{"left":179956,"since":null}],"mutes":[[],[]],"nonces":[],"accepted":[["e2107aafb0a91501-1"],["6948fd6ff94151a9-1"]]}','ucg/3/1',NULL);
INSERT INTO "matches" VALUES (2,'IiWKDGbFCuxJ','{"id":"IiWKDGbFCuxJ","format":1,"setup":{"ruleset":"ucg","profile":"seed","options":{},"seed":"59b19699b0f635c9cd99299ce4593d2a9a55c905a5cfc4bc668d64a9bb390fc4","seats":[{"deck":["ash-widow","ash-widow","bonfire-ox","bonfire-ox","brand-of-haste","caravan-raid","cinder-runner","cinder-runner","cinder-runner","cookfire-sprite","cookfire-sprite","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","emberling","emberling","false-campfire","flare","flare","flint-fencer","flint-fencer","glasshorn-ram","matron-ashveil","mother-furnace","noonday-rider","powder-keg","rally-the-wagons","red-road-lancer","red-road-lancer","salamander-egg","sand-pit","scorched-road","second-wind","slow-fuse","spark-juggler","supply-wagon","toll-taker","torch-parade","trade-goods","wagon-guard","wagon-guard"]},{"deck":["abyssal-registrar","bottled-storm","confiscate","denied-entry","denied-entry","drown-the-stacks","ebb","fill-the-shelves","high-water-mark","ink-trap","kelp-colossus","lantern-scribe","lantern-scribe","leviathan-index","marginalia","mirror-carapace","mist-swindler","mist-swindler","ninth-cellar","ninth-cellar","patient-idol","pearl-diver","queen-of-low-water","reef-warden","reef-warden","reef-warden","riptide","rising-tide","salt-press","salvage-rite","sealed-lips","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-clerk","tide-gauge","twice-drowned-captain","twice-drowned-captain","twofold-verdict","undertow-eel","weigh-the-ledger"]}],"sets":["starter"]},"rules":3,"hashes":["55a43f84dff1b28280e966d1974e0813e4f8021708aa96165dca75687e417978"],"players":["g:be70c685-f56f-4935-8afb-218307ffbe1e","g:bf700f16-8914-4e50-8e74-b78f35830a3e"],"fair":true}',1,61,NULL,'sole','wn36UV-mP','{"away":[{"left":179991,"since":null},{"left":179990,"since":null}],"mutes":[[],[]],"nonces":[],"accepted":[["cb8b13be987f9c97-1"],["466d1f330dff0031-1"]]}','ucg/3/1',NULL);
INSERT INTO "matches" VALUES (3,'u31xOgWKrLOh','{"id":"u31xOgWKrLOh","format":1,"setup":{"ruleset":"nullshapers","profile":"seed","options":{},"seed":"6a31fb8cc2592babecf27d45d34100dc215031004917537391f9431f13abc136","seats":[{"deck":["battle-hymn","battle-hymn","brass-glaive","brass-glaive","brass-glaive","call-the-vanguard","call-the-vanguard","drill-sergeant-daemon","drill-sergeant-daemon","festival-marshal","festival-marshal","field-dressing","field-dressing","field-dressing","greenhouse-strider","greenhouse-strider","landslide","landslide","lantern-cadet","lantern-cadet","lantern-cadet","long-table","matron-of-mornings","oathbound-shield","oathbound-shield","orchard-golem","orchard-golem","orchard-golem","second-dawn","second-dawn","seed-archivist","seed-archivist","seed-archivist","sun-dynamo","sunlance","sunlance","sunlance","sunrise-courier","sunrise-courier","sunrise-courier","tend-the-walls","tend-the-walls","tend-the-walls","tidewater-bailiff","tidewater-bailiff"]},{"deck":["back-alley-ambusher","back-alley-ambusher","barnacle-snare","barnacle-snare","barnacle-snare","breach-protocol","burn-the-ledger","dockside-queen","drowned-notary","drowned-notary","drowned-notary","eel-wrangler","eel-wrangler","evict","evict","forked-bolt","forked-bolt","forked-bolt","gutter-spy","gutter-spy","gutter-spy","harpoon-crew","harpoon-crew","hush-money","hush-money","informer-network","knife-in-the-fog","knife-in-the-fog","knife-in-the-fog","pay-the-ferryman","riptide-charge","riptide-charge","smoke-cloak","static-marksman","static-marksman","tesla-turret","tesla-turret","tithe-collector","tithe-collector","undertow-leviathan","undertow-leviathan","void-the-contract","void-the-contract","wash-ashore","wash-ashore"]}],"sets":["starter"]},"rules":4,"hashes":["8c668a6a63682be419a10cce0651e7b1b3e8b59f1dbddf599a5b17e168e58e9c"],"players":["g:02510e7c-7287-4ee1-b3e1-8ec4db9ebe57","g:1e1ad6a9-21ca-4d56-927d-d3d167df9500"],"fair":true}',1,61,NULL,'sole','mkCZYmfyH','{"away":[{"left":179992,"since":null},{"left":179991,"since":null}],"mutes":[[],[]],"nonces":[],"accepted":[["2d65f7170a5da1f1-1"],["027ee978f28c8d36-1"]]}','nullshapers/4/1',NULL);
INSERT INTO "matches" VALUES (4,'s5imCGibuxGk','{"id":"s5imCGibuxGk","format":1,"setup":{"ruleset":"altered","profile":"v1","options":{},"seed":"ced21d50fb44df2f7d174f28399476dc13558433e9fe119cae228c90db458fdf","seats":[{"deck":["bridge-warden","bridge-warden","bridge-warden","drill-captain","drill-captain","drill-captain","ferry-sergeant","ferry-sergeant","ferry-sergeant","forced-march","forced-march","forced-march","general-inspection","general-inspection","general-inspection","hall-of-banners","hall-of-banners","hall-of-banners","lamplighter-recruit","lamplighter-recruit","lamplighter-recruit","odra-pell","old-standard-bearer","old-standard-bearer","old-standard-bearer","open-muster","open-muster","open-muster","parade-colossus","parade-colossus","parade-colossus","quartermasters-desk","quartermasters-desk","quartermasters-desk","seven-league-order","seven-league-order","seven-league-order","the-long-barracks","the-long-barracks","the-long-barracks","toll-gate-ox","toll-gate-ox","toll-gate-ox"]},{"deck":["arch-summoner-vey","arch-summoner-vey","arch-summoner-vey","candle-thief","candle-thief","candle-thief","courteous-duelist","courteous-duelist","courteous-duelist","dawn-edition","dawn-edition","dawn-edition","four-doors","four-doors","four-doors","gambling-oracle","gambling-oracle","gambling-oracle","inkwell-sprite","inkwell-sprite","inkwell-sprite","keeper-of-marginalia","keeper-of-marginalia","keeper-of-marginalia","lights-out","lights-out","lights-out","moth-of-the-archive","moth-of-the-archive","moth-of-the-archive","sable-and-quill","sleeping-leviathan","sleeping-leviathan","sleeping-leviathan","the-whispering-stacks","the-whispering-stacks","the-whispering-stacks","two-faced-verse","two-faced-verse","two-faced-verse","unwritten-ending","unwritten-ending","unwritten-ending"]}],"sets":["starter"]},"rules":3,"hashes":["a69d60e42f51d52f0ed143351a4baed99f869958a525ecf69496667e0b59e29e"],"players":["g:e3c61ee1-4651-41ff-8de6-6f0087c5da6d","g:467d0972-8736-4f72-90b8-36d73fe77fdf"],"fair":true}',1,61,NULL,'sole','yOR66UZkT','{"away":[{"left":179992,"since":null},{"left":179987,"since":null}],"mutes":[[],[]],"nonces":[],"accepted":[["b7dd9db255f7f2e7-1"],["529c4edaa51318ab-1"]]}','altered/3/1',NULL);
INSERT INTO "matches" VALUES (5,'Ux7yQ1Z0TGlC','{"id":"Ux7yQ1Z0TGlC","format":1,"setup":{"ruleset":"grand-archive","profile":"seed","options":{},"seed":"50ed5ca4ce0d65c9b6ca9e05f42e41bc87ed7a0c983c430c50d178460894e2ef","seats":[{"deck":["anvil-guard","anvil-guard","anvil-guard","anvil-guard","ashen-memory","ashen-memory","ashka-duelist","ashka-marshal","ashka-phoenix","ashka-spark","blaze-lancer","blaze-lancer","blaze-lancer","blaze-lancer","bolt-thrower","burning-slash","burning-slash","burning-slash","burning-slash","cinder-recruit","cinder-recruit","cinder-recruit","cinder-recruit","cinder-wraith","cinder-wraith","coal-sack","dragon-pike","ember-blade","ember-rush","ember-rush","ember-rush","ember-rush","flame-bolt","flame-bolt","flame-bolt","flame-bolt","forge-hall","forge-hall","forge-hall","forge-hall","furnace-ogre","furnace-ogre","furnace-ogre","furnace-ogre","herb-satchel","oathforged-shield","pyre-acolyte","pyre-acolyte","pyre-acolyte","pyre-acolyte","roaring-pyre","roaring-pyre","roaring-pyre","roaring-pyre","sparkcaller","sparkcaller","sparkcaller","sparkcaller","twinfang-raider","twinfang-raider","twinfang-raider","twinfang-raider","vanguard-order","vanguard-order","vanguard-order","vanguard-order","war-banner","war-brew","war-brew","war-brew","war-brew"]},{"deck":["bent-hourglass","binding-mist","binding-mist","binding-mist","coral-dagger","creeping-rust","creeping-rust","cresting-wave","cresting-wave","deep-conch","echo-scroll","echo-scroll","echoing-tide","echoing-tide","gale-falcon","gale-falcon","gale-falcon","gale-falcon","hush-of-the-deep","maren-drift","maren-maelstrom","maren-stormglass","maren-tidecaller","mirror-basin","mist-seer","mist-seer","mist-seer","mist-seer","morning-heron","morning-heron","morning-heron","morning-heron","patient-snare","patient-snare","patient-snare","prism-lens","prismatic-tide","prismatic-tide","reed-scout","reed-scout","reed-scout","reed-scout","shifting-shoal","starfall-chart","starfall-chart","starfall-chart","still-waters","still-waters","storm-drake","storm-drake","storm-drake","storm-drake","stormglass-spear","tidal-shrine","tidal-shrine","tidal-shrine","tidal-shrine","tide-captain","tide-captain","tide-charm","tide-warden","tide-warden","tide-warden","tide-warden","undertow","undertow","undying-current","whirl-cutter","whirl-cutter","whirl-cutter","whirl-cutter"]}],"sets":["starter"]},"rules":3,"hashes":["285ef6a6fe44234c4de6766a16a163ad34dfd4b38c8b9ed438c9c10cd494c0cd"],"players":["g:261c7c00-21c9-489e-a50a-f7b46aa84007","g:1b1eeb37-dc7a-4f6a-8258-1e89b452f224"],"fair":true}',1,61,NULL,'sole','WxxrxOpNw','{"away":[{"left":179992,"since":null},{"left":179991,"since":null}],"mutes":[[],[]],"nonces":[],"accepted":[["ea9c8070a2f12908-1"],["e38046db7b95dfce-1"]]}','grand-archive/3/1',NULL);
INSERT INTO "matches" VALUES (6,'E5Ecvmr0Fppm','{"id":"E5Ecvmr0Fppm","format":1,"setup":{"ruleset":"crowdcontrol","profile":"seed","options":{},"seed":"65b7da19c62cb169e6a5cab56d2daa0db4620375cb5c1c4df690a177c75c7d65","seats":[{"deck":["blood-cousin","blood-cousin","break-cover","burr-runner","burr-runner","burr-runner","call-the-cousins","call-the-cousins","choir-of-reeds","drum-caller","drum-caller","false-trail","harvest-song","harvest-song","harvest-song","hearth-matron","hearth-matron","herb-walker","herb-walker","home-for-supper","horns-down","horns-down","lane-shepherd","lane-shepherd","meeting-oak","meeting-oak","mosshide-guard","mosshide-guard","mosshide-guard","old-antler","old-antler","raise-the-village","raise-the-village","saturday-market","saturday-market","second-spring","sparring-ring","sparring-ring","the-long-table","the-rootmoot"]},{"deck":["arc-projector","arc-projector","ashfall","burn-the-index","cinder-adept","cinder-adept","cinder-adept","clerk-of-ashes","clerk-of-ashes","clerk-of-ashes","cross-reference","estate-tax","final-notice","gear-hound","gear-hound","gear-hound","lamp-of-names","lamp-of-names","lance-of-noon","lance-of-noon","open-furnace","overdue-books","pact-imp","pact-imp","pact-imp","paper-giant","parts-inventory","redacted-file","revolving-door","salvage-rights","scrap-exchange","site-plan","soot-drone","soot-drone","soot-drone","strike-the-name","the-ember-archive","vault-colossus","vault-colossus","vault-colossus"]}],"sets":["starter"]},"rules":3,"hashes":["a5b0dd75589156891e2266bfc543814733efddb4b1501ce913b0288e07b776e2"],"players":["g:475d83de-95a2-4ae0-8e4c-a698761aa275","g:c522dd94-c024-4da3-ad05-e45ba20f3646"],"fair":true}',1,61,NULL,'sole','_20v3kVFz','{"away":[{"left":179992,"since":null},{"left":179991,"since":null}],"mutes":[[],[]],"nonces":[],"accepted":[["afdfd22715fcd1b2-1"],["65172e2875cdd13b-1"]]}','crowdcontrol/3/1',NULL);
INSERT INTO "journal" VALUES ('E5Ecvmr0Fppm',1,1,-1,16,NULL,NULL,'{"action":"begin","commit":"ada2459e03331166a3585d51af0b6395c72bf0ffe5e33aa3090638479d303f07","nonces":["b9c8e96e643577bbfe4f92368616064b","350d38a9956d3bb42fe467f6d6f9f70e"]}','36a88ed35f487336b4766b',1795445929358);
INSERT INTO "journal" VALUES ('E5Ecvmr0Fppm',2,1,0,25,0,'afdfd22715fcd1b2-2','{"action":"commit","request":1}','0X__CTaLmTiaUihCjnhJld',1795445929367);
INSERT INTO "journal" VALUES ('E5Ecvmr0Fppm',3,1,1,30,1,'65172e2875cdd13b-2','{"action":"commit","request":1}','DNSMz3F4eCW9_Uj8rgRQyA',1795445929373);
INSERT INTO "journal" VALUES ('E5Ecvmr0Fppm',4,1,0,37,0,'afdfd22715fcd1b2-3','{"action":"playCard","card":"h5","request":2}','hgycbzYnxp5vjdvAHokeZn',1795445929380);
INSERT INTO "journal" VALUES ('E5Ecvmr0Fppm',5,1,0,43,0,'afdfd22715fcd1b2-4','{"action":"commit","request":3}','6tMBMvzwXH82VYhZutSdkC',1795445929387);
INSERT INTO "journal" VALUES ('E5Ecvmr0Fppm',6,1,1,58,1,'65172e2875cdd13b-3','{"action":"playCard","card":"h2","request":2,"lane":"attack"}','1Y7EJYkwY0M0D2dua3x3TX',1795445929404);
INSERT INTO "journal" VALUES ('E5Ecvmr0Fppm',7,1,1,60,1,'65172e2875cdd13b-4','{"action":"playCard","card":"h1","request":3}','b_jKCiFPIH6B9jN4YYGPFt',1795445929411);
INSERT INTO "journal" VALUES ('E5Ecvmr0Fppm',8,1,1,62,1,'65172e2875cdd13b-5','{"action":"target","request":4,"choice":[]}','Rg9pNV-IZ4URovS1YA3NJW',1795445929413);
INSERT INTO "journal" VALUES ('E5Ecvmr0Fppm',9,1,1,63,1,'65172e2875cdd13b-6','{"action":"commit","request":5}','mi6zVQheVc7mEBVaHMIf8t',1795445929417);
INSERT INTO "journal" VALUES ('E5Ecvmr0Fppm',10,1,0,67,0,'afdfd22715fcd1b2-5','{"action":"lockTargets","rest":"chance","request":4}','xon8Br5z9hC6AnjX6hBqD2',1795445929422);
INSERT INTO "journal" VALUES ('E5Ecvmr0Fppm',11,1,1,71,1,'65172e2875cdd13b-7','{"action":"lockLanes","request":6}','-faMtJvyWbZ70UaAlEfpze',1795445929428);
INSERT INTO "journal" VALUES ('E5Ecvmr0Fppm',12,1,0,76,0,'afdfd22715fcd1b2-6','{"action":"playCard","card":"h7","request":5,"lane":"attack"}','pQdPhyjMYVqfw9Dkos68vt',1795445929433);
INSERT INTO "journal" VALUES ('E5Ecvmr0Fppm',13,1,0,77,0,'afdfd22715fcd1b2-7','{"action":"commit","request":6}','6OztJlIINynXPaU49HGhbO',1795445929435);
INSERT INTO "journal" VALUES ('E5Ecvmr0Fppm',14,1,1,79,1,'65172e2875cdd13b-8','{"action":"commit","request":7}','DoDpPkB43KLpS4jjhiHe8V',1795445929439);
INSERT INTO "journal" VALUES ('E5Ecvmr0Fppm',15,1,0,81,0,'afdfd22715fcd1b2-8','{"action":"switchLanes","request":7,"list":["c8"]}','R4ZkO_UEpLDiH-TBDBOPNE',1795445929442);
INSERT INTO "journal" VALUES ('E5Ecvmr0Fppm',16,1,0,83,0,'afdfd22715fcd1b2-9','{"action":"switchLanes","request":8,"list":[]}','rtjUOLiO6P4qKpIQTgE-p6',1795445929444);
INSERT INTO "journal" VALUES ('E5Ecvmr0Fppm',17,1,0,84,0,'afdfd22715fcd1b2-10','{"action":"switchLanes","request":9,"list":["c8"]}','Fhq4jinBmRGPFELGwb6Zj1',1795445929446);
INSERT INTO "journal" VALUES ('E5Ecvmr0Fppm',18,1,0,85,0,'afdfd22715fcd1b2-11','{"action":"lockLanes","request":10}','YmPrKFifQaa_KMACAtRKzl',1795445929448);
INSERT INTO "journal" VALUES ('E5Ecvmr0Fppm',19,1,1,86,1,'65172e2875cdd13b-9','{"action":"switchLanes","request":8,"list":[]}','uOZCH7micLy_LIctTa-hBs',1795445929450);
INSERT INTO "journal" VALUES ('E5Ecvmr0Fppm',20,1,1,87,1,'65172e2875cdd13b-10','{"action":"lockLanes","request":9}','hw6nqQ79Hy-TqB4TE5emhN',1795445929453);
INSERT INTO "journal" VALUES ('E5Ecvmr0Fppm',21,1,0,88,0,'afdfd22715fcd1b2-12','{"action":"setPriorities","request":11,"list":["c6"]}','64Lyr3T7vwcHOVfRRQRPwX',1795445929456);
INSERT INTO "journal" VALUES ('E5Ecvmr0Fppm',22,1,0,90,0,'afdfd22715fcd1b2-13','{"action":"setPriorities","request":12,"list":["c6"]}','s08TrjIAIgd-vmzomjBU3Y',1795445929458);
INSERT INTO "journal" VALUES ('E5Ecvmr0Fppm',23,1,0,94,0,'afdfd22715fcd1b2-14','{"action":"setPriorities","request":13,"list":["c6"]}','AKy-5FK8IoCH-dakAlGKEY',1795445929463);
INSERT INTO "journal" VALUES ('E5Ecvmr0Fppm',24,1,0,95,0,'afdfd22715fcd1b2-15','{"action":"lockBattle","request":14}','UjytXvL4Ow0G7v7X75gkWE',1795445929465);
INSERT INTO "journal" VALUES ('E5Ecvmr0Fppm',25,1,0,97,0,'afdfd22715fcd1b2-16','{"action":"playCard","card":"h1","request":15}','ii4NB6muFC-o8yTPO1Nzom',1795445929469);
INSERT INTO "journal" VALUES ('E5Ecvmr0Fppm',26,1,0,101,0,'afdfd22715fcd1b2-17','{"action":"spawn","request":16,"choice":[1,1]}','z8UpZhLNK3zd1RsMP2MkO1',1795445929475);
INSERT INTO "journal" VALUES ('E5Ecvmr0Fppm',27,1,0,103,0,'afdfd22715fcd1b2-18','{"action":"commit","request":17}','M2-vYKe4AlV8EKh2Mnt6i0',1795445929477);
INSERT INTO "journal" VALUES ('E5Ecvmr0Fppm',28,1,1,105,1,'65172e2875cdd13b-11','{"action":"commit","request":10}','mImuvHDiSlkdqguS-DL2YY',1795445929480);
INSERT INTO "journal" VALUES ('E5Ecvmr0Fppm',29,1,0,108,0,'afdfd22715fcd1b2-19','{"action":"lockLanes","request":18}','ISzmFg7LBOMYmqwGk4hsOs',1795445929485);
INSERT INTO "journal" VALUES ('E5Ecvmr0Fppm',30,1,1,109,1,'65172e2875cdd13b-12','{"action":"lockLanes","request":11}','bG8HAIU4PrFXhQt4GkYhEj',1795445929487);
INSERT INTO "journal" VALUES ('E5Ecvmr0Fppm',31,1,0,112,0,'afdfd22715fcd1b2-20','{"action":"setPriorities","request":19,"list":["c6"]}','NNJHrU9ZG5Rw2WD7utUHXK',1795445929491);
INSERT INTO "journal" VALUES ('E5Ecvmr0Fppm',32,1,0,113,0,'afdfd22715fcd1b2-21','{"action":"setPriorities","request":20,"list":[]}','xeObDpOdVAKuYg-j62zq7d',1795445929493);
INSERT INTO "journal" VALUES ('E5Ecvmr0Fppm',33,1,0,114,0,'afdfd22715fcd1b2-22','{"action":"setPriorities","request":21,"list":[]}','BGHHNVQ8bBWOIKIkijsqy4',1795445929495);
INSERT INTO "journal" VALUES ('E5Ecvmr0Fppm',34,1,0,115,0,'afdfd22715fcd1b2-23','{"action":"lockBattle","request":22}','Zw1dxhymqmSOXbOLiD0k-u',1795445929499);
INSERT INTO "journal" VALUES ('E5Ecvmr0Fppm',35,1,0,124,0,'afdfd22715fcd1b2-24','{"action":"activate","card":"c1","ability":1,"request":23,"target":["c14"]}','0-elwZid7kCE2zhKNyCcaY',1795445929508);
INSERT INTO "journal" VALUES ('E5Ecvmr0Fppm',36,1,0,126,0,'afdfd22715fcd1b2-25','{"action":"commit","request":24}','4gwbtvMcqwokAw6eJXTp-h',1795445929511);
INSERT INTO "journal" VALUES ('E5Ecvmr0Fppm',37,1,1,128,1,'65172e2875cdd13b-13','{"action":"playCard","card":"h5","request":12,"slot":1}','rMCCLWO-WqeXvuItu01Kt0',1795445929514);
INSERT INTO "journal" VALUES ('E5Ecvmr0Fppm',38,1,1,130,1,'65172e2875cdd13b-14','{"action":"commit","request":13}','rSlSAFpayV5ofchhbbksGL',1795445929517);
INSERT INTO "journal" VALUES ('E5Ecvmr0Fppm',39,1,0,132,0,'afdfd22715fcd1b2-26','{"action":"lockLanes","request":25}','0bd0iOEpFuBtWazOAkoVxv',1795445929521);
INSERT INTO "journal" VALUES ('E5Ecvmr0Fppm',40,1,1,134,1,'65172e2875cdd13b-15','{"action":"switchLanes","request":14,"list":[]}','66MOnijSTPeIvv2htD3Gy9',1795445929525);
INSERT INTO "journal" VALUES ('E5Ecvmr0Fppm',41,1,1,136,1,'65172e2875cdd13b-16','{"action":"switchLanes","request":15,"list":["c3"]}','cMx655FycrjoN7yRhu7rEk',1795445929527);
INSERT INTO "journal" VALUES ('E5Ecvmr0Fppm',42,1,1,137,1,'65172e2875cdd13b-17','{"action":"switchLanes","request":16,"list":["c3"]}','OpdfoU42Aq3a0n_cdX0wZG',1795445929529);
INSERT INTO "journal" VALUES ('E5Ecvmr0Fppm',43,1,1,139,1,'65172e2875cdd13b-18','{"action":"lockLanes","request":17}','iEz9xuSDdKZ5fkEcBEXf_c',1795445929532);
INSERT INTO "journal" VALUES ('E5Ecvmr0Fppm',44,1,0,141,0,'afdfd22715fcd1b2-27','{"action":"setPriorities","request":26,"list":["c17"]}','UDnXhr2s_zjoPdVZeRQ1Cc',1795445929536);
INSERT INTO "journal" VALUES ('E5Ecvmr0Fppm',45,1,0,142,0,'afdfd22715fcd1b2-28','{"action":"lockBattle","request":27}','WaiXJIvtBONfdDCktwoo_t',1795445929539);
INSERT INTO "journal" VALUES ('E5Ecvmr0Fppm',46,1,0,147,0,'afdfd22715fcd1b2-29','{"action":"playCard","card":"h3","request":28,"lane":"defense"}','05m0Dw0ZF0V--5JHGm6yGx',1795445929544);
INSERT INTO "journal" VALUES ('E5Ecvmr0Fppm',47,1,0,150,0,'afdfd22715fcd1b2-30','{"action":"playCard","card":"h8","request":29,"slot":2}','cp7pa7GAUq7KIwIsJYYSfA',1795445929548);
INSERT INTO "journal" VALUES ('E5Ecvmr0Fppm',48,1,0,156,0,'afdfd22715fcd1b2-31','{"action":"activate","card":"c1","ability":1,"request":30,"target":["c14"]}','79nUM_skFECaEP7h13urnm',1795445929558);
INSERT INTO "journal" VALUES ('E5Ecvmr0Fppm',49,1,0,158,0,'afdfd22715fcd1b2-32','{"action":"commit","request":31}','Y9ZwClSUSf9v6OqD78N4Ml',1795445929561);
INSERT INTO "journal" VALUES ('E5Ecvmr0Fppm',50,1,1,160,1,'65172e2875cdd13b-19','{"action":"activate","card":"c6","ability":0,"request":18}','RGaJ0Engm-soWzZ0-Fdm4N',1795445929564);
INSERT INTO "journal" VALUES ('E5Ecvmr0Fppm',51,1,1,163,1,'65172e2875cdd13b-20','{"action":"commit","request":19}','rRTheSEAVKklQGIWlSAsKp',1795445929568);
INSERT INTO "journal" VALUES ('E5Ecvmr0Fppm',52,1,0,175,0,'afdfd22715fcd1b2-33','{"action":"switchLanes","request":32,"list":["c18"]}','IoaOFFYe4hPLPaJ513HeK_',1795445929582);
INSERT INTO "journal" VALUES ('E5Ecvmr0Fppm',53,1,0,177,0,'afdfd22715fcd1b2-34','{"action":"switchLanes","request":33,"list":["c14"]}','jPW_M6M116QPz-awy_VG7z',1795445929584);
INSERT INTO "journal" VALUES ('E5Ecvmr0Fppm',54,1,0,179,0,'afdfd22715fcd1b2-35','{"action":"switchLanes","request":34,"list":["c12","c14","c8","c15","c18"]}','-vjR3bkjzu2CjAIqSoeROc',1795445929588);
INSERT INTO "journal" VALUES ('E5Ecvmr0Fppm',55,1,0,181,0,'afdfd22715fcd1b2-36','{"action":"lockLanes","request":35}','pr43UHMRqNcDJYD3Ijs1Sv',1795445929592);
INSERT INTO "journal" VALUES ('E5Ecvmr0Fppm',56,1,0,184,0,'afdfd22715fcd1b2-37','{"action":"setPriorities","request":36,"list":[]}','Q7InnR78pZ596kTiJCNMfQ',1795445929595);
INSERT INTO "journal" VALUES ('E5Ecvmr0Fppm',57,1,0,185,0,'afdfd22715fcd1b2-38','{"action":"setPriorities","request":37,"list":["c17"]}','R1vjW9iWG6S3F_mjZc1u71',1795445929598);
INSERT INTO "journal" VALUES ('E5Ecvmr0Fppm',58,1,0,186,0,'afdfd22715fcd1b2-39','{"action":"lockBattle","request":38}','ntXsQnEQyRGaSb94ABwrlr',1795445929600);
INSERT INTO "journal" VALUES ('E5Ecvmr0Fppm',59,1,1,187,1,'65172e2875cdd13b-21','{"action":"setPriorities","request":20,"list":[]}','LZj_m9XYgewQofNNISLRVK',1795445929602);
INSERT INTO "journal" VALUES ('E5Ecvmr0Fppm',60,1,1,188,1,'65172e2875cdd13b-22','{"action":"setPriorities","request":21,"list":["c20"]}','euHnir2acWMsC-UK4RiTT0',1795445929604);
INSERT INTO "journal" VALUES ('E5Ecvmr0Fppm',61,1,1,189,1,'65172e2875cdd13b-23','{"action":"lockBattle","request":22}','EyLnrfym1qG2lv2fNQLpVA',1795445929606);
INSERT INTO "journal" VALUES ('IiWKDGbFCuxJ',1,1,-1,17,NULL,NULL,'{"action":"begin","commit":"06743b23a356bc6a37c3a8a274e7a0a9076a56f138c1db56651f078d0e9ed419","nonces":["3989119c2f88e3d4abd1636d24dcc36b","50089445e9e9af94ee27e19fa303b5d5"]}','4aa49bbe6847bfe60cac6e',1795445928169);
INSERT INTO "journal" VALUES ('IiWKDGbFCuxJ',2,1,1,22,1,'466d1f330dff0031-2','{"action":"advancePhase","request":1}','Hl3RYyVZdSF-Mu4BSjiaDw',1795445928175);
INSERT INTO "journal" VALUES ('IiWKDGbFCuxJ',3,1,1,24,1,'466d1f330dff0031-3','{"action":"advancePhase","request":2}','nvAb1GZNzPNwSDo72vhTxv',1795445928179);
INSERT INTO "journal" VALUES ('IiWKDGbFCuxJ',4,1,1,27,1,'466d1f330dff0031-4','{"action":"advancePhase","request":3}','bhqvqFmV3ykPvmTaVaN-OA',1795445928183);
INSERT INTO "journal" VALUES ('IiWKDGbFCuxJ',5,1,1,29,1,'466d1f330dff0031-5','{"action":"playResource","card":"h5","request":4}','XUvjUcE2gaPxzqb2Dxzu1e',1795445928186);
INSERT INTO "journal" VALUES ('IiWKDGbFCuxJ',6,1,1,32,1,'466d1f330dff0031-6','{"action":"ignite","card":"h8","mode":"play","request":5,"pay":["c1"]}','1RhmtyCadXaRWbcmwBO3dF',1795445928192);
INSERT INTO "journal" VALUES ('IiWKDGbFCuxJ',7,1,0,36,0,'cb8b13be987f9c97-2','{"action":"pass","request":1}','umLO6bijKwce-EuFnlKbCm',1795445928196);
INSERT INTO "journal" VALUES ('IiWKDGbFCuxJ',8,1,1,40,1,'466d1f330dff0031-7','{"action":"ignite","card":"h9","mode":"proxy","request":6}','YKMEtm_b0g0fOtYWmeCt7V',1795445928203);
INSERT INTO "journal" VALUES ('IiWKDGbFCuxJ',9,1,0,42,0,'cb8b13be987f9c97-3','{"action":"pass","request":2}','q-h9G3ZuGsysy_-NBusxqX',1795445928207);
INSERT INTO "journal" VALUES ('IiWKDGbFCuxJ',10,1,1,46,1,'466d1f330dff0031-8','{"action":"advancePhase","request":7}','n_imDAFBkka1vxEdML_Ggu',1795445928211);
INSERT INTO "journal" VALUES ('IiWKDGbFCuxJ',11,1,1,48,1,'466d1f330dff0031-9','{"action":"declareAttack","card":"c2","request":8}','7uj1H9KoO1KDdG-TOo-l5i',1795445928216);
INSERT INTO "journal" VALUES ('IiWKDGbFCuxJ',12,1,0,53,0,'cb8b13be987f9c97-4','{"action":"pass","request":3}','ls3bUxVTpB0ohHTQPvoVry',1795445928223);
INSERT INTO "journal" VALUES ('IiWKDGbFCuxJ',13,1,1,57,1,'466d1f330dff0031-10','{"action":"advancePhase","request":9}','IORI0WOp6cJOwLKNokYIw7',1795445928227);
INSERT INTO "journal" VALUES ('IiWKDGbFCuxJ',14,1,1,59,1,'466d1f330dff0031-11','{"action":"advancePhase","request":10}','peT6h3XNfmkmgOdbZgT2wV',1795445928230);
INSERT INTO "journal" VALUES ('IiWKDGbFCuxJ',15,1,0,61,0,'cb8b13be987f9c97-5','{"action":"advancePhase","request":4}','kxNclFnLdImtJ3VhfIXzno',1795445928234);
INSERT INTO "journal" VALUES ('IiWKDGbFCuxJ',16,1,0,64,0,'cb8b13be987f9c97-6','{"action":"advancePhase","request":5}','f8d8pmSsihCjtM-BwCFN58',1795445928238);
INSERT INTO "journal" VALUES ('IiWKDGbFCuxJ',17,1,0,66,0,'cb8b13be987f9c97-7','{"action":"advancePhase","request":6}','EBDU-xP2SiSoUIJSVi-U4b',1795445928241);
INSERT INTO "journal" VALUES ('IiWKDGbFCuxJ',18,1,0,68,0,'cb8b13be987f9c97-8','{"action":"advancePhase","request":7}','ahP_bkX87gUpTOA67Or3jX',1795445928245);
INSERT INTO "journal" VALUES ('IiWKDGbFCuxJ',19,1,0,71,0,'cb8b13be987f9c97-9','{"action":"advancePhase","request":8}','f2KyTbcflC6-am9OulzKhq',1795445928249);
INSERT INTO "journal" VALUES ('IiWKDGbFCuxJ',20,1,0,74,0,'cb8b13be987f9c97-10','{"action":"advancePhase","request":9}','pjdLAB989N9bHkcjNAncfA',1795445928253);
INSERT INTO "journal" VALUES ('IiWKDGbFCuxJ',21,1,1,76,1,'466d1f330dff0031-12','{"action":"advancePhase","request":11}','qqzHkSGEUnzy4yYtnsodVj',1795445928257);
INSERT INTO "journal" VALUES ('IiWKDGbFCuxJ',22,1,1,79,1,'466d1f330dff0031-13','{"action":"advancePhase","request":12}','gbu1vsRQAJlng4J64QbHr1',1795445928262);
INSERT INTO "journal" VALUES ('IiWKDGbFCuxJ',23,1,1,81,1,'466d1f330dff0031-14','{"action":"advancePhase","request":13}','3jq1-d0UoUmGQYlMWz89Uv',1795445928265);
INSERT INTO "journal" VALUES ('IiWKDGbFCuxJ',24,1,1,85,1,'466d1f330dff0031-15','{"action":"ignite","card":"h10","mode":"proxy","request":14}','EGAfh9LM7gQIZOrwgemInz',1795445928271);
INSERT INTO "journal" VALUES ('IiWKDGbFCuxJ',25,1,0,89,0,'cb8b13be987f9c97-11','{"action":"pass","request":10}','IrXo-V1FnQJGT7Ipsn2Lq_',1795445928277);
INSERT INTO "journal" VALUES ('IiWKDGbFCuxJ',26,1,1,91,1,'466d1f330dff0031-16','{"action":"playResource","card":"h2","request":15}','bLdC2F5bSfR5phJGZ1rRZe',1795445928281);
INSERT INTO "journal" VALUES ('IiWKDGbFCuxJ',27,1,1,94,1,'466d1f330dff0031-17','{"action":"ignite","card":"h7","mode":"play","request":16,"pay":["c1"]}','w3LG5Ti9CaxxgcmdgZV_oQ',1795445928286);
INSERT INTO "journal" VALUES ('IiWKDGbFCuxJ',28,1,0,97,0,'cb8b13be987f9c97-12','{"action":"pass","request":11}','w-rtieVbZpeF3mY6ljVg6Y',1795445928292);
INSERT INTO "journal" VALUES ('IiWKDGbFCuxJ',29,1,0,100,0,'cb8b13be987f9c97-13','{"action":"pass","request":12}','R2fMuwh-_KDuxdsVoWNeMv',1795445928296);
INSERT INTO "journal" VALUES ('IiWKDGbFCuxJ',30,1,1,104,1,'466d1f330dff0031-18','{"action":"advancePhase","request":17}','NsRV-6qxamlIXg8Znkb-s4',1795445928301);
INSERT INTO "journal" VALUES ('IiWKDGbFCuxJ',31,1,1,106,1,'466d1f330dff0031-19','{"action":"advancePhase","request":18}','YuXYL2oNvtnmw1b-hOiL3T',1795445928305);
INSERT INTO "journal" VALUES ('IiWKDGbFCuxJ',32,1,1,109,1,'466d1f330dff0031-20','{"action":"advancePhase","request":19}','gj9rD3Q2USTrNwLo7O6h7U',1795445928309);
INSERT INTO "journal" VALUES ('IiWKDGbFCuxJ',33,1,0,112,0,'cb8b13be987f9c97-14','{"action":"advancePhase","request":13}','tVICeOAy4mYswikcnN_v0q',1795445928314);
INSERT INTO "journal" VALUES ('IiWKDGbFCuxJ',34,1,0,119,0,'cb8b13be987f9c97-15','{"action":"advancePhase","request":14}','vwfVdK_pyobnL_f6Jd9YRb',1795445928323);
INSERT INTO "journal" VALUES ('IiWKDGbFCuxJ',35,1,0,126,0,'cb8b13be987f9c97-16','{"action":"advancePhase","request":15}','a1vrx7yZ7-NGwxlUwGF0rd',1795445928332);
INSERT INTO "journal" VALUES ('IiWKDGbFCuxJ',36,1,0,131,0,'cb8b13be987f9c97-17','{"action":"playResource","card":"h2","request":16}','-w0-4MZEMbwb7n8S5RuOOn',1795445928338);
INSERT INTO "journal" VALUES ('IiWKDGbFCuxJ',37,1,0,136,0,'cb8b13be987f9c97-18','{"action":"advancePhase","request":17}','8UVYIvnJgqe0bAR7a9PGi2',1795445928344);
INSERT INTO "journal" VALUES ('IiWKDGbFCuxJ',38,1,0,143,0,'cb8b13be987f9c97-19','{"action":"ignite","card":"h6","mode":"play","request":18,"pay":["c8"],"target":["c2"]}','6gAa9WYXAhWJsvrz7r_TXh',1795445928353);
INSERT INTO "journal" VALUES ('IiWKDGbFCuxJ',39,1,1,148,1,'466d1f330dff0031-21','{"action":"pass","request":20}','umHHQy7aS_5PEJO6HXczJd',1795445928360);
INSERT INTO "journal" VALUES ('IiWKDGbFCuxJ',40,1,0,156,0,'cb8b13be987f9c97-20','{"action":"advancePhase","request":19}','0pgbafLdzCXj7x6k62Vtcp',1795445928369);
INSERT INTO "journal" VALUES ('IiWKDGbFCuxJ',41,1,0,158,0,'cb8b13be987f9c97-21','{"action":"advancePhase","request":20}','32xH6rVCskCODoTthCPQHP',1795445928372);
INSERT INTO "journal" VALUES ('IiWKDGbFCuxJ',42,1,1,163,1,'466d1f330dff0031-22','{"action":"advancePhase","request":21}','WcygRLlwghg-z6KsiV1aa9',1795445928380);
INSERT INTO "journal" VALUES ('IiWKDGbFCuxJ',43,1,0,166,0,'cb8b13be987f9c97-22','{"action":"pass","request":21}','WDgtmJLfODctfqChsb4y7P',1795445928385);
INSERT INTO "journal" VALUES ('IiWKDGbFCuxJ',44,1,1,169,1,'466d1f330dff0031-23','{"action":"advancePhase","request":22}','vjcEIvYwGBabgL1WIqmTj6',1795445928389);
INSERT INTO "journal" VALUES ('IiWKDGbFCuxJ',45,1,1,172,1,'466d1f330dff0031-24','{"action":"advancePhase","request":23}','0mJ80Q4cuPkCqs6VIlRdzw',1795445928393);
INSERT INTO "journal" VALUES ('IiWKDGbFCuxJ',46,1,1,174,1,'466d1f330dff0031-25','{"action":"playResource","card":"h1","request":24}','iK-rppCX9UFRoobZApt9mv',1795445928396);
INSERT INTO "journal" VALUES ('IiWKDGbFCuxJ',47,1,1,179,1,'466d1f330dff0031-26','{"action":"advancePhase","request":25}','Mlsxl3Vp4togWUyB6adVCc',1795445928402);
INSERT INTO "journal" VALUES ('IiWKDGbFCuxJ',48,1,1,181,1,'466d1f330dff0031-27','{"action":"advancePhase","request":26}','L6hS1-JF47TLoFws7p_kFt',1795445928406);
INSERT INTO "journal" VALUES ('IiWKDGbFCuxJ',49,1,0,184,0,'cb8b13be987f9c97-23','{"action":"pass","request":22}','zs8XUrxvVKVuwk_NJbJcUb',1795445928411);
INSERT INTO "journal" VALUES ('IiWKDGbFCuxJ',50,1,1,188,1,'466d1f330dff0031-28','{"action":"advancePhase","request":27}','3nr0k47ZAhWpWmYDCJr85d',1795445928416);
INSERT INTO "journal" VALUES ('IiWKDGbFCuxJ',51,1,0,191,0,'cb8b13be987f9c97-24','{"action":"advancePhase","request":23}','CJjkk4C5RomyclJzvsTzzo',1795445928420);
INSERT INTO "journal" VALUES ('IiWKDGbFCuxJ',52,1,0,194,0,'cb8b13be987f9c97-25','{"action":"advancePhase","request":24}','WAIcbtIcZVluQ_utQ0hlI4',1795445928423);
INSERT INTO "journal" VALUES ('IiWKDGbFCuxJ',53,1,0,195,0,'cb8b13be987f9c97-26','{"action":"advancePhase","request":25}','KiHiSVhdyHVj8zgzmY8ccO',1795445928426);
INSERT INTO "journal" VALUES ('IiWKDGbFCuxJ',54,1,0,203,0,'cb8b13be987f9c97-27','{"action":"playResource","card":"h9","request":26}','bwkkBPn2z66K1xKSQklCLG',1795445928436);
INSERT INTO "journal" VALUES ('IiWKDGbFCuxJ',55,1,0,208,0,'cb8b13be987f9c97-28','{"action":"ignite","card":"h10","mode":"play","request":27,"pay":["c13","c8"]}','qWg4-ZE3I3hEA8tYzG8SRB',1795445928443);
INSERT INTO "journal" VALUES ('IiWKDGbFCuxJ',56,1,1,211,1,'466d1f330dff0031-29','{"action":"pass","request":28}','KquRUxmOu3mSXf6PyqlgeV',1795445928447);
INSERT INTO "journal" VALUES ('IiWKDGbFCuxJ',57,1,0,215,0,'cb8b13be987f9c97-29','{"action":"advancePhase","request":28}','WSrDcZdhuIP3fz_2h5NRyd',1795445928452);
INSERT INTO "journal" VALUES ('IiWKDGbFCuxJ',58,1,0,217,0,'cb8b13be987f9c97-30','{"action":"advancePhase","request":29}','7U_nTP3jFs7FbRNm4pydcp',1795445928455);
INSERT INTO "journal" VALUES ('IiWKDGbFCuxJ',59,1,0,220,0,'cb8b13be987f9c97-31','{"action":"advancePhase","request":30}','KVno0wIw8osA7TrJZUP4OQ',1795445928460);
INSERT INTO "journal" VALUES ('IiWKDGbFCuxJ',60,1,1,223,1,'466d1f330dff0031-30','{"action":"advancePhase","request":29}','YYw-17ZSJ4b00qIJvOal3H',1795445928464);
INSERT INTO "journal" VALUES ('IiWKDGbFCuxJ',61,1,1,225,1,'466d1f330dff0031-31','{"action":"advancePhase","request":30}','eGnUhJxQveu15iXaldU9Ku',1795445928467);
INSERT INTO "journal" VALUES ('Ux7yQ1Z0TGlC',1,1,-1,16,NULL,NULL,'{"action":"begin","commit":"87a408f871a1f1ee47c219492fc6543e2e9f0959aeab3f595cbeafd3bfd9668c","nonces":["cb84395884565b5c0c1c79700f04569d","baed49a7d7f9f8f63275a549e86810ef"]}','1b906bc5f9c43ea0b26541',1795445929088);
INSERT INTO "journal" VALUES ('Ux7yQ1Z0TGlC',2,1,0,21,0,'ea9c8070a2f12908-2','{"action":"chooseStartingChampion","request":1,"choice":"h4"}','bRxYAtLi9Xn90NfcZ6AM2h',1795445929094);
INSERT INTO "journal" VALUES ('Ux7yQ1Z0TGlC',3,1,0,26,0,'ea9c8070a2f12908-3','{"action":"pass","request":2}','OFbMouO4IqezPAtWSJmh7A',1795445929098);
INSERT INTO "journal" VALUES ('Ux7yQ1Z0TGlC',4,1,1,27,1,'e38046db7b95dfce-2','{"action":"pass","request":1}','ToLeuCyh8xvsZ5vyU_0dTE',1795445929103);
INSERT INTO "journal" VALUES ('Ux7yQ1Z0TGlC',5,1,0,33,0,'ea9c8070a2f12908-4','{"action":"activateCard","card":"h17","request":3,"pay":["h15","h16","h18"]}','7JwnOSmz69Q7w5C8m814kr',1795445929109);
INSERT INTO "journal" VALUES ('Ux7yQ1Z0TGlC',6,1,0,35,0,'ea9c8070a2f12908-5','{"action":"pass","request":4}','GuYcbZyvgfpIWJmnqc58lr',1795445929112);
INSERT INTO "journal" VALUES ('Ux7yQ1Z0TGlC',7,1,1,45,1,'e38046db7b95dfce-3','{"action":"pass","request":2}','X2UoclRLOt9M-m7o1Q7zDL',1795445929124);
INSERT INTO "journal" VALUES ('Ux7yQ1Z0TGlC',8,1,0,48,0,'ea9c8070a2f12908-6','{"action":"pass","request":5}','kf7OM9ZxxD06avziExamyO',1795445929127);
INSERT INTO "journal" VALUES ('Ux7yQ1Z0TGlC',9,1,1,49,1,'e38046db7b95dfce-4','{"action":"pass","request":3}','4hTj2-b_q9AGjlWOAx4F23',1795445929130);
INSERT INTO "journal" VALUES ('Ux7yQ1Z0TGlC',10,1,0,50,0,'ea9c8070a2f12908-7','{"action":"pass","request":6}','VQBGpAI3E2jrV3wv3Aq25d',1795445929133);
INSERT INTO "journal" VALUES ('Ux7yQ1Z0TGlC',11,1,1,56,1,'e38046db7b95dfce-5','{"action":"pass","request":4}','Rs8bmR_GU0mRaZ3yMVccqk',1795445929140);
INSERT INTO "journal" VALUES ('Ux7yQ1Z0TGlC',12,1,1,59,1,'e38046db7b95dfce-6','{"action":"chooseStartingChampion","request":5,"choice":"h4"}','Vo0tpCzyPGB_zKay-vyfTN',1795445929145);
INSERT INTO "journal" VALUES ('Ux7yQ1Z0TGlC',13,1,1,62,1,'e38046db7b95dfce-7','{"action":"pass","request":6}','Aad5C-Yl4VR27alz346VqP',1795445929148);
INSERT INTO "journal" VALUES ('Ux7yQ1Z0TGlC',14,1,0,63,0,'ea9c8070a2f12908-8','{"action":"pass","request":7}','jlP6ZSZkQLv6XhSaMCZB2J',1795445929152);
INSERT INTO "journal" VALUES ('Ux7yQ1Z0TGlC',15,1,1,70,1,'e38046db7b95dfce-8','{"action":"activateCard","card":"h15","request":7,"attacker":["c3"],"pay":["h16"]}','wTrRHM4YIi9CoE2eh-QFff',1795445929160);
INSERT INTO "journal" VALUES ('Ux7yQ1Z0TGlC',16,1,1,74,1,'e38046db7b95dfce-9','{"action":"pass","request":8}','M1TWCCOufelO71AYV1cBjO',1795445929165);
INSERT INTO "journal" VALUES ('Ux7yQ1Z0TGlC',17,1,0,75,0,'ea9c8070a2f12908-9','{"action":"pass","request":8}','ZS6n1OFrnTmc25h2TGuV9p',1795445929169);
INSERT INTO "journal" VALUES ('Ux7yQ1Z0TGlC',18,1,1,83,1,'e38046db7b95dfce-10','{"action":"chooseAttackTarget","request":9,"target":["c2"]}','CBC_0WYG2qqjf6F1J19T55',1795445929178);
INSERT INTO "journal" VALUES ('Ux7yQ1Z0TGlC',19,1,1,85,1,'e38046db7b95dfce-11','{"action":"chooseTargets","request":10,"choice":[]}','FDdPRcLeo9OUauLyI7DJq0',1795445929181);
INSERT INTO "journal" VALUES ('Ux7yQ1Z0TGlC',20,1,1,88,1,'e38046db7b95dfce-12','{"action":"pass","request":11}','LJ5MaIyY2T7Kq4DM1yZyRE',1795445929184);
INSERT INTO "journal" VALUES ('Ux7yQ1Z0TGlC',21,1,0,89,0,'ea9c8070a2f12908-10','{"action":"pass","request":9}','sP5tr4n0Fzd6l67sbUahMx',1795445929187);
INSERT INTO "journal" VALUES ('Ux7yQ1Z0TGlC',22,1,1,93,1,'e38046db7b95dfce-13','{"action":"pass","request":12}','5pWygdZvNTCLMgOyOqN2Lc',1795445929192);
INSERT INTO "journal" VALUES ('Ux7yQ1Z0TGlC',23,1,0,94,0,'ea9c8070a2f12908-11','{"action":"pass","request":10}','twfk6ollBL76soIEcnsZW-',1795445929194);
INSERT INTO "journal" VALUES ('Ux7yQ1Z0TGlC',24,1,1,95,1,'e38046db7b95dfce-14','{"action":"pass","request":13}','NmJNShMwTeRkBnlSY_zyth',1795445929197);
INSERT INTO "journal" VALUES ('Ux7yQ1Z0TGlC',25,1,0,96,0,'ea9c8070a2f12908-12','{"action":"pass","request":11}','zqrHBVA-hteGur9sj04BbQ',1795445929201);
INSERT INTO "journal" VALUES ('Ux7yQ1Z0TGlC',26,1,1,99,1,'e38046db7b95dfce-15','{"action":"pass","request":14}','W1x6KQWs3UijXixX1E2yTP',1795445929204);
INSERT INTO "journal" VALUES ('Ux7yQ1Z0TGlC',27,1,0,100,0,'ea9c8070a2f12908-13','{"action":"pass","request":12}','rdba7Vr_mA3u_OvYctzmCR',1795445929207);
INSERT INTO "journal" VALUES ('Ux7yQ1Z0TGlC',28,1,1,102,1,'e38046db7b95dfce-16','{"action":"pass","request":15}','PRZ4SLYuyVdHqDVl7nJMpQ',1795445929209);
INSERT INTO "journal" VALUES ('Ux7yQ1Z0TGlC',29,1,0,105,0,'ea9c8070a2f12908-14','{"action":"pass","request":13}','ftprbwG1LJLZV3AuAcWhHj',1795445929215);
INSERT INTO "journal" VALUES ('Ux7yQ1Z0TGlC',30,1,0,109,0,'ea9c8070a2f12908-15','{"action":"materialize","card":"h5","request":14}','YmZnTAzYVC2wnw_4rVIIZ3',1795445929219);
INSERT INTO "journal" VALUES ('Ux7yQ1Z0TGlC',31,1,0,111,0,'ea9c8070a2f12908-16','{"action":"pass","request":15}','LY9ETbIo48z9AKsyRtf_xr',1795445929223);
INSERT INTO "journal" VALUES ('Ux7yQ1Z0TGlC',32,1,1,112,1,'e38046db7b95dfce-17','{"action":"pass","request":16}','gOCuPeh_310b7_QUAfYvwP',1795445929227);
INSERT INTO "journal" VALUES ('Ux7yQ1Z0TGlC',33,1,0,114,0,'ea9c8070a2f12908-17','{"action":"pass","request":16}','MeO4DYWJgsKjlXdtRa1y4l',1795445929230);
INSERT INTO "journal" VALUES ('Ux7yQ1Z0TGlC',34,1,1,116,1,'e38046db7b95dfce-18','{"action":"pass","request":17}','sYKQhCKHE2bKG2MrsppPNm',1795445929233);
INSERT INTO "journal" VALUES ('Ux7yQ1Z0TGlC',35,1,0,124,0,'ea9c8070a2f12908-18','{"action":"activateCard","card":"h19","request":17,"modes":["m0"],"target":["c1"],"pay":["h14"]}','Rtrfx1oHmdrPEYJ5xtEbaN',1795445929242);
INSERT INTO "journal" VALUES ('Ux7yQ1Z0TGlC',36,1,0,126,0,'ea9c8070a2f12908-19','{"action":"pass","request":18}','jfg0rIT51UiqzNKiBfVxJA',1795445929244);
INSERT INTO "journal" VALUES ('Ux7yQ1Z0TGlC',37,1,1,127,1,'e38046db7b95dfce-19','{"action":"pass","request":18}','AGnV_FXN9DZzfbPoMMSIJQ',1795445929247);
INSERT INTO "journal" VALUES ('Ux7yQ1Z0TGlC',38,1,0,130,0,'ea9c8070a2f12908-20','{"action":"declareAttack","card":"c1","request":19,"weapons":[],"target":["c3"]}','EZF-QhZXeXd4cTsa01uf2j',1795445929251);
INSERT INTO "journal" VALUES ('Ux7yQ1Z0TGlC',39,1,0,132,0,'ea9c8070a2f12908-21','{"action":"pass","request":20}','frFkxzPReLlNsUEBywBI8q',1795445929254);
INSERT INTO "journal" VALUES ('Ux7yQ1Z0TGlC',40,1,1,133,1,'e38046db7b95dfce-20','{"action":"pass","request":19}','tbR3-ZfWXEW4Wo5k44J0AR',1795445929256);
INSERT INTO "journal" VALUES ('Ux7yQ1Z0TGlC',41,1,0,134,0,'ea9c8070a2f12908-22','{"action":"pass","request":21}','qFht91qMAWLR0BX4mVi_0w',1795445929258);
INSERT INTO "journal" VALUES ('Ux7yQ1Z0TGlC',42,1,1,136,1,'e38046db7b95dfce-21','{"action":"pass","request":20}','uWZiyAbzud6KgvIMLogqkd',1795445929262);
INSERT INTO "journal" VALUES ('Ux7yQ1Z0TGlC',43,1,0,137,0,'ea9c8070a2f12908-23','{"action":"pass","request":22}','Bc-MDGaEvFpTCrdEZ9ck4t',1795445929264);
INSERT INTO "journal" VALUES ('Ux7yQ1Z0TGlC',44,1,1,138,1,'e38046db7b95dfce-22','{"action":"pass","request":21}','mefYd0EeTCZuUbQM9HCEtx',1795445929267);
INSERT INTO "journal" VALUES ('Ux7yQ1Z0TGlC',45,1,0,140,0,'ea9c8070a2f12908-24','{"action":"pass","request":23}','o1dTufWl89jroUgW6iNmyn',1795445929271);
INSERT INTO "journal" VALUES ('Ux7yQ1Z0TGlC',46,1,1,141,1,'e38046db7b95dfce-23','{"action":"pass","request":22}','AE3Q2bt7f4wov-cGKJ3zkO',1795445929274);
INSERT INTO "journal" VALUES ('Ux7yQ1Z0TGlC',47,1,1,144,1,'e38046db7b95dfce-24','{"action":"materialize","card":"h11","request":23}','aMfANNzWfNwN7TFo4QFZv9',1795445929279);
INSERT INTO "journal" VALUES ('Ux7yQ1Z0TGlC',48,1,1,146,1,'e38046db7b95dfce-25','{"action":"pass","request":24}','r_VxtPcnxK-7ek2qc1s-2v',1795445929281);
INSERT INTO "journal" VALUES ('Ux7yQ1Z0TGlC',49,1,0,147,0,'ea9c8070a2f12908-25','{"action":"pass","request":24}','Nh6HhYwjCY_Ko05HeEThQo',1795445929284);
INSERT INTO "journal" VALUES ('Ux7yQ1Z0TGlC',50,1,1,149,1,'e38046db7b95dfce-26','{"action":"pass","request":25}','BIQgPGLLTtbSZepHxFYj-2',1795445929287);
INSERT INTO "journal" VALUES ('Ux7yQ1Z0TGlC',51,1,0,150,0,'ea9c8070a2f12908-26','{"action":"pass","request":25}','NKUME43IhubdY9VnmQEzjN',1795445929290);
INSERT INTO "journal" VALUES ('Ux7yQ1Z0TGlC',52,1,1,156,1,'e38046db7b95dfce-27','{"action":"activateAbility","card":"c8","ability":0,"request":26,"target":["c3"]}','DV-LFtCW_ZgSQpMqI60R9t',1795445929296);
INSERT INTO "journal" VALUES ('Ux7yQ1Z0TGlC',53,1,1,157,1,'e38046db7b95dfce-28','{"action":"pass","request":27}','tVraVnquA1_j-XGs4Utu4V',1795445929299);
INSERT INTO "journal" VALUES ('Ux7yQ1Z0TGlC',54,1,0,158,0,'ea9c8070a2f12908-27','{"action":"pass","request":26}','udNGT7WaNh84PXjb7jCnja',1795445929302);
INSERT INTO "journal" VALUES ('Ux7yQ1Z0TGlC',55,1,1,160,1,'e38046db7b95dfce-29','{"action":"pass","request":28}','ZOcsjqWTEzoiYlpL7EcnQN',1795445929305);
INSERT INTO "journal" VALUES ('Ux7yQ1Z0TGlC',56,1,0,161,0,'ea9c8070a2f12908-28','{"action":"pass","request":27}','Z8BEq5smVqEiTUtvz6I4Us',1795445929307);
INSERT INTO "journal" VALUES ('Ux7yQ1Z0TGlC',57,1,1,163,1,'e38046db7b95dfce-30','{"action":"pass","request":29}','kRKwYZmZkwpIoLjkLZHy4F',1795445929311);
INSERT INTO "journal" VALUES ('Ux7yQ1Z0TGlC',58,1,0,165,0,'ea9c8070a2f12908-29','{"action":"pass","request":28}','Pghfi4_bI7w9Fw_GluRsbw',1795445929314);
INSERT INTO "journal" VALUES ('Ux7yQ1Z0TGlC',59,1,0,168,0,'ea9c8070a2f12908-30','{"action":"materialize","card":"h6","request":29}','JkcEGiGNz4W0Mj-duARZ0h',1795445929318);
INSERT INTO "journal" VALUES ('Ux7yQ1Z0TGlC',60,1,0,170,0,'ea9c8070a2f12908-31','{"action":"pass","request":30}','TqCxxjNTTu2G8ZLmeMHK3U',1795445929320);
INSERT INTO "journal" VALUES ('Ux7yQ1Z0TGlC',61,1,1,171,1,'e38046db7b95dfce-31','{"action":"pass","request":30}','oC5rlk_xc0UhFMZPou4j0S',1795445929323);
INSERT INTO "journal" VALUES ('efKLX9hIlQqE',1,1,-1,61,NULL,NULL,'{"action":"begin","commit":"eabc831ed20ffb9b9b46889199bb6a60de17ca17c5951f9654a33da46501e3b2","nonces":["67899d855d2bbdc3e9bd4792383996d7","d9bf21193b838c6945705576f8571b91"]}','6c02fd31b65af724354bca',1795445927955);
INSERT INTO "journal" VALUES ('efKLX9hIlQqE',2,1,0,77,0,'e2107aafb0a91501-2','{"action":"advancePhase","request":1}','zQv5eEOQOyu334XpOWf7Oi',1795445927968);
INSERT INTO "journal" VALUES ('efKLX9hIlQqE',3,1,0,89,0,'e2107aafb0a91501-3','{"action":"advancePhase","request":2}','i4UY5pj7JSzBQLJ-TMOG-6',1795445927981);
INSERT INTO "journal" VALUES ('efKLX9hIlQqE',4,1,0,94,0,'e2107aafb0a91501-4','{"action":"advancePhase","request":3}','c_3LDd2AVB7aSYe2bftwZG',1795445927987);
INSERT INTO "journal" VALUES ('efKLX9hIlQqE',5,1,0,100,0,'e2107aafb0a91501-5','{"action":"advancePhase","request":4}','XKaLPERfBbJJ86Sx4gLtSb',1795445927995);
INSERT INTO "journal" VALUES ('efKLX9hIlQqE',6,1,0,102,0,'e2107aafb0a91501-6','{"action":"advancePhase","request":5}','CEzuI8HOn94PBzaC7--gfg',1795445927999);
INSERT INTO "journal" VALUES ('efKLX9hIlQqE',7,1,0,106,0,'e2107aafb0a91501-7','{"action":"advancePhase","request":6}','2aHXq6-Gd2jNXToX33_BvP',1795445928004);
INSERT INTO "journal" VALUES ('efKLX9hIlQqE',8,1,1,110,1,'6948fd6ff94151a9-2','{"action":"advancePhase","request":1}','v5dtvEOQFV-l13x5h-7eTj',1795445928009);
INSERT INTO "journal" VALUES ('efKLX9hIlQqE',9,1,1,113,1,'6948fd6ff94151a9-3','{"action":"advancePhase","request":2}','0MQSedYWB4BIlOBunNvbmh',1795445928013);
INSERT INTO "journal" VALUES ('efKLX9hIlQqE',10,1,1,116,1,'6948fd6ff94151a9-4','{"action":"advancePhase","request":3}','PkG7brD5Fu9NmSCJ7UGetT',1795445928018);
INSERT INTO "journal" VALUES ('efKLX9hIlQqE',11,1,1,120,1,'6948fd6ff94151a9-5','{"action":"playResource","card":"h6","request":4}','yuO0vLbSVIDy4dS8s5nIxT',1795445928024);
INSERT INTO "journal" VALUES ('efKLX9hIlQqE',12,1,1,125,1,'6948fd6ff94151a9-6','{"action":"advancePhase","request":5}','LAxk2LM-dHEf_-qF1Gi6EI',1795445928030);
INSERT INTO "journal" VALUES ('efKLX9hIlQqE',13,1,1,127,1,'6948fd6ff94151a9-7','{"action":"advancePhase","request":6}','qgawOt7EOjD8FdpGnF4dmr',1795445928034);
INSERT INTO "journal" VALUES ('efKLX9hIlQqE',14,1,1,129,1,'6948fd6ff94151a9-8','{"action":"advancePhase","request":7}','BuZS6y9ZDPxlmhlw29Mm_G',1795445928037);
INSERT INTO "journal" VALUES ('efKLX9hIlQqE',15,1,0,131,0,'e2107aafb0a91501-8','{"action":"advancePhase","request":7}','LPlhHPJxrGcVWxebcnd5Ug',1795445928040);
INSERT INTO "journal" VALUES ('efKLX9hIlQqE',16,1,0,135,0,'e2107aafb0a91501-9','{"action":"advancePhase","request":8}','AsS87UOqlZd7RotXIYyp_Y',1795445928046);
INSERT INTO "journal" VALUES ('efKLX9hIlQqE',17,1,0,137,0,'e2107aafb0a91501-10','{"action":"advancePhase","request":9}','bpOO_6_zZyl905WGWsX24D',1795445928050);
INSERT INTO "journal" VALUES ('efKLX9hIlQqE',18,1,0,139,0,'e2107aafb0a91501-11','{"action":"playResource","card":"h3","request":10}','zeocnPMV7I1J20S9QHqGGA',1795445928054);
INSERT INTO "journal" VALUES ('efKLX9hIlQqE',19,1,0,144,0,'e2107aafb0a91501-12','{"action":"ignite","card":"h5","mode":"play","request":11,"pay":["c2"]}','OI7kMfIXYIwM5fRksivkbZ',1795445928062);
INSERT INTO "journal" VALUES ('efKLX9hIlQqE',20,1,1,149,1,'6948fd6ff94151a9-9','{"action":"pass","request":8}','QCk9e3ZbbPhSFcUrWZjUu-',1795445928068);
INSERT INTO "journal" VALUES ('efKLX9hIlQqE',21,1,0,155,0,'e2107aafb0a91501-13','{"action":"advancePhase","request":12}','HxWptCVMbQrmgC9H6MibjS',1795445928074);
INSERT INTO "journal" VALUES ('efKLX9hIlQqE',22,1,-1,158,0,'e2107aafb0a91501-14','{"action":"leave","seat":0}','tNFfgzvpTBqLaASk-NfG1I',1795445928080);
INSERT INTO "journal" VALUES ('s5imCGibuxGk',1,1,-1,19,NULL,NULL,'{"action":"begin","commit":"4b80ce968634fb5b93f495639a1e2409d78b7412c868b44e5cf214bc5b187f2b","nonces":["8a3493f74b49cc54cf20e40ea3b353bc","c754439fa6f638c9700173103494ea0e"]}','9cefb268f8a09bd6ddbc5c',1795445928773);
INSERT INTO "journal" VALUES ('s5imCGibuxGk',2,1,0,28,0,'b7dd9db255f7f2e7-2','{"action":"chooseMana","request":1,"choice":["h3","h1","h5"]}','Q_aOFrmwsUpbOi-HSFtnPt',1795445928780);
INSERT INTO "journal" VALUES ('s5imCGibuxGk',3,1,1,29,1,'529c4edaa51318ab-2','{"action":"chooseMana","request":1,"choice":["h6","h3","h2"]}','bJwbqVX5F0_9I4RIbEq2Sx',1795445928784);
INSERT INTO "journal" VALUES ('s5imCGibuxGk',4,1,1,37,1,'529c4edaa51318ab-3','{"action":"play","card":"h5","request":2,"expedition":"hero","pay":["c4","c3"]}','3lCllsf0jRAI2TdNz4e7t6',1795445928794);
INSERT INTO "journal" VALUES ('s5imCGibuxGk',5,1,1,42,1,'529c4edaa51318ab-4','{"action":"may","request":3,"choice":true}','1wOTCiO-7fuNH2i9fRV-bH',1795445928799);
INSERT INTO "journal" VALUES ('s5imCGibuxGk',6,1,0,46,0,'b7dd9db255f7f2e7-3','{"action":"may","request":2,"choice":true}','SrZOrb9Zp7732SiVPnljfp',1795445928804);
INSERT INTO "journal" VALUES ('s5imCGibuxGk',7,1,0,50,0,'b7dd9db255f7f2e7-4','{"action":"play","card":"c11","request":3,"expedition":"companion","pay":["c7"]}','9Wfi5-TBRfxMNSSRmCcZ_u',1795445928809);
INSERT INTO "journal" VALUES ('s5imCGibuxGk',8,1,1,54,1,'529c4edaa51318ab-5','{"action":"pass","request":4}','1Umwc-0N6kUSLTwAF44DcE',1795445928814);
INSERT INTO "journal" VALUES ('s5imCGibuxGk',9,1,0,57,0,'b7dd9db255f7f2e7-5','{"action":"play","card":"h2","request":4,"expedition":"companion","pay":["c8","c6"]}','qjMEiMnZ1F9hJzgeKquS--',1795445928819);
INSERT INTO "journal" VALUES ('s5imCGibuxGk',10,1,0,60,0,'b7dd9db255f7f2e7-6','{"action":"pass","request":5}','my0hSDiGNDyaDOacqOXFAs',1795445928823);
INSERT INTO "journal" VALUES ('s5imCGibuxGk',11,1,0,62,0,'b7dd9db255f7f2e7-7','{"action":"target","request":6,"choice":["c11"]}','cc2Cxd-HEEbGjMIXI2Aq7B',1795445928828);
INSERT INTO "journal" VALUES ('s5imCGibuxGk',12,1,0,69,0,'b7dd9db255f7f2e7-8','{"action":"expand","request":7,"choice":["h9"]}','wTdixM6wd0ARSrzO5-zoBi',1795445928834);
INSERT INTO "journal" VALUES ('s5imCGibuxGk',13,1,1,71,1,'529c4edaa51318ab-6','{"action":"expand","request":5,"choice":[]}','AXoLiJpCJPtYl8BySwQcGA',1795445928838);
INSERT INTO "journal" VALUES ('s5imCGibuxGk',14,1,0,74,0,'b7dd9db255f7f2e7-9','{"action":"play","card":"h4","request":8,"pay":["c8","c13","c6"]}','K1hzgOmImPlY5-Ig1dyus-',1795445928843);
INSERT INTO "journal" VALUES ('s5imCGibuxGk',15,1,1,78,1,'529c4edaa51318ab-7','{"action":"pass","request":6}','qY_C9WJWin28ntQW9SAAnI',1795445928848);
INSERT INTO "journal" VALUES ('s5imCGibuxGk',16,1,0,83,0,'b7dd9db255f7f2e7-10','{"action":"play","card":"h6","request":9,"expedition":"hero","pay":["c7"]}','2CF0P6ZSfc8k4SrhG6PTFB',1795445928854);
INSERT INTO "journal" VALUES ('s5imCGibuxGk',17,1,0,86,0,'b7dd9db255f7f2e7-11','{"action":"pass","request":10}','Agq2OzshNpllDGc9bM9XJY',1795445928859);
INSERT INTO "journal" VALUES ('s5imCGibuxGk',18,1,0,88,0,'b7dd9db255f7f2e7-12','{"action":"target","request":11,"choice":["c15"]}','v2e7shtgoq8KhDS2NDRzY5',1795445928863);
INSERT INTO "journal" VALUES ('s5imCGibuxGk',19,1,1,90,1,'529c4edaa51318ab-8','{"action":"expand","request":7,"choice":[]}','Vice3BdDXEzD1aZAW9Wfdo',1795445928866);
INSERT INTO "journal" VALUES ('s5imCGibuxGk',20,1,0,91,0,'b7dd9db255f7f2e7-13','{"action":"expand","request":12,"choice":[]}','RKYszGvsxRzZo18dKA73g2',1795445928869);
INSERT INTO "journal" VALUES ('s5imCGibuxGk',21,1,0,96,0,'b7dd9db255f7f2e7-14','{"action":"payFor","request":13,"cards":["h8"],"target":["zheroExpedition:0"],"pay":["c7"]}','6id6PJ6U2vNeqNHgatoKII',1795445928876);
INSERT INTO "journal" VALUES ('s5imCGibuxGk',22,1,1,101,1,'529c4edaa51318ab-9','{"action":"play","card":"h7","request":8,"expedition":"companion","pay":["c5","c4","c3"]}','IeF5Sap0H3P1S58itSt_It',1795445928882);
INSERT INTO "journal" VALUES ('s5imCGibuxGk',23,1,0,106,0,'b7dd9db255f7f2e7-15','{"action":"play","card":"c12","request":14,"expedition":"companion","pay":["c13","c6"]}','1QX3a6Ghx1zkAASuYoy3Mh',1795445928888);
INSERT INTO "journal" VALUES ('s5imCGibuxGk',24,1,1,108,1,'529c4edaa51318ab-10','{"action":"quick","card":"c1","ability":0,"request":9,"target":["c18"]}','0EKEp-7jreaoLPnf1WyjiW',1795445928892);
INSERT INTO "journal" VALUES ('s5imCGibuxGk',25,1,1,112,1,'529c4edaa51318ab-11','{"action":"pass","request":10}','Opye6eMWlxX_LEjuzLiddA',1795445928899);
INSERT INTO "journal" VALUES ('s5imCGibuxGk',26,1,0,115,0,'b7dd9db255f7f2e7-16','{"action":"play","card":"c15","request":15,"expedition":"hero","pay":["c8"]}','LyWxEQ0R3DcjvwBP6Xun2B',1795445928903);
INSERT INTO "journal" VALUES ('s5imCGibuxGk',27,1,0,119,0,'b7dd9db255f7f2e7-17','{"action":"quick","card":"c12","ability":0,"request":16,"target":["c15"]}','PYjJpKGzE2k-uvzC-kDQ16',1795445928909);
INSERT INTO "journal" VALUES ('s5imCGibuxGk',28,1,0,121,0,'b7dd9db255f7f2e7-18','{"action":"pass","request":17}','9TJxL2g_9GmoNqO7O8EYVw',1795445928912);
INSERT INTO "journal" VALUES ('s5imCGibuxGk',29,1,0,124,0,'b7dd9db255f7f2e7-19','{"action":"target","request":18,"choice":["c12"]}','OVhqABeBGWxOXMwDDNI6dS',1795445928917);
INSERT INTO "journal" VALUES ('s5imCGibuxGk',30,1,0,128,0,'b7dd9db255f7f2e7-20','{"action":"expand","request":19,"choice":[]}','QtLxxDwbdl6t-0nxJSrtTF',1795445928921);
INSERT INTO "journal" VALUES ('s5imCGibuxGk',31,1,1,129,1,'529c4edaa51318ab-12','{"action":"expand","request":11,"choice":["h9"]}','t6cpM8MUvDvJdZg5Yl_Or5',1795445928924);
INSERT INTO "journal" VALUES ('s5imCGibuxGk',32,1,0,131,0,'b7dd9db255f7f2e7-21','{"action":"decline","request":20}','VJBhXGGRtCMDDV6ouLKnO9',1795445928927);
INSERT INTO "journal" VALUES ('s5imCGibuxGk',33,1,0,134,0,'b7dd9db255f7f2e7-22','{"action":"play","card":"h11","request":21,"pay":["c7","c8","c6"]}','-ei9NIwM9-oREX4DQSzIS4',1795445928932);
INSERT INTO "journal" VALUES ('s5imCGibuxGk',34,1,1,136,1,'529c4edaa51318ab-13','{"action":"choose","request":12,"choice":["c18"]}','DdsGLMjRL_reytA2lKsKMr',1795445928935);
INSERT INTO "journal" VALUES ('s5imCGibuxGk',35,1,1,138,1,'529c4edaa51318ab-14','{"action":"quick","card":"c1","ability":0,"request":13,"target":["c18"]}','aHHH6k4eLlKBhUtBnqZCWz',1795445928939);
INSERT INTO "journal" VALUES ('s5imCGibuxGk',36,1,1,142,1,'529c4edaa51318ab-15','{"action":"play","card":"c9","request":14,"expedition":"companion","pay":["c20","c5"]}','n3o07b4yTKOnilZ-vPhnsr',1795445928945);
INSERT INTO "journal" VALUES ('s5imCGibuxGk',37,1,0,144,0,'b7dd9db255f7f2e7-23','{"action":"pass","request":22}','EPYVrgZSk4sVjiKP6Pq0Fr',1795445928948);
INSERT INTO "journal" VALUES ('s5imCGibuxGk',38,1,1,146,1,'529c4edaa51318ab-16','{"action":"play","card":"h11","request":15,"expedition":"companion","pay":["c4","c3"]}','TXYdFb5n7D52EuBje3EAes',1795445928952);
INSERT INTO "journal" VALUES ('s5imCGibuxGk',39,1,1,147,1,'529c4edaa51318ab-17','{"action":"pass","request":16}','YMzy591FCLK_v5KBZvMIcF',1795445928956);
INSERT INTO "journal" VALUES ('s5imCGibuxGk',40,1,1,151,1,'529c4edaa51318ab-18','{"action":"keep","request":17,"reserve":["c23","c18"]}','PJl60FWOIDWM4pJJ0NEywH',1795445928960);
INSERT INTO "journal" VALUES ('s5imCGibuxGk',41,1,1,153,1,'529c4edaa51318ab-19','{"action":"expand","request":18,"choice":[]}','wuOvfn-xHf6c8Ad6AsloAs',1795445928964);
INSERT INTO "journal" VALUES ('s5imCGibuxGk',42,1,0,155,0,'b7dd9db255f7f2e7-24','{"action":"expand","request":23,"choice":[]}','FgKWUgUpNWIDafNE6dqGwH',1795445928968);
INSERT INTO "journal" VALUES ('s5imCGibuxGk',43,1,0,159,0,'b7dd9db255f7f2e7-25','{"action":"payFor","request":24,"cards":["h15"],"target":["zcompanionExpedition:0"],"pay":["c8"]}','EK19_m_s2v_P0nVVDk4rqb',1795445928975);
INSERT INTO "journal" VALUES ('s5imCGibuxGk',44,1,1,162,1,'529c4edaa51318ab-20','{"action":"quick","card":"c1","ability":0,"request":19,"target":[]}','cXQEuY4PyfVsVqxFjBj7ct',1795445928981);
INSERT INTO "journal" VALUES ('s5imCGibuxGk',45,1,1,165,1,'529c4edaa51318ab-21','{"action":"play","card":"h14","request":20,"expedition":"hero","pay":["c3","c5"]}','b4sBQzvMijq8cdMZuuB2e1',1795445928985);
INSERT INTO "journal" VALUES ('s5imCGibuxGk',46,1,0,168,0,'b7dd9db255f7f2e7-26','{"action":"pass","request":25}','NdTJjjbfo_e0lqiyp7PkJQ',1795445928989);
INSERT INTO "journal" VALUES ('s5imCGibuxGk',47,1,0,169,0,'b7dd9db255f7f2e7-27','{"action":"target","request":26,"choice":["c25"]}','RyqHV9OfCqeM5ubcvPlV_H',1795445928992);
INSERT INTO "journal" VALUES ('s5imCGibuxGk',48,1,1,171,1,'529c4edaa51318ab-22','{"action":"play","card":"h13","request":21,"expedition":"hero","pay":["c20","c4"]}','YXaDThGfxqeq-74tBVgf5m',1795445928995);
INSERT INTO "journal" VALUES ('s5imCGibuxGk',49,1,1,173,1,'529c4edaa51318ab-23','{"action":"may","request":22,"choice":true}','i12FEdyLdR0CqCjEW0iGmg',1795445928999);
INSERT INTO "journal" VALUES ('s5imCGibuxGk',50,1,0,174,0,'b7dd9db255f7f2e7-28','{"action":"may","request":27,"choice":false}','O_MhBCSXmiOPS62qMY9eiU',1795445929001);
INSERT INTO "journal" VALUES ('s5imCGibuxGk',51,1,1,176,1,'529c4edaa51318ab-24','{"action":"pass","request":23}','ylo_rEadJ5jnsEwvC7dUtp',1795445929005);
INSERT INTO "journal" VALUES ('s5imCGibuxGk',52,1,1,183,1,'529c4edaa51318ab-25','{"action":"keep","request":24,"reserve":["c23","c27"]}','BDvLpImFajba9nB-uGxZaX',1795445929013);
INSERT INTO "journal" VALUES ('s5imCGibuxGk',53,1,0,184,0,'b7dd9db255f7f2e7-29','{"action":"keep","request":28,"reserve":["c16","c24"]}','LFCgkwpEChYREraNkETAks',1795445929017);
INSERT INTO "journal" VALUES ('s5imCGibuxGk',54,1,0,188,0,'b7dd9db255f7f2e7-30','{"action":"expand","request":29,"choice":[]}','BtedCCkmWfiZG2_VqwlohA',1795445929022);
INSERT INTO "journal" VALUES ('s5imCGibuxGk',55,1,1,190,1,'529c4edaa51318ab-26','{"action":"expand","request":25,"choice":["h16"]}','f9eQjekY83IZ41KEhyHzuD',1795445929025);
INSERT INTO "journal" VALUES ('s5imCGibuxGk',56,1,0,192,0,'b7dd9db255f7f2e7-31','{"action":"decline","request":30}','c3TI-uFZMMIA0dAZRalk0O',1795445929028);
INSERT INTO "journal" VALUES ('s5imCGibuxGk',57,1,0,194,0,'b7dd9db255f7f2e7-32','{"action":"play","card":"h18","request":31,"expedition":"companion","pay":["c13","c6","c8"]}','AI9MYTfC8trkIbtxiMNC2I',1795445929032);
INSERT INTO "journal" VALUES ('s5imCGibuxGk',58,1,1,198,1,'529c4edaa51318ab-27','{"action":"play","card":"h15","request":26,"target":["c31"],"pay":["c3","c5","c30","c20"]}','p9wIyN2rnHg5NIxIWajfUg',1795445929038);
INSERT INTO "journal" VALUES ('s5imCGibuxGk',59,1,0,201,0,'b7dd9db255f7f2e7-33','{"action":"pass","request":32}','hS9meKspAH-llr9Ac7KX9a',1795445929042);
INSERT INTO "journal" VALUES ('s5imCGibuxGk',60,1,1,203,1,'529c4edaa51318ab-28','{"action":"quick","card":"c1","ability":0,"request":27,"target":[]}','FPPa63Qhks_yWmh-EwxpMp',1795445929047);
INSERT INTO "journal" VALUES ('s5imCGibuxGk',61,1,1,205,1,'529c4edaa51318ab-29','{"action":"quick","card":"c23","ability":0,"request":28}','RQrD8_U6qiPIndBuVSaNt2',1795445929051);
INSERT INTO "journal" VALUES ('u31xOgWKrLOh',1,1,-1,16,NULL,NULL,'{"action":"begin","commit":"91c1174555bdd044bee3da2f9359179b009e49e986fd2a2596849bd5c903b760","nonces":["bff137d667882b85e8923f0eaf256c9c","9e39cf2566901cf7c10796f0b4dee72d"]}','ac931b6e3b4e1b284c2b08',1795445928504);
INSERT INTO "journal" VALUES ('u31xOgWKrLOh',2,1,0,26,0,'2d65f7170a5da1f1-2','{"action":"mulligan","request":1,"choice":"redraw"}','T07dQCNwoyXfIhae8O7SRj',1795445928513);
INSERT INTO "journal" VALUES ('u31xOgWKrLOh',3,1,0,32,0,'2d65f7170a5da1f1-3','{"action":"bottom","request":2,"choice":["h10"]}','jxcaegWyCvG0sKxh04HJ_m',1795445928521);
INSERT INTO "journal" VALUES ('u31xOgWKrLOh',4,1,1,35,1,'027ee978f28c8d36-2','{"action":"mulligan","request":1,"choice":"redraw"}','MmPnkmtWXw4nlRlUE_m_qi',1795445928525);
INSERT INTO "journal" VALUES ('u31xOgWKrLOh',5,1,1,37,1,'027ee978f28c8d36-3','{"action":"bottom","request":2,"choice":["h9"]}','iu-26A4_RSGDtCSgvpLjG_',1795445928529);
INSERT INTO "journal" VALUES ('u31xOgWKrLOh',6,1,0,40,0,'2d65f7170a5da1f1-4','{"action":"mulligan","request":3,"choice":"keep"}','HObigDbrshgu9FlDpBbnqI',1795445928533);
INSERT INTO "journal" VALUES ('u31xOgWKrLOh',7,1,1,43,1,'027ee978f28c8d36-4','{"action":"mulligan","request":3,"choice":"keep"}','m_HeM_9itC0PdImUa0GMj7',1795445928539);
INSERT INTO "journal" VALUES ('u31xOgWKrLOh',8,1,0,47,0,'2d65f7170a5da1f1-5','{"action":"pass","request":4}','lxqacW6o7npTrO93BhdDjS',1795445928544);
INSERT INTO "journal" VALUES ('u31xOgWKrLOh',9,1,1,49,1,'027ee978f28c8d36-5','{"action":"pass","request":4}','zi8AjUNN0qGgzJLNjsUaKk',1795445928547);
INSERT INTO "journal" VALUES ('u31xOgWKrLOh',10,1,0,51,0,'2d65f7170a5da1f1-6','{"action":"pass","request":5}','LxC9lwo_gBaLG3VI-uF_f5',1795445928551);
INSERT INTO "journal" VALUES ('u31xOgWKrLOh',11,1,1,52,1,'027ee978f28c8d36-6','{"action":"pass","request":5}','vvr4W-e2-Pq5VuMyaWnMZd',1795445928554);
INSERT INTO "journal" VALUES ('u31xOgWKrLOh',12,1,0,62,0,'2d65f7170a5da1f1-7','{"action":"pass","request":6}','-h0FsRUxG_OMxVUhlXWSHn',1795445928565);
INSERT INTO "journal" VALUES ('u31xOgWKrLOh',13,1,1,63,1,'027ee978f28c8d36-7','{"action":"pass","request":6}','jWArj2OIayBJTTgHerpZrW',1795445928568);
INSERT INTO "journal" VALUES ('u31xOgWKrLOh',14,1,0,65,0,'2d65f7170a5da1f1-8','{"action":"pass","request":7}','_3dBSp4RH5-GsPm8FiOTSO',1795445928572);
INSERT INTO "journal" VALUES ('u31xOgWKrLOh',15,1,1,66,1,'027ee978f28c8d36-8','{"action":"pass","request":7}','fLu8MCQmsF_bzVyYJqtosb',1795445928574);
INSERT INTO "journal" VALUES ('u31xOgWKrLOh',16,1,1,72,1,'027ee978f28c8d36-9','{"action":"pass","request":8}','p-X-d-UnjIgpwEyTq8jErx',1795445928582);
INSERT INTO "journal" VALUES ('u31xOgWKrLOh',17,1,0,74,0,'2d65f7170a5da1f1-9','{"action":"pass","request":8}','dALvXXT-_acqAE37rdU-su',1795445928585);
INSERT INTO "journal" VALUES ('u31xOgWKrLOh',18,1,0,75,0,'2d65f7170a5da1f1-10','{"action":"pass","request":9}','iQYM44Ipf6NdmuHqxGISJ8',1795445928588);
INSERT INTO "journal" VALUES ('u31xOgWKrLOh',19,1,1,76,1,'027ee978f28c8d36-10','{"action":"pass","request":9}','Rrbqr5nKuJn1RilzSh0TyX',1795445928591);
INSERT INTO "journal" VALUES ('u31xOgWKrLOh',20,1,0,80,0,'2d65f7170a5da1f1-11','{"action":"convert","card":"h7","request":10,"anomaly":"light"}','CCmxk5uzt1TusuytWw28V7',1795445928597);
INSERT INTO "journal" VALUES ('u31xOgWKrLOh',21,1,0,83,0,'2d65f7170a5da1f1-12','{"action":"pass","request":11}','4YUxeIRQImQ-CRQXYR3U1T',1795445928600);
INSERT INTO "journal" VALUES ('u31xOgWKrLOh',22,1,1,84,1,'027ee978f28c8d36-11','{"action":"pass","request":10}','QDZHbWke2JSac5nuErLiu_',1795445928603);
INSERT INTO "journal" VALUES ('u31xOgWKrLOh',23,1,0,85,0,'2d65f7170a5da1f1-13','{"action":"pass","request":12}','51007RAeLgVepqw8-VWmwQ',1795445928605);
INSERT INTO "journal" VALUES ('u31xOgWKrLOh',24,1,1,86,1,'027ee978f28c8d36-12','{"action":"pass","request":11}','tpbVs2jKTNCZc3Sjvs_wng',1795445928608);
INSERT INTO "journal" VALUES ('u31xOgWKrLOh',25,1,1,88,1,'027ee978f28c8d36-13','{"action":"pass","request":12}','8-WUkXn_fjkAL5Qd4Juptg',1795445928611);
INSERT INTO "journal" VALUES ('u31xOgWKrLOh',26,1,0,89,0,'2d65f7170a5da1f1-14','{"action":"pass","request":13}','wQBbjf6smkPga3qpBT0pdv',1795445928614);
INSERT INTO "journal" VALUES ('u31xOgWKrLOh',27,1,1,90,1,'027ee978f28c8d36-14','{"action":"pass","request":13}','r95RLCjF0UMAGOYBLUpd0d',1795445928617);
INSERT INTO "journal" VALUES ('u31xOgWKrLOh',28,1,0,93,0,'2d65f7170a5da1f1-15','{"action":"pass","request":14}','4U72MPUCfOlf11pHMaFfEa',1795445928621);
INSERT INTO "journal" VALUES ('u31xOgWKrLOh',29,1,1,95,1,'027ee978f28c8d36-15','{"action":"convert","card":"h10","request":14,"anomaly":"light"}','9pXXRKGh0IksTVYcD4R5eW',1795445928624);
INSERT INTO "journal" VALUES ('u31xOgWKrLOh',30,1,1,96,1,'027ee978f28c8d36-16','{"action":"playAnomaly","card":"h10","request":15}','fiVJLsn5Xa999dbJzcPIx7',1795445928628);
INSERT INTO "journal" VALUES ('u31xOgWKrLOh',31,1,1,100,1,'027ee978f28c8d36-17','{"action":"makeEnergy","card":"c1","request":16}','oDJnuxxWKwNFmWAmgr0-OL',1795445928632);
INSERT INTO "journal" VALUES ('u31xOgWKrLOh',32,1,1,102,1,'027ee978f28c8d36-18','{"action":"pass","request":17}','RGZwdbzP6drWsoYUGsxIgI',1795445928636);
INSERT INTO "journal" VALUES ('u31xOgWKrLOh',33,1,0,104,0,'2d65f7170a5da1f1-16','{"action":"pass","request":15}','Aa_nnG0Wgo0ByBc-GRinAo',1795445928640);
INSERT INTO "journal" VALUES ('u31xOgWKrLOh',34,1,1,107,1,'027ee978f28c8d36-19','{"action":"pass","request":18}','Dq05qP1u30ADf7LzOE346P',1795445928643);
INSERT INTO "journal" VALUES ('u31xOgWKrLOh',35,1,0,108,0,'2d65f7170a5da1f1-17','{"action":"pass","request":16}','sf-aTFFEi0FgrSRuqRrd9R',1795445928646);
INSERT INTO "journal" VALUES ('u31xOgWKrLOh',36,1,0,110,0,'2d65f7170a5da1f1-18','{"action":"pass","request":17}','WMGbQxPovCXasn1thEZfx9',1795445928650);
INSERT INTO "journal" VALUES ('u31xOgWKrLOh',37,1,1,111,1,'027ee978f28c8d36-20','{"action":"pass","request":19}','cpArzfnqrZLThCFxUM6zpo',1795445928653);
INSERT INTO "journal" VALUES ('u31xOgWKrLOh',38,1,1,113,1,'027ee978f28c8d36-21','{"action":"pass","request":20}','GkBmrgE2_0iS0D9R0lzsBG',1795445928655);
INSERT INTO "journal" VALUES ('u31xOgWKrLOh',39,1,0,114,0,'2d65f7170a5da1f1-19','{"action":"pass","request":18}','msJhd7Hm4KMIF7i9Sw9OSq',1795445928658);
INSERT INTO "journal" VALUES ('u31xOgWKrLOh',40,1,1,116,1,'027ee978f28c8d36-22','{"action":"pass","request":21}','NIhOAEfuytqXbUxdCMYfef',1795445928674);
INSERT INTO "journal" VALUES ('u31xOgWKrLOh',41,1,0,117,0,'2d65f7170a5da1f1-20','{"action":"pass","request":19}','jlA5pKUA35BQM59HiAyUUN',1795445928677);
INSERT INTO "journal" VALUES ('u31xOgWKrLOh',42,1,1,118,1,'027ee978f28c8d36-23','{"action":"pass","request":22}','v_yabYH4wGGOXThTRTfGxU',1795445928680);
INSERT INTO "journal" VALUES ('u31xOgWKrLOh',43,1,0,119,0,'2d65f7170a5da1f1-21','{"action":"pass","request":20}','QgXI7bC5qYH33A56Ce30rp',1795445928683);
INSERT INTO "journal" VALUES ('u31xOgWKrLOh',44,1,0,121,0,'2d65f7170a5da1f1-22','{"action":"pass","request":21}','BDV0T3ETiSjqXGKhEJj3DW',1795445928686);
INSERT INTO "journal" VALUES ('u31xOgWKrLOh',45,1,1,122,1,'027ee978f28c8d36-24','{"action":"pass","request":23}','4GeJpy7HhYkT-3mP8oPXVh',1795445928688);
INSERT INTO "journal" VALUES ('u31xOgWKrLOh',46,1,0,123,0,'2d65f7170a5da1f1-23','{"action":"pass","request":22}','Doh8u6NyNzVsdKCbCLT_KQ',1795445928690);
INSERT INTO "journal" VALUES ('u31xOgWKrLOh',47,1,1,125,1,'027ee978f28c8d36-25','{"action":"pass","request":24}','xiaIp2noiOQBkiT5HPlBst',1795445928693);
INSERT INTO "journal" VALUES ('u31xOgWKrLOh',48,1,0,126,0,'2d65f7170a5da1f1-24','{"action":"convert","card":"h15","request":23,"anomaly":"growth"}','Wubfek3Ex4WVv4ibYXgQKD',1795445928696);
INSERT INTO "journal" VALUES ('u31xOgWKrLOh',49,1,0,128,0,'2d65f7170a5da1f1-25','{"action":"playAnomaly","card":"h15","request":24}','r4sLJqJmtCUPm4_QD2hreJ',1795445928699);
INSERT INTO "journal" VALUES ('u31xOgWKrLOh',50,1,0,130,0,'2d65f7170a5da1f1-26','{"action":"makeEnergy","card":"c2","request":25}','3lNtbyFXszntKPucWlC_xX',1795445928702);
INSERT INTO "journal" VALUES ('u31xOgWKrLOh',51,1,0,131,0,'2d65f7170a5da1f1-27','{"action":"pass","request":26}','_5tBn0Ng4RIfzBQ3fe2WvI',1795445928705);
INSERT INTO "journal" VALUES ('u31xOgWKrLOh',52,1,1,133,1,'027ee978f28c8d36-26','{"action":"pass","request":25}','PB192Fh2uSO9e37LrG_ncb',1795445928708);
INSERT INTO "journal" VALUES ('u31xOgWKrLOh',53,1,0,134,0,'2d65f7170a5da1f1-28','{"action":"pass","request":27}','7h-TGIvYHSvXihzQD-kVzi',1795445928711);
INSERT INTO "journal" VALUES ('u31xOgWKrLOh',54,1,1,135,1,'027ee978f28c8d36-27','{"action":"pass","request":26}','9IzPFuA4nMv6HKnUnTdChZ',1795445928714);
INSERT INTO "journal" VALUES ('u31xOgWKrLOh',55,1,1,136,1,'027ee978f28c8d36-28','{"action":"pass","request":27}','sPEA-dXzECjrAyoXT40IOI',1795445928717);
INSERT INTO "journal" VALUES ('u31xOgWKrLOh',56,1,0,138,0,'2d65f7170a5da1f1-29','{"action":"pass","request":28}','hwHQyvCCyAzYjIG97YwFnL',1795445928719);
INSERT INTO "journal" VALUES ('u31xOgWKrLOh',57,1,0,139,0,'2d65f7170a5da1f1-30','{"action":"pass","request":29}','CCBFHvSAPlgRG_XmMyRWr6',1795445928722);
INSERT INTO "journal" VALUES ('u31xOgWKrLOh',58,1,1,140,1,'027ee978f28c8d36-29','{"action":"pass","request":28}','yATt1TzcB0Al2rWTQpF1gZ',1795445928724);
INSERT INTO "journal" VALUES ('u31xOgWKrLOh',59,1,0,141,0,'2d65f7170a5da1f1-31','{"action":"pass","request":30}','4V0OreEEDrnpsaPfH6h38B',1795445928727);
INSERT INTO "journal" VALUES ('u31xOgWKrLOh',60,1,1,142,1,'027ee978f28c8d36-30','{"action":"pass","request":29}','72I2c1sEvlqs9onweClVcS',1795445928730);
INSERT INTO "journal" VALUES ('u31xOgWKrLOh',61,1,0,143,0,'2d65f7170a5da1f1-32','{"action":"pass","request":31}','tSMwzFC9PcF6jPRUXfDkMN',1795445928732);
INSERT INTO "snapshots" VALUES ('IiWKDGbFCuxJ',51,192,'{"format":1,"rules":3,"setup":{"ruleset":"ucg","profile":"seed","options":{},"seed":"cf9c1916c3defebfd876d9cdbb94ef303596113c9c8b1e64ffa71970d95a6f34","seats":[{"deck":["ash-widow","ash-widow","bonfire-ox","bonfire-ox","brand-of-haste","caravan-raid","cinder-runner","cinder-runner","cinder-runner","cookfire-sprite","cookfire-sprite","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","emberling","emberling","false-campfire","flare","flare","flint-fencer","flint-fencer","glasshorn-ram","matron-ashveil","mother-furnace","noonday-rider","powder-keg","rally-the-wagons","red-road-lancer","red-road-lancer","salamander-egg","sand-pit","scorched-road","second-wind","slow-fuse","spark-juggler","supply-wagon","toll-taker","torch-parade","trade-goods","wagon-guard","wagon-guard"]},{"deck":["abyssal-registrar","bottled-storm","confiscate","denied-entry","denied-entry","drown-the-stacks","ebb","fill-the-shelves","high-water-mark","ink-trap","kelp-colossus","lantern-scribe","lantern-scribe","leviathan-index","marginalia","mirror-carapace","mist-swindler","mist-swindler","ninth-cellar","ninth-cellar","patient-idol","pearl-diver","queen-of-low-water","reef-warden","reef-warden","reef-warden","riptide","rising-tide","salt-press","salvage-rite","sealed-lips","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-clerk","tide-gauge","twice-drowned-captain","twice-drowned-captain","twofold-verdict","undertow-eel","weigh-the-ledger"]}],"sets":["starter"]},"hashes":["55a43f84dff1b28280e966d1974e0813e4f8021708aa96165dca75687e417978"],"state":{"seed":"cf9c1916c3defebfd876d9cdbb94ef303596113c9c8b1e64ffa71970d95a6f34","seats":[{"left":false,"asked":24,"named":10,"vars":{"resourcePlayed":false,"epicPlayed":false,"starved":false}},{"left":false,"asked":27,"named":12,"vars":{"resourcePlayed":true,"epicPlayed":false,"starved":false}}],"table":{"turn":6,"owner":0,"phase":"dawn","encounter":false,"_attacker":-1},"zones":[{"def":0,"seat":0,"list":[54,4,34,32,12,58,26,52,56,47,49,23,10,7,2,0,16,9,13,8,19,3,43,1,17,48,35,39,14,45,28,38,22,40,30,36,15,29,41,31,6,53,20,55,11,57,21]},{"def":0,"seat":1,"list":[63,73,81,112,88,74,91,70,84,116,64,104,86,72,66,85,102,107,79,105,78,77,94,93,69,89,110,60,96,111,95,65,119,115,75,97,82,90,117,109,67,83,114,87,76,68,98,101]},{"def":1,"seat":0,"list":[51,5,44,59,46,24,27,33]},{"def":1,"seat":1,"list":[108,62,99,92,118]},{"def":2,"seat":0,"list":[]},{"def":2,"seat":1,"list":[]},{"def":3,"seat":0,"list":[-1,-1,-1,-1,-1]},{"def":3,"seat":1,"list":[-1,-1,-1,-1,-1]},{"def":4,"seat":0,"list":[18]},{"def":4,"seat":1,"list":[100,106,103]},{"def":5,"seat":0,"list":[]},{"def":5,"seat":1,"list":[]},{"def":6,"seat":0,"list":[]},{"def":6,"seat":1,"list":[113,80]},{"def":7,"seat":0,"list":[]},{"def":7,"seat":1,"list":[]},{"def":8,"seat":0,"list":[]},{"def":8,"seat":1,"list":[]},{"def":9,"seat":0,"list":[]},{"def":9,"seat":1,"list":[]},{"def":10,"seat":0,"list":[]},{"def":10,"seat":1,"list":[]},{"def":11,"seat":0,"list":[50,37,42,25]},{"def":11,"seat":1,"list":[71,61]}],"entries":[],"frames":[{"program":"match","pc":4,"locals":{},"answers":[null,null]},{"program":"turn","pc":1,"locals":{},"answers":[null,null]},{"program":"phase","pc":6,"locals":{"phase":"dawn"},"answers":[null,null]},{"program":"open","pc":1,"locals":{},"answers":[null,null]}],"requests":[{"id":24,"seat":0,"kind":"turn","info":{"phase":"dawn"},"own":{},"domain":null,"fallback":{"action":"advancePhase"},"sealed":false,"answered":false},null],"waiting":[],"modifiers":[],"memories":[],"agenda":[{"phase":"draw"},{"phase":"primary"},{"phase":"conflict"},{"phase":"end"}],"drawn":[1,0,59,0,59],"counters":{"names":12,"groups":{},"entries":9,"time":44,"told":[179,179,179],"turnWork":18,"work":529,"slice":10},"over":null,"world":null,"objects":[[5,0,0],[5,0,0],[13,0,0],[13,0,0],[26,0,0],[18,0,2,1,2,"h3"],[2,0,0],[2,0,0],[2,0,0],[6,0,0],[6,0,0],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[0,0,8,2,32,"c8"],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[0,0,2,1,7,"h8"],[0,0,22,1,42,"c12"],[0,0,0],[0,0,2,1,23,"h9"],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[4,0,2,1,31,"h10"],[4,0,0],[28,0,0],[20,0,0],[20,0,22,3,34,"c9"],[7,0,0],[7,0,0],[12,0,0],[11,0,0],[16,0,22,1,41,"c11"],[15,0,0],[25,0,2,1,3,"h4"],[21,0,0],[8,0,2,1,6,"h7"],[8,0,0],[29,0,0],[27,0,0],[17,0,22,1,22,"c4"],[22,0,2,1,0,"h1"],[30,0,0],[9,0,0],[23,0,0],[10,0,0],[19,0,0],[24,0,0],[3,0,0],[3,0,2,1,4,"h5"],[38,1,1],[59,1,23,5,43,"c5"],[44,1,3,1,11,"h4"],[49,1,1],[49,1,1],[45,1,1],[51,1,1],[43,1,1],[42,1,1],[56,1,1],[39,1,1],[32,1,23,4,35,"c2"],[32,1,1],[41,1,1],[48,1,1],[55,1,1],[35,1,1],[35,1,1],[61,1,1],[61,1,1],[60,1,13,5,37,"c3",1,0,0,-1,"",0,0,[5,0,0,0,1,0,0,0,0,0,0]],[34,1,1],[40,1,1],[33,1,1],[33,1,1],[33,1,1],[57,1,1],[58,1,1],[54,1,1],[46,1,1],[50,1,1],[1,1,1],[1,1,3,1,30,"h11"],[1,1,1],[1,1,1],[1,1,1],[1,1,1],[1,1,1],[1,1,1],[1,1,3,1,13,"h6"],[1,1,9,2,27,"c6"],[1,1,1],[1,1,1],[1,1,9,2,39,"c10"],[1,1,1],[1,1,1],[1,1,9,2,17,"c1"],[1,1,1],[1,1,3,1,10,"h3"],[1,1,1],[1,1,1],[1,1,1],[1,1,1],[31,1,13,3,29,"c7",1,0,0,-1,"",0,0,[1,0,1,0,0,0,0,0,0,0,0]],[53,1,1],[37,1,1],[37,1,1],[47,1,1],[36,1,3,1,38,"h12"],[52,1,1]],"segment":null},"derived":{"format":1,"clocks":null,"orders":[{"stops":null,"yield":"none","passOwn":false,"fullControl":false,"bluff":false,"turn":0,"phase":""},{"stops":null,"yield":"none","passOwn":false,"fullControl":false,"bluff":false,"turn":0,"phase":""}],"nonces":["3989119c2f88e3d4abd1636d24dcc36b","50089445e9e9af94ee27e19fa303b5d5"]}}','[["cb8b13be987f9c97-1","cb8b13be987f9c97-2","cb8b13be987f9c97-3","cb8b13be987f9c97-4","cb8b13be987f9c97-5","cb8b13be987f9c97-6","cb8b13be987f9c97-7","cb8b13be987f9c97-8","cb8b13be987f9c97-9","cb8b13be987f9c97-10","cb8b13be987f9c97-11","cb8b13be987f9c97-12","cb8b13be987f9c97-13","cb8b13be987f9c97-14","cb8b13be987f9c97-15","cb8b13be987f9c97-16","cb8b13be987f9c97-17","cb8b13be987f9c97-18","cb8b13be987f9c97-19","cb8b13be987f9c97-20","cb8b13be987f9c97-21","cb8b13be987f9c97-22","cb8b13be987f9c97-23","cb8b13be987f9c97-24"],["466d1f330dff0031-1","466d1f330dff0031-2","466d1f330dff0031-3","466d1f330dff0031-4","466d1f330dff0031-5","466d1f330dff0031-6","466d1f330dff0031-7","466d1f330dff0031-8","466d1f330dff0031-9","466d1f330dff0031-10","466d1f330dff0031-11","466d1f330dff0031-12","466d1f330dff0031-13","466d1f330dff0031-14","466d1f330dff0031-15","466d1f330dff0031-16","466d1f330dff0031-17","466d1f330dff0031-18","466d1f330dff0031-19","466d1f330dff0031-20","466d1f330dff0031-21","466d1f330dff0031-22","466d1f330dff0031-23","466d1f330dff0031-24","466d1f330dff0031-25","466d1f330dff0031-26","466d1f330dff0031-27","466d1f330dff0031-28"]]','mANtCUBhWq0qdCtg5SQyuzZZKlmN76sXTYJ9yy6NRpo');
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
INSERT INTO "players" VALUES ('g:3e3c825e-4a58-4d6c-99a0-2715a3bc661d','Guest',1795445927846);
INSERT INTO "players" VALUES ('g:1160ceed-d8a8-4c60-8751-5f3c08eeaf59','Guest',1795445927862);
INSERT INTO "players" VALUES ('g:be70c685-f56f-4935-8afb-218307ffbe1e','Guest',1795445928140);
INSERT INTO "players" VALUES ('g:bf700f16-8914-4e50-8e74-b78f35830a3e','Guest',1795445928144);
INSERT INTO "players" VALUES ('g:02510e7c-7287-4ee1-b3e1-8ec4db9ebe57','Guest',1795445928473);
INSERT INTO "players" VALUES ('g:1e1ad6a9-21ca-4d56-927d-d3d167df9500','Guest',1795445928477);
INSERT INTO "players" VALUES ('g:e3c61ee1-4651-41ff-8de6-6f0087c5da6d','Guest',1795445928738);
INSERT INTO "players" VALUES ('g:467d0972-8736-4f72-90b8-36d73fe77fdf','Guest',1795445928742);
INSERT INTO "players" VALUES ('g:261c7c00-21c9-489e-a50a-f7b46aa84007','Guest',1795445929056);
INSERT INTO "players" VALUES ('g:1b1eeb37-dc7a-4f6a-8258-1e89b452f224','Guest',1795445929060);
INSERT INTO "players" VALUES ('g:475d83de-95a2-4ae0-8e4c-a698761aa275','Guest',1795445929328);
INSERT INTO "players" VALUES ('g:c522dd94-c024-4da3-ad05-e45ba20f3646','Guest',1795445929331);
INSERT INTO "owners" VALUES ('sole',1795445933809,NULL);
INSERT INTO "leases" VALUES ('queue','069df123-8a99-48b9-be48-5a8f8f62f81c',1795445934353);
INSERT INTO "seats" VALUES ('u31xOgWKrLOh',0,'g:02510e7c-7287-4ee1-b3e1-8ec4db9ebe57',0);
INSERT INTO "seats" VALUES ('efKLX9hIlQqE',1,'g:1160ceed-d8a8-4c60-8751-5f3c08eeaf59',1);
INSERT INTO "seats" VALUES ('Ux7yQ1Z0TGlC',1,'g:1b1eeb37-dc7a-4f6a-8258-1e89b452f224',0);
INSERT INTO "seats" VALUES ('u31xOgWKrLOh',1,'g:1e1ad6a9-21ca-4d56-927d-d3d167df9500',0);
INSERT INTO "seats" VALUES ('Ux7yQ1Z0TGlC',0,'g:261c7c00-21c9-489e-a50a-f7b46aa84007',0);
INSERT INTO "seats" VALUES ('efKLX9hIlQqE',0,'g:3e3c825e-4a58-4d6c-99a0-2715a3bc661d',1);
INSERT INTO "seats" VALUES ('s5imCGibuxGk',1,'g:467d0972-8736-4f72-90b8-36d73fe77fdf',0);
INSERT INTO "seats" VALUES ('E5Ecvmr0Fppm',0,'g:475d83de-95a2-4ae0-8e4c-a698761aa275',0);
INSERT INTO "seats" VALUES ('IiWKDGbFCuxJ',0,'g:be70c685-f56f-4935-8afb-218307ffbe1e',0);
INSERT INTO "seats" VALUES ('IiWKDGbFCuxJ',1,'g:bf700f16-8914-4e50-8e74-b78f35830a3e',0);
INSERT INTO "seats" VALUES ('E5Ecvmr0Fppm',1,'g:c522dd94-c024-4da3-ad05-e45ba20f3646',0);
INSERT INTO "seats" VALUES ('s5imCGibuxGk',0,'g:e3c61ee1-4651-41ff-8de6-6f0087c5da6d',0);
