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
INSERT INTO "kysely_migration" VALUES ('001-matches','2026-11-22T20:53:47.101Z');
INSERT INTO "kysely_migration" VALUES ('002-tables','2026-11-22T20:53:47.103Z');
INSERT INTO "kysely_migration" VALUES ('003-owners','2026-11-22T20:53:47.104Z');
INSERT INTO "kysely_migration" VALUES ('004-watching','2026-11-22T20:53:47.105Z');
INSERT INTO "kysely_migration" VALUES ('005-queue','2026-11-22T20:53:47.108Z');
INSERT INTO "kysely_migration" VALUES ('006-rooms','2026-11-22T20:53:47.109Z');
INSERT INTO "kysely_migration" VALUES ('007-seats','2026-11-22T20:53:47.110Z');
INSERT INTO "kysely_migration" VALUES ('008-decisions','2026-11-22T20:53:47.112Z');
INSERT INTO "kysely_migration" VALUES ('009-kept','2026-11-22T20:53:47.113Z');
INSERT INTO "kysely_migration" VALUES ('010-bounds','2026-11-22T20:53:47.119Z');
INSERT INTO "kysely_migration" VALUES ('011-rules','2026-11-22T20:53:47.121Z');
INSERT INTO "kysely_migration" VALUES ('012-hashes','2026-11-22T20:53:47.122Z');
INSERT INTO "kysely_migration" VALUES ('013-stuck','2026-11-22T20:53:47.123Z');
INSERT INTO "kysely_migration_lock" VALUES ('migration_lock',0);
INSERT INTO "matches" VALUES (1,'ohaNMtc7iPHY','{"id":"ohaNMtc7iPHY","format":1,"setup":{"ruleset":"ucg","profile":"seed","options":{},"seed":"be10f9e5baa3697bf5b201c4b6b32a8700b671df33162d3a9f25e45e9c1390e6","seats":[{"deck":["ash-widow","ash-widow","bonfire-ox","bonfire-ox","brand-of-haste","caravan-raid","cinder-runner","cinder-runner","cinder-runner","cookfire-sprite","cookfire-sprite","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","emberling","emberling","false-campfire","flare","flare","flint-fencer","flint-fencer","glasshorn-ram","matron-ashveil","mother-furnace","noonday-rider","powder-keg","rally-the-wagons","red-road-lancer","red-road-lancer","salamander-egg","sand-pit","scorched-road","second-wind","slow-fuse","spark-juggler","supply-wagon","toll-taker","torch-parade","trade-goods","wagon-guard","wagon-guard"]},{"deck":["abyssal-registrar","bottled-storm","confiscate","denied-entry","denied-entry","drown-the-stacks","ebb","fill-the-shelves","high-water-mark","ink-trap","kelp-colossus","lantern-scribe","lantern-scribe","leviathan-index","marginalia","mirror-carapace","mist-swindler","mist-swindler","ninth-cellar","ninth-cellar","patient-idol","pearl-diver","queen-of-low-water","reef-warden","reef-warden","reef-warden","riptide","rising-tide","salt-press","salvage-rite","sealed-lips","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-clerk","tide-gauge","twice-drowned-captain","twice-drowned-captain","twofold-verdict","undertow-eel","weigh-the-ledger"]}],"sets":["starter"]},"rules":2,"hashes":["3c01ddefb5bc757f3549ebd9202da6f9726c1ab6c4de96ef4983641c1a41fd3e"],"players":["g:61d3df30-35d3-4d02-8778-538c7efa2360","g:6771ba61-bc39-40a1-8948-5d5622c6b246"],"fair":true}',1,22,'{"winners":[1],"reason":"left"}','sole','s1MTYavEr','{"away":[{"left":179909,"since":null},{"left":179831,"since":null}],"mutes":[[],[]],"nonces":[],"accepted":[["42263f2bd9c9d038-1"],["9b27769bb185e918-1"]]}','ucg/2/1',NULL);
INSERT INTO "matches" VALUES (2,'MprLzphjUmeA','{"id":"MprLzphjUmeA","format":1,"setup":{"ruleset":"ucg","profile":"seed","options":{},"seed":"d1a4699e25080224600ff250f8ec7a04cc22362f2ff369f4f23b103d62562057","seats":[{"deck":["ash-widow","ash-widow","bonfire-ox","bonfire-ox","brand-of-haste","caravan-raid","cinder-runner","cinder-runner","cinder-runner","cookfire-sprite","cookfire-sprite","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","emberling","emberling","false-campfire","flare","flare","flint-fencer","flint-fencer","glasshorn-ram","matron-ashveil","mother-furnace","noonday-rider","powder-keg","rally-the-wagons","red-road-lancer","red-road-lancer","salamander-egg","sand-pit","scorched-road","second-wind","slow-fuse","spark-juggler","supply-wagon","toll-taker","torch-parade","trade-goods","wagon-guard","wagon-guard"]},{"deck":["abyssal-registrar","bottled-storm","confiscate","denied-entry","denied-entry","drown-the-stacks","ebb","fill-the-shelves","high-water-mark","ink-trap","kelp-colossus","lantern-scribe","lantern-scribe","leviathan-index","marginalia","mirror-carapace","mist-swindler","mist-swindler","ninth-cellar","ninth-cellar","patient-idol","pearl-diver","queen-of-low-water","reef-warden","reef-warden","reef-warden","riptide","rising-tide","salt-press","salvage-rite","sealed-lips","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-clerk","tide-gauge","twice-drowned-captain","twice-drowned-captain","twofold-verdict","undertow-eel","weigh-the-ledger"]}],"sets":["starter"]},"rules":2,"hashes":["3c01ddefb5bc757f3549ebd9202da6f9726c1ab6c4de96ef4983641c1a41fd3e"],"players":["g:e142b4f5-a71a-480c-a719-2a8fff549c8d","g:42e546f8-4248-4836-862a-ccfc4a1a0e6b"],"fair":true}',1,61,NULL,'sole','1Pvhir-MQ','{"away":[{"left":179955,"since":null},{"left":179951,"since":null}],"mutes":[[],[]],"nonces":[],"accepted":[["d6104875695cc887-1"],["3198a5a20c6bc843-1"]]}','ucg/2/1',NULL);
INSERT INTO "matches" VALUES (3,'jT2a35A9QNAJ','{"id":"jT2a35A9QNAJ","format":1,"setup":{"ruleset":"nullshapers","profile":"seed","options":{},"seed":"a82d142f8bb9564b63552ab7dc969a7e0f13ac17049c143740b258595a7fc232","seats":[{"deck":["battle-hymn","battle-hymn","brass-glaive","brass-glaive","brass-glaive","call-the-vanguard","call-the-vanguard","drill-sergeant-daemon","drill-sergeant-daemon","festival-marshal","festival-marshal","field-dressing","field-dressing","field-dressing","greenhouse-strider","greenhouse-strider","landslide","landslide","lantern-cadet","lantern-cadet","lantern-cadet","long-table","matron-of-mornings","oathbound-shield","oathbound-shield","orchard-golem","orchard-golem","orchard-golem","second-dawn","second-dawn","seed-archivist","seed-archivist","seed-archivist","sun-dynamo","sunlance","sunlance","sunlance","sunrise-courier","sunrise-courier","sunrise-courier","tend-the-walls","tend-the-walls","tend-the-walls","tidewater-bailiff","tidewater-bailiff"]},{"deck":["back-alley-ambusher","back-alley-ambusher","barnacle-snare","barnacle-snare","barnacle-snare","breach-protocol","burn-the-ledger","dockside-queen","drowned-notary","drowned-notary","drowned-notary","eel-wrangler","eel-wrangler","evict","evict","forked-bolt","forked-bolt","forked-bolt","gutter-spy","gutter-spy","gutter-spy","harpoon-crew","harpoon-crew","hush-money","hush-money","informer-network","knife-in-the-fog","knife-in-the-fog","knife-in-the-fog","pay-the-ferryman","riptide-charge","riptide-charge","smoke-cloak","static-marksman","static-marksman","tesla-turret","tesla-turret","tithe-collector","tithe-collector","undertow-leviathan","undertow-leviathan","void-the-contract","void-the-contract","wash-ashore","wash-ashore"]}],"sets":["starter"]},"rules":2,"hashes":["18ce1b82f1ec9d2078bf7b9047c0ecf5ded3e2a6cc46cd7e69f317e2efb7292f"],"players":["g:491f37a2-bdc8-4d23-8919-5188e292e58b","g:44f817a0-fe58-4167-9933-71547793caa3"],"fair":true}',1,61,NULL,'sole','UbOXRjXMm','{"away":[{"left":179984,"since":null},{"left":179981,"since":null}],"mutes":[[],[]],"nonces":[],"accepted":[["bca6d392fdc5cfad-1"],["a33dc8da59f0bd8e-1"]]}','nullshapers/2/1',NULL);
INSERT INTO "matches" VALUES (4,'erkxmlAdRcNa','{"id":"erkxmlAdRcNa","format":1,"setup":{"ruleset":"grand-archive","profile":"seed","options":{},"seed":"e3fd01feff7098c97e476dfa087572616ac4666a9494832a09bb9106f754790a","seats":[{"deck":["anvil-guard","anvil-guard","anvil-guard","anvil-guard","ashen-memory","ashen-memory","ashka-duelist","ashka-marshal","ashka-phoenix","ashka-spark","blaze-lancer","blaze-lancer","blaze-lancer","blaze-lancer","bolt-thrower","burning-slash","burning-slash","burning-slash","burning-slash","cinder-recruit","cinder-recruit","cinder-recruit","cinder-recruit","cinder-wraith","cinder-wraith","coal-sack","dragon-pike","ember-blade","ember-rush","ember-rush","ember-rush","ember-rush","flame-bolt","flame-bolt","flame-bolt","flame-bolt","forge-hall","forge-hall","forge-hall","forge-hall","furnace-ogre","furnace-ogre","furnace-ogre","furnace-ogre","herb-satchel","oathforged-shield","pyre-acolyte","pyre-acolyte","pyre-acolyte","pyre-acolyte","roaring-pyre","roaring-pyre","roaring-pyre","roaring-pyre","sparkcaller","sparkcaller","sparkcaller","sparkcaller","twinfang-raider","twinfang-raider","twinfang-raider","twinfang-raider","vanguard-order","vanguard-order","vanguard-order","vanguard-order","war-banner","war-brew","war-brew","war-brew","war-brew"]},{"deck":["bent-hourglass","binding-mist","binding-mist","binding-mist","coral-dagger","creeping-rust","creeping-rust","cresting-wave","cresting-wave","deep-conch","echo-scroll","echo-scroll","echoing-tide","echoing-tide","gale-falcon","gale-falcon","gale-falcon","gale-falcon","hush-of-the-deep","maren-drift","maren-maelstrom","maren-stormglass","maren-tidecaller","mirror-basin","mist-seer","mist-seer","mist-seer","mist-seer","morning-heron","morning-heron","morning-heron","morning-heron","patient-snare","patient-snare","patient-snare","prism-lens","prismatic-tide","prismatic-tide","reed-scout","reed-scout","reed-scout","reed-scout","shifting-shoal","starfall-chart","starfall-chart","starfall-chart","still-waters","still-waters","storm-drake","storm-drake","storm-drake","storm-drake","stormglass-spear","tidal-shrine","tidal-shrine","tidal-shrine","tidal-shrine","tide-captain","tide-captain","tide-charm","tide-warden","tide-warden","tide-warden","tide-warden","undertow","undertow","undying-current","whirl-cutter","whirl-cutter","whirl-cutter","whirl-cutter"]}],"sets":["starter"]},"rules":2,"hashes":["77947fdcd796829365fb54c92c0116ecabb8eeaeb75ceb662ac654152a4c02f8"],"players":["g:dc8118ea-b9ec-442d-80da-363aedd6164b","g:e9326386-d9c1-47a7-9a53-a9396c960a22"],"fair":true}',1,61,NULL,'sole','NoyiAJxrQ','{"away":[{"left":179989,"since":null},{"left":179981,"since":null}],"mutes":[[],[]],"nonces":[],"accepted":[["a4ccb019da52b954-1"],["a5cae204b755da41-1"]]}','grand-archive/2/1',NULL);
INSERT INTO "matches" VALUES (5,'Xxlyt9T2VBtY','{"id":"Xxlyt9T2VBtY","format":1,"setup":{"ruleset":"altered","profile":"v1","options":{},"seed":"cb4ae018a945456d2c21b87148af6fa62bbf696058530dfcc58b1ecefc07d5bf","seats":[{"deck":["bridge-warden","bridge-warden","bridge-warden","drill-captain","drill-captain","drill-captain","ferry-sergeant","ferry-sergeant","ferry-sergeant","forced-march","forced-march","forced-march","general-inspection","general-inspection","general-inspection","hall-of-banners","hall-of-banners","hall-of-banners","lamplighter-recruit","lamplighter-recruit","lamplighter-recruit","odra-pell","old-standard-bearer","old-standard-bearer","old-standard-bearer","open-muster","open-muster","open-muster","parade-colossus","parade-colossus","parade-colossus","quartermasters-desk","quartermasters-desk","quartermasters-desk","seven-league-order","seven-league-order","seven-league-order","the-long-barracks","the-long-barracks","the-long-barracks","toll-gate-ox","toll-gate-ox","toll-gate-ox"]},{"deck":["arch-summoner-vey","arch-summoner-vey","arch-summoner-vey","candle-thief","candle-thief","candle-thief","courteous-duelist","courteous-duelist","courteous-duelist","dawn-edition","dawn-edition","dawn-edition","four-doors","four-doors","four-doors","gambling-oracle","gambling-oracle","gambling-oracle","inkwell-sprite","inkwell-sprite","inkwell-sprite","keeper-of-marginalia","keeper-of-marginalia","keeper-of-marginalia","lights-out","lights-out","lights-out","moth-of-the-archive","moth-of-the-archive","moth-of-the-archive","sable-and-quill","sleeping-leviathan","sleeping-leviathan","sleeping-leviathan","the-whispering-stacks","the-whispering-stacks","the-whispering-stacks","two-faced-verse","two-faced-verse","two-faced-verse","unwritten-ending","unwritten-ending","unwritten-ending"]}],"sets":["starter"]},"rules":2,"hashes":["78836f657c2c17dc0d3671e77c05534c3aeca967193d6abb9d40d7677e82ee32"],"players":["g:d0968ed9-47f4-4098-bca8-ec440ee4cb06","g:891119e7-1876-4844-bd3c-2d72ca6698f9"],"fair":true}',1,61,NULL,'sole','eB41hkvhw','{"away":[{"left":179990,"since":null},{"left":179983,"since":null}],"mutes":[[],[]],"nonces":[],"accepted":[["2147e1667a4c81de-1"],["f3ab78353dd901ec-1"]]}','altered/2/1',NULL);
INSERT INTO "matches" VALUES (6,'dtYauxxclJHe','{"id":"dtYauxxclJHe","format":1,"setup":{"ruleset":"crowdcontrol","profile":"seed","options":{},"seed":"8e9146bebbc849ee0784716137fbc83d722fd2151e9cd58827f294f80012217e","seats":[{"deck":["blood-cousin","blood-cousin","break-cover","burr-runner","burr-runner","burr-runner","call-the-cousins","call-the-cousins","choir-of-reeds","drum-caller","drum-caller","false-trail","harvest-song","harvest-song","harvest-song","hearth-matron","hearth-matron","herb-walker","herb-walker","home-for-supper","horns-down","horns-down","lane-shepherd","lane-shepherd","meeting-oak","meeting-oak","mosshide-guard","mosshide-guard","mosshide-guard","old-antler","old-antler","raise-the-village","raise-the-village","saturday-market","saturday-market","second-spring","sparring-ring","sparring-ring","the-long-table","the-rootmoot"]},{"deck":["arc-projector","arc-projector","ashfall","burn-the-index","cinder-adept","cinder-adept","cinder-adept","clerk-of-ashes","clerk-of-ashes","clerk-of-ashes","cross-reference","estate-tax","final-notice","gear-hound","gear-hound","gear-hound","lamp-of-names","lamp-of-names","lance-of-noon","lance-of-noon","open-furnace","overdue-books","pact-imp","pact-imp","pact-imp","paper-giant","parts-inventory","redacted-file","revolving-door","salvage-rights","scrap-exchange","site-plan","soot-drone","soot-drone","soot-drone","strike-the-name","the-ember-archive","vault-colossus","vault-colossus","vault-colossus"]}],"sets":["starter"]},"rules":2,"hashes":["d39cdfa8d096ff53e2a1e5a1c62ba8c8d900d2b5f7530330c0ec43b6169c0b75"],"players":["g:7f7afced-7376-406d-ba95-56de2ba56b8b","g:7358097d-8b22-481c-9e5f-22f83b5470ac"],"fair":true}',1,61,NULL,'sole','fCdjptVzZ','{"away":[{"left":179989,"since":null},{"left":179987,"since":null}],"mutes":[[],[]],"nonces":[],"accepted":[["8ba1c29cde615859-1"],["20ed86953f484697-1"]]}','crowdcontrol/2/1',NULL);
INSERT INTO "journal" VALUES ('MprLzphjUmeA',1,1,-1,77,NULL,NULL,'{"action":"begin","commit":"8b3a939f395b15d02a5fefa1bc28e92f7f6a7f0a899d527298b8e6391b26929e","nonces":["345c8dcd0d3a8e61cf144384a87ebc83","51678e3c02aaa226ebed42b8d74ef565"]}','92c4fea600ed7050971b14',1795380828332);
INSERT INTO "journal" VALUES ('MprLzphjUmeA',2,1,0,86,0,'d6104875695cc887-2','{"action":"advancePhase","request":1}','zQv5eEOQOyu334XpOWf7Oi',1795380828346);
INSERT INTO "journal" VALUES ('MprLzphjUmeA',3,1,0,99,0,'d6104875695cc887-3','{"action":"advancePhase","request":2}','EbPY7qzYKm3eBrnnFmA-qD',1795380828354);
INSERT INTO "journal" VALUES ('MprLzphjUmeA',4,1,0,102,0,'d6104875695cc887-4','{"action":"advancePhase","request":3}','c_3LDd2AVB7aSYe2bftwZG',1795380828359);
INSERT INTO "journal" VALUES ('MprLzphjUmeA',5,1,0,107,0,'d6104875695cc887-5','{"action":"playResource","card":"h3","request":4}','aY8smXyoTbk4EuR9poUVRc',1795380828368);
INSERT INTO "journal" VALUES ('MprLzphjUmeA',6,1,0,119,0,'d6104875695cc887-6','{"action":"ignite","card":"h2","mode":"play","request":5,"pay":["c1"]}','OkZ19_mBPUb3adNF0bSyNs',1795380828382);
INSERT INTO "journal" VALUES ('MprLzphjUmeA',7,1,1,128,1,'3198a5a20c6bc843-2','{"action":"pass","request":1}','N1Q52Grc6x5H0iEEyk561e',1795380828392);
INSERT INTO "journal" VALUES ('MprLzphjUmeA',8,1,0,137,0,'d6104875695cc887-7','{"action":"advancePhase","request":6}','hJMvmp7ncy3Df9vlTAcbdk',1795380828405);
INSERT INTO "journal" VALUES ('MprLzphjUmeA',9,1,0,143,0,'d6104875695cc887-8','{"action":"declareAttack","card":"c2","request":7}','dqv5k7n7KJtPdRg-Bl9zMC',1795380828414);
INSERT INTO "journal" VALUES ('MprLzphjUmeA',10,1,1,150,1,'3198a5a20c6bc843-3','{"action":"pass","request":2}','qcegh94fEfgQwM-VHOMx1C',1795380828423);
INSERT INTO "journal" VALUES ('MprLzphjUmeA',11,1,0,159,0,'d6104875695cc887-9','{"action":"advancePhase","request":8}','wWVLegwojI0GACSpu0EmOa',1795380828436);
INSERT INTO "journal" VALUES ('MprLzphjUmeA',12,1,0,164,0,'d6104875695cc887-10','{"action":"advancePhase","request":9}','szhnR0L39XMrg5INu-SnSM',1795380828442);
INSERT INTO "journal" VALUES ('MprLzphjUmeA',13,1,1,169,1,'3198a5a20c6bc843-4','{"action":"advancePhase","request":3}','Ow8UoXDUYr4FPCWbkdc3oW',1795380828450);
INSERT INTO "journal" VALUES ('MprLzphjUmeA',14,1,1,172,1,'3198a5a20c6bc843-5','{"action":"advancePhase","request":4}','qwuzz_dIjwwQHxC_38mPSK',1795380828454);
INSERT INTO "journal" VALUES ('MprLzphjUmeA',15,1,1,178,1,'3198a5a20c6bc843-6','{"action":"advancePhase","request":5}','0Z2UfTuWiPHASuC7UxrQPL',1795380828465);
INSERT INTO "journal" VALUES ('MprLzphjUmeA',16,1,1,184,1,'3198a5a20c6bc843-7','{"action":"playResource","card":"h5","request":6}','UXRbGcqUVbXFyzXbdx6uH2',1795380828474);
INSERT INTO "journal" VALUES ('MprLzphjUmeA',17,1,1,191,1,'3198a5a20c6bc843-8','{"action":"ignite","card":"h1","mode":"play","request":7,"pay":["c5"]}','m8ZAuHRXUGlOzMHyJsiII9',1795380828482);
INSERT INTO "journal" VALUES ('MprLzphjUmeA',18,1,0,199,0,'d6104875695cc887-11','{"action":"pass","request":10}','otzbILx_jO4q_nU5FympE5',1795380828494);
INSERT INTO "journal" VALUES ('MprLzphjUmeA',19,1,1,208,1,'3198a5a20c6bc843-9','{"action":"advancePhase","request":8}','go6wxhIDt91Mb3xM76T3mA',1795380828502);
INSERT INTO "journal" VALUES ('MprLzphjUmeA',20,1,1,212,1,'3198a5a20c6bc843-10','{"action":"advancePhase","request":9}','63k35T38Kb7Ag0sBgG5DGH',1795380828509);
INSERT INTO "journal" VALUES ('MprLzphjUmeA',21,1,1,220,1,'3198a5a20c6bc843-11','{"action":"advancePhase","request":10}','3lY8RxXGwDxkKdNrZepXcI',1795380828519);
INSERT INTO "journal" VALUES ('MprLzphjUmeA',22,1,0,229,0,'d6104875695cc887-12','{"action":"ignite","card":"h5","mode":"support","request":11,"pay":["c1"],"target":["c6"]}','_yuwqG_lAsXDKUXo9_8ak8',1795380828531);
INSERT INTO "journal" VALUES ('MprLzphjUmeA',23,1,1,236,1,'3198a5a20c6bc843-12','{"action":"pass","request":11}','akxGXgn7javyem_qkvhT7M',1795380828541);
INSERT INTO "journal" VALUES ('MprLzphjUmeA',24,1,0,244,0,'d6104875695cc887-13','{"action":"advancePhase","request":12}','sfofyj-qs9XXefB5NlfMYD',1795380828549);
INSERT INTO "journal" VALUES ('MprLzphjUmeA',25,1,0,246,0,'d6104875695cc887-14','{"action":"advancePhase","request":13}','v_j83VS8KYseUwxlGRUP2u',1795380828554);
INSERT INTO "journal" VALUES ('MprLzphjUmeA',26,1,0,250,0,'d6104875695cc887-15','{"action":"advancePhase","request":14}','prc0W2oXLsaWLc8xXrkrY_',1795380828559);
INSERT INTO "journal" VALUES ('MprLzphjUmeA',27,1,0,257,0,'d6104875695cc887-16','{"action":"playResource","card":"h10","request":15}','DsYrRxGuKCUe9pc2oDRLTu',1795380828567);
INSERT INTO "journal" VALUES ('MprLzphjUmeA',28,1,0,264,0,'d6104875695cc887-17','{"action":"ignite","card":"h9","mode":"play","request":16,"pay":["c8"]}','xkdDyw1AnuZ0h7ypBJxPGj',1795380828576);
INSERT INTO "journal" VALUES ('MprLzphjUmeA',29,1,1,273,1,'3198a5a20c6bc843-13','{"action":"sequence","card":"c6","mode":"ability","ability":0,"request":12,"target":["e5"]}','AfgoWbCYd4ZArHaFGSnZ19',1795380828587);
INSERT INTO "journal" VALUES ('MprLzphjUmeA',30,1,0,284,0,'d6104875695cc887-18','{"action":"pass","request":17}','cPnsKVtGkCFpgXdWK8i9j5',1795380828599);
INSERT INTO "journal" VALUES ('MprLzphjUmeA',31,1,0,290,0,'d6104875695cc887-19','{"action":"advancePhase","request":18}','IbubB3M_K3R5Q3d9shSrX6',1795380828605);
INSERT INTO "journal" VALUES ('MprLzphjUmeA',32,1,0,292,0,'d6104875695cc887-20','{"action":"advancePhase","request":19}','mD2S9VfXon1XMQrXL856AD',1795380828609);
INSERT INTO "journal" VALUES ('MprLzphjUmeA',33,1,0,295,0,'d6104875695cc887-21','{"action":"advancePhase","request":20}','yTrp505_G7cNQqjoLu4OV1',1795380828615);
INSERT INTO "journal" VALUES ('MprLzphjUmeA',34,1,1,299,1,'3198a5a20c6bc843-14','{"action":"advancePhase","request":13}','p4oSG-v3k46DiyG6eUOuA7',1795380828621);
INSERT INTO "journal" VALUES ('MprLzphjUmeA',35,1,1,303,1,'3198a5a20c6bc843-15','{"action":"advancePhase","request":14}','8WmNJhu-Ln8XHOy08i4bfj',1795380828626);
INSERT INTO "journal" VALUES ('MprLzphjUmeA',36,1,1,306,1,'3198a5a20c6bc843-16','{"action":"advancePhase","request":15}','X2H0wVlxgAkboxpbHG-Oyb',1795380828630);
INSERT INTO "journal" VALUES ('MprLzphjUmeA',37,1,1,311,1,'3198a5a20c6bc843-17','{"action":"advancePhase","request":16}','bDYc6UW5WGlQmF1nTsUmg2',1795380828637);
INSERT INTO "journal" VALUES ('MprLzphjUmeA',38,1,1,318,1,'3198a5a20c6bc843-18','{"action":"advancePhase","request":17}','5v3X_vk44reZ2KQv1iRxPB',1795380828645);
INSERT INTO "journal" VALUES ('MprLzphjUmeA',39,1,1,323,1,'3198a5a20c6bc843-19','{"action":"advancePhase","request":18}','_VbG4Rh7G1xIE0P6C9lHsn',1795380828651);
INSERT INTO "journal" VALUES ('MprLzphjUmeA',40,1,0,335,0,'d6104875695cc887-22','{"action":"advancePhase","request":21}','0HnFsHrhpTO5pBBOqszSow',1795380828668);
INSERT INTO "journal" VALUES ('MprLzphjUmeA',41,1,0,339,0,'d6104875695cc887-23','{"action":"advancePhase","request":22}','VC1cDVN1f1qbfySWiJUvYx',1795380828675);
INSERT INTO "journal" VALUES ('MprLzphjUmeA',42,1,0,347,0,'d6104875695cc887-24','{"action":"advancePhase","request":23}','bnnIQBwusqYe8uf3NaxOH9',1795380828685);
INSERT INTO "journal" VALUES ('MprLzphjUmeA',43,1,0,358,0,'d6104875695cc887-25','{"action":"ignite","card":"h6","mode":"play","request":24,"pay":["c8"],"target":["c2"]}','It5Rhw441AArD_wCjZ7x_Z',1795380828697);
INSERT INTO "journal" VALUES ('MprLzphjUmeA',44,1,1,365,1,'3198a5a20c6bc843-20','{"action":"pass","request":19}','Vi2jr_9IKs8AMQv2JrpSKe',1795380828710);
INSERT INTO "journal" VALUES ('MprLzphjUmeA',45,1,0,385,0,'d6104875695cc887-26','{"action":"ignite","card":"h8","mode":"play","request":25,"pay":["c1"]}','CSsSKA0O50FbRFlDIho3qJ',1795380828738);
INSERT INTO "journal" VALUES ('MprLzphjUmeA',46,1,1,392,1,'3198a5a20c6bc843-21','{"action":"pass","request":20}','dZN6zdojCKzgCz8XGTTvYj',1795380828750);
INSERT INTO "journal" VALUES ('MprLzphjUmeA',47,1,0,401,0,'d6104875695cc887-27','{"action":"advancePhase","request":26}','2U4EyBRUIulLjfVAmxblOh',1795380828762);
INSERT INTO "journal" VALUES ('MprLzphjUmeA',48,1,0,412,0,'d6104875695cc887-28','{"action":"declareAttack","card":"c2","request":27}','sV9wIaTU6rmAg1t36Wzoji',1795380828775);
INSERT INTO "journal" VALUES ('MprLzphjUmeA',49,1,1,419,1,'3198a5a20c6bc843-22','{"action":"pass","request":21}','fsPmi1Twcw_xNSxWXA5s8Q',1795380828785);
INSERT INTO "journal" VALUES ('MprLzphjUmeA',50,1,0,423,0,'d6104875695cc887-29','{"action":"declareAttack","card":"c11","request":28}','zsSu_Ax5064Q6i9DPx04JO',1795380828791);
INSERT INTO "journal" VALUES ('MprLzphjUmeA',51,1,1,429,1,'3198a5a20c6bc843-23','{"action":"pass","request":22}','ur9czEj_r4gbVcRQ8q7n5c',1795380828801);
INSERT INTO "journal" VALUES ('MprLzphjUmeA',52,1,0,436,0,'d6104875695cc887-30','{"action":"advancePhase","request":29}','0uJGkIeiI8pGHSTSRyhTdi',1795380828809);
INSERT INTO "journal" VALUES ('MprLzphjUmeA',53,1,0,442,0,'d6104875695cc887-31','{"action":"advancePhase","request":30}','H_ipLN6TdUsXGGd6HDfoSs',1795380828818);
INSERT INTO "journal" VALUES ('MprLzphjUmeA',54,1,1,445,1,'3198a5a20c6bc843-24','{"action":"advancePhase","request":23}','OJATjhMClz8fdm4gyT1dAl',1795380828822);
INSERT INTO "journal" VALUES ('MprLzphjUmeA',55,1,1,448,1,'3198a5a20c6bc843-25','{"action":"advancePhase","request":24}','C2IqqvKcA9R8EtNL6ZYDlI',1795380828826);
INSERT INTO "journal" VALUES ('MprLzphjUmeA',56,1,1,452,1,'3198a5a20c6bc843-26','{"action":"advancePhase","request":25}','RCn956zvB8_FqiYc4iBWfL',1795380828833);
INSERT INTO "journal" VALUES ('MprLzphjUmeA',57,1,1,459,1,'3198a5a20c6bc843-27','{"action":"playResource","card":"h4","request":26}','vtRCAfaEEsWeOUk7D7ZFyK',1795380828841);
INSERT INTO "journal" VALUES ('MprLzphjUmeA',58,1,1,464,1,'3198a5a20c6bc843-28','{"action":"ignite","card":"h11","mode":"epic","request":27,"condition":1}','qWEy5N9ZSzbaHuRx2ySnlx',1795380828847);
INSERT INTO "journal" VALUES ('MprLzphjUmeA',59,1,0,468,0,'d6104875695cc887-32','{"action":"pass","request":31}','a5tJrRm-k26lSs7Cqa9eRV',1795380828854);
INSERT INTO "journal" VALUES ('MprLzphjUmeA',60,1,1,474,1,'3198a5a20c6bc843-29','{"action":"advancePhase","request":28}','NfcR_2EHiqw6aeU3TDM9Y4',1795380828862);
INSERT INTO "journal" VALUES ('MprLzphjUmeA',61,1,1,478,1,'3198a5a20c6bc843-30','{"action":"advancePhase","request":29}','ZKE1wQMhYyMwxu0vxc1TkJ',1795380828867);
INSERT INTO "journal" VALUES ('Xxlyt9T2VBtY',1,1,-1,23,NULL,NULL,'{"action":"begin","commit":"af7cd5b4b9024db6e875d2b4fc40ba7a7bcd971cae2a313e211f134d7a3b8c06","nonces":["845fd5e41d30d66ecea54730b75275ad","37627443d98d971dde85f753b28862c5"]}','89766289759ae83f6c2fc1',1795380830180);
INSERT INTO "journal" VALUES ('Xxlyt9T2VBtY',2,1,0,36,0,'2147e1667a4c81de-2','{"action":"chooseMana","request":1,"choice":["h3","h1","h5"]}','AJLX768wT2s8w6CV3751gP',1795380830188);
INSERT INTO "journal" VALUES ('Xxlyt9T2VBtY',3,1,1,38,1,'f3ab78353dd901ec-2','{"action":"chooseMana","request":1,"choice":["h6","h3","h2"]}','bzZbc2dGpw4NCTIaqkO2pR',1795380830193);
INSERT INTO "journal" VALUES ('Xxlyt9T2VBtY',4,1,0,44,0,'2147e1667a4c81de-3','{"action":"play","card":"h4","request":2,"expedition":"hero","pay":["c4","c3"]}','7w6chpMDgRIRZ5DnDuQ6tW',1795380830201);
INSERT INTO "journal" VALUES ('Xxlyt9T2VBtY',5,1,1,49,1,'f3ab78353dd901ec-3','{"action":"pass","request":2}','rp7tj58ADBzF4XZ3lJe8LC',1795380830207);
INSERT INTO "journal" VALUES ('Xxlyt9T2VBtY',6,1,0,52,0,'2147e1667a4c81de-4','{"action":"quick","card":"c9","ability":0,"request":3,"target":[]}','makcEMNNQqULgNPDezA0wu',1795380830212);
INSERT INTO "journal" VALUES ('Xxlyt9T2VBtY',7,1,0,55,0,'2147e1667a4c81de-5','{"action":"pass","request":4}','NKerr0YowAhXAWIaaxp04D',1795380830216);
INSERT INTO "journal" VALUES ('Xxlyt9T2VBtY',8,1,0,58,0,'2147e1667a4c81de-6','{"action":"target","request":5,"choice":["c9"]}','VP1ZrpCdGYtL2Mlk31DHqe',1795380830222);
INSERT INTO "journal" VALUES ('Xxlyt9T2VBtY',9,1,1,64,1,'f3ab78353dd901ec-4','{"action":"expand","request":3,"choice":[]}','4zO2SnlkoUiuLFVLyySFFw',1795380830227);
INSERT INTO "journal" VALUES ('Xxlyt9T2VBtY',10,1,0,66,0,'2147e1667a4c81de-7','{"action":"expand","request":6,"choice":[]}','pzb7N79IlRJWFMlNQ4t47u',1795380830231);
INSERT INTO "journal" VALUES ('Xxlyt9T2VBtY',11,1,1,69,1,'f3ab78353dd901ec-5','{"action":"play","card":"h1","request":4,"mode":1,"pay":["c6","c8","c7"]}','2iiJltKaoxGbsSGfYHIQ8f',1795380830237);
INSERT INTO "journal" VALUES ('Xxlyt9T2VBtY',12,1,0,76,0,'2147e1667a4c81de-8','{"action":"pass","request":7}','5QJHmJ-NCp0k30Xo0SYAxy',1795380830246);
INSERT INTO "journal" VALUES ('Xxlyt9T2VBtY',13,1,1,79,1,'f3ab78353dd901ec-6','{"action":"pass","request":5}','idBlyjhz-fT2Ml0JufYqHQ',1795380830252);
INSERT INTO "journal" VALUES ('Xxlyt9T2VBtY',14,1,0,86,0,'2147e1667a4c81de-9','{"action":"expand","request":8,"choice":[]}','9wc85Mg2TghmakA_P57WP6',1795380830258);
INSERT INTO "journal" VALUES ('Xxlyt9T2VBtY',15,1,1,90,1,'f3ab78353dd901ec-7','{"action":"expand","request":6,"choice":[]}','Pe0K1TzlppaMIgqshMBv5M',1795380830264);
INSERT INTO "journal" VALUES ('Xxlyt9T2VBtY',16,1,0,93,0,'2147e1667a4c81de-10','{"action":"play","card":"h7","request":9,"pay":["c3","c4","c5"]}','gpJDMR6jEUY9F9JM1NT6eC',1795380830270);
INSERT INTO "journal" VALUES ('Xxlyt9T2VBtY',17,1,1,99,1,'f3ab78353dd901ec-8','{"action":"play","card":"h8","request":7,"expedition":"hero","pay":["c6","c8"]}','A6LzyhSgEQZQ7nzJldhNdp',1795380830276);
INSERT INTO "journal" VALUES ('Xxlyt9T2VBtY',18,1,0,105,0,'2147e1667a4c81de-11','{"action":"pass","request":10}','T5PQrrxhOgNPopXpaT-0Mf',1795380830287);
INSERT INTO "journal" VALUES ('Xxlyt9T2VBtY',19,1,1,109,1,'f3ab78353dd901ec-9','{"action":"pass","request":8}','ACupPw3Vp6Vshi5YqiS7dj',1795380830292);
INSERT INTO "journal" VALUES ('Xxlyt9T2VBtY',20,1,1,113,1,'f3ab78353dd901ec-10','{"action":"target","request":9,"choice":["c13"]}','IITb4cV7j3U5rEGDVWDWUY',1795380830299);
INSERT INTO "journal" VALUES ('Xxlyt9T2VBtY',21,1,1,120,1,'f3ab78353dd901ec-11','{"action":"expand","request":10,"choice":[]}','6lSi-e3vqvL9vRhanhfp4U',1795380830305);
INSERT INTO "journal" VALUES ('Xxlyt9T2VBtY',22,1,0,122,0,'2147e1667a4c81de-12','{"action":"expand","request":11,"choice":[]}','PHT8_GR5i2m61C_l-ezF0_',1795380830310);
INSERT INTO "journal" VALUES ('Xxlyt9T2VBtY',23,1,0,129,0,'2147e1667a4c81de-13','{"action":"payFor","request":12,"cards":["h10"],"target":["zcompanionExpedition:0"],"pay":["c3"]}','j_6jmsz1Ju6-NajSvxo7pO',1795380830322);
INSERT INTO "journal" VALUES ('Xxlyt9T2VBtY',24,1,1,138,1,'f3ab78353dd901ec-12','{"action":"play","card":"h10","request":11,"expedition":"companion","pay":["c6","c7","c8"]}','8fJghb20rF6t7L5Pm4gXUb',1795380830331);
INSERT INTO "journal" VALUES ('Xxlyt9T2VBtY',25,1,0,145,0,'2147e1667a4c81de-14','{"action":"play","card":"h8","request":13,"expedition":"hero","pay":["c5","c4"]}','zzDDu5qdXWvgZsS8plsRfo',1795380830340);
INSERT INTO "journal" VALUES ('Xxlyt9T2VBtY',26,1,1,161,1,'f3ab78353dd901ec-13','{"action":"pass","request":12}','VzTc0mn8ZtmNm2i69irD_Q',1795380830357);
INSERT INTO "journal" VALUES ('Xxlyt9T2VBtY',27,1,0,169,0,'2147e1667a4c81de-15','{"action":"pass","request":14}','a42MS-C24KLKcA8JC-DsjQ',1795380830366);
INSERT INTO "journal" VALUES ('Xxlyt9T2VBtY',28,1,0,173,0,'2147e1667a4c81de-16','{"action":"target","request":15,"choice":["c15"]}','er7CBlgoJqR2rx5l3j7kgF',1795380830373);
INSERT INTO "journal" VALUES ('Xxlyt9T2VBtY',29,1,0,179,0,'2147e1667a4c81de-17','{"action":"keep","request":16,"reserve":["c9","c14"]}','abCSWVorsAA5AvBUKld0M0',1795380830379);
INSERT INTO "journal" VALUES ('Xxlyt9T2VBtY',30,1,0,184,0,'2147e1667a4c81de-18','{"action":"expand","request":17,"choice":[]}','KEBQy3KQ2lOSYowknxMzqB',1795380830385);
INSERT INTO "journal" VALUES ('Xxlyt9T2VBtY',31,1,1,187,1,'f3ab78353dd901ec-14','{"action":"expand","request":13,"choice":["h16"]}','QZdlAv5eDsWJ_68dwg-QOo',1795380830390);
INSERT INTO "journal" VALUES ('Xxlyt9T2VBtY',32,1,0,193,0,'2147e1667a4c81de-19','{"action":"decline","request":18}','d-KCIuNZ3cv5BF2q7nqfd0',1795380830397);
INSERT INTO "journal" VALUES ('Xxlyt9T2VBtY',33,1,0,197,0,'2147e1667a4c81de-20','{"action":"play","card":"h9","request":19,"expedition":"companion","pay":["c5"]}','rDcVMZJ2Pb5THRXAjysrTe',1795380830403);
INSERT INTO "journal" VALUES ('Xxlyt9T2VBtY',34,1,1,204,1,'f3ab78353dd901ec-15','{"action":"pass","request":14}','3AG1H_fbo1GFP7QsTh8HWF',1795380830411);
INSERT INTO "journal" VALUES ('Xxlyt9T2VBtY',35,1,0,206,0,'2147e1667a4c81de-21','{"action":"pass","request":20}','gNNv0l-4tPR3aXf7H9BaXq',1795380830415);
INSERT INTO "journal" VALUES ('Xxlyt9T2VBtY',36,1,0,209,0,'2147e1667a4c81de-22','{"action":"target","request":21,"choice":["c19"]}','mVF8ixDiD3GA8T2bWqOFx8',1795380830420);
INSERT INTO "journal" VALUES ('Xxlyt9T2VBtY',37,1,0,214,0,'2147e1667a4c81de-23','{"action":"keep","request":22,"reserve":["c19","c9"]}','zazC7QFUqovumVVn6fuDnj',1795380830425);
INSERT INTO "journal" VALUES ('Xxlyt9T2VBtY',38,1,1,219,1,'f3ab78353dd901ec-16','{"action":"expand","request":15,"choice":[]}','vipDgfOUUh3Fi3siXIoII0',1795380830431);
INSERT INTO "journal" VALUES ('Xxlyt9T2VBtY',39,1,0,221,0,'2147e1667a4c81de-24','{"action":"expand","request":23,"choice":["h13"]}','Wqok59snAjEwjWyfEzR2jV',1795380830435);
INSERT INTO "journal" VALUES ('Xxlyt9T2VBtY',40,1,0,225,0,'2147e1667a4c81de-25','{"action":"decline","request":24}','PtswIKa4NpbJYNTakrU7B9',1795380830440);
INSERT INTO "journal" VALUES ('Xxlyt9T2VBtY',41,1,1,230,1,'f3ab78353dd901ec-17','{"action":"play","card":"h13","request":16,"expedition":"companion","pay":["c7","c18"]}','kxR-uNIILouvBjsSGtKqX-',1795380830447);
INSERT INTO "journal" VALUES ('Xxlyt9T2VBtY',42,1,1,234,1,'f3ab78353dd901ec-18','{"action":"may","request":17,"choice":false}','X5vjaNEnBOSjVZ2j7xKv2n',1795380830451);
INSERT INTO "journal" VALUES ('Xxlyt9T2VBtY',43,1,0,236,0,'2147e1667a4c81de-26','{"action":"may","request":25,"choice":true}','8Yx23dIC_yTb-AYmU--dCL',1795380830456);
INSERT INTO "journal" VALUES ('Xxlyt9T2VBtY',44,1,0,242,0,'2147e1667a4c81de-27','{"action":"play","card":"h11","request":26,"expedition":"hero","pay":["c4","c5","c20"]}','2ot4zzVdrTpKLyGSH9WXbF',1795380830463);
INSERT INTO "journal" VALUES ('Xxlyt9T2VBtY',45,1,1,246,1,'f3ab78353dd901ec-19','{"action":"pass","request":18}','pwsWScTK4yEyayfTP7sgZk',1795380830468);
INSERT INTO "journal" VALUES ('Xxlyt9T2VBtY',46,1,0,250,0,'2147e1667a4c81de-28','{"action":"pass","request":27}','zVotajR1SqVJCB1wlDQQCg',1795380830474);
INSERT INTO "journal" VALUES ('Xxlyt9T2VBtY',47,1,0,266,0,'2147e1667a4c81de-29','{"action":"target","request":28,"choice":["c23"]}','WuLaV9pCgUUL6bpWA_toU0',1795380830492);
INSERT INTO "journal" VALUES ('Xxlyt9T2VBtY',48,1,1,273,1,'f3ab78353dd901ec-20','{"action":"keep","request":19,"reserve":["c16","c21"]}','CMoFAMTonbsAoMjKFQdruR',1795380830500);
INSERT INTO "journal" VALUES ('Xxlyt9T2VBtY',49,1,0,277,0,'2147e1667a4c81de-30','{"action":"keep","request":29,"reserve":["c9","c19"]}','Tz8BRhRpODh213VN4YchRM',1795380830507);
INSERT INTO "journal" VALUES ('Xxlyt9T2VBtY',50,1,0,284,0,'2147e1667a4c81de-31','{"action":"expand","request":30,"choice":[]}','N5oYER7NrM4MBmj10Orwin',1795380830518);
INSERT INTO "journal" VALUES ('Xxlyt9T2VBtY',51,1,1,291,1,'f3ab78353dd901ec-21','{"action":"expand","request":20,"choice":["h7"]}','30zebs5jrFmUXw9qgyJwXR',1795380830526);
INSERT INTO "journal" VALUES ('Xxlyt9T2VBtY',52,1,0,297,0,'2147e1667a4c81de-32','{"action":"payFor","request":31,"cards":["h17"],"target":["zcompanionExpedition:0"],"pay":["c20"]}','otAXNf1ZUXolT80tbYkJn7',1795380830535);
INSERT INTO "journal" VALUES ('Xxlyt9T2VBtY',53,1,0,301,0,'2147e1667a4c81de-33','{"action":"pass","request":32}','4IBJvi0iyGcPnaYkP-O_zj',1795380830539);
INSERT INTO "journal" VALUES ('Xxlyt9T2VBtY',54,1,0,303,0,'2147e1667a4c81de-34','{"action":"target","request":33,"choice":["c27"]}','YiNvcSsEk8Jb0IvnoAcX_v',1795380830543);
INSERT INTO "journal" VALUES ('Xxlyt9T2VBtY',55,1,1,306,1,'f3ab78353dd901ec-22','{"action":"play","card":"h11","request":21,"target":["c27"],"pay":["c25","c6","c18","c7"]}','F7RevMkj3a9LyPebuaAbpt',1795380830548);
INSERT INTO "journal" VALUES ('Xxlyt9T2VBtY',56,1,1,310,1,'f3ab78353dd901ec-23','{"action":"pass","request":22}','Xb5GVgPqA4JINTHmxUwial',1795380830557);
INSERT INTO "journal" VALUES ('Xxlyt9T2VBtY',57,1,0,314,0,'2147e1667a4c81de-35','{"action":"keep","request":34,"reserve":["c19","c26"]}','O6aBWX8CjHNPwUG-AkN9MO',1795380830562);
INSERT INTO "journal" VALUES ('Xxlyt9T2VBtY',58,1,1,318,1,'f3ab78353dd901ec-24','{"action":"expand","request":23,"choice":["h18"]}','Qao9Jg8dXsVVc_dVlkgfmo',1795380830567);
INSERT INTO "journal" VALUES ('Xxlyt9T2VBtY',59,1,0,320,0,'2147e1667a4c81de-36','{"action":"expand","request":35,"choice":[]}','osnj-Qgf1h8tevYppL4zac',1795380830571);
INSERT INTO "journal" VALUES ('Xxlyt9T2VBtY',60,1,0,325,0,'2147e1667a4c81de-37','{"action":"payFor","request":36,"cards":["h20"],"target":["zheroExpedition:0"],"pay":["c5"]}','Fc8P9W89aVw8qViHzDMlwQ',1795380830588);
INSERT INTO "journal" VALUES ('Xxlyt9T2VBtY',61,1,1,335,1,'f3ab78353dd901ec-25','{"action":"play","card":"h14","request":24,"mode":0,"target":["c31"],"pay":["c29","c18","c25"]}','JQHIF-T5KnEwWwxgQXFGao',1795380830601);
INSERT INTO "journal" VALUES ('dtYauxxclJHe',1,1,-1,23,NULL,NULL,'{"action":"begin","commit":"8bac5272d32171ee9c0db766f940601d801d28d78eb6ad578a1cc4fff7243d05","nonces":["dd3381b54315bb4d80fbc5f0802b356a","dfea54dccb9e3c7aa314dd9ec301a92d"]}','179734114afb174605ab13',1795380830666);
INSERT INTO "journal" VALUES ('dtYauxxclJHe',2,1,0,63,0,'8ba1c29cde615859-2','{"action":"playCard","card":"h1","request":1,"lane":"defense"}','OqlxgYPU4v7y7bS-bNc8nL',1795380830687);
INSERT INTO "journal" VALUES ('dtYauxxclJHe',3,1,0,68,0,'8ba1c29cde615859-3','{"action":"commit","request":2}','5PoioiIkoYjud_LIAOLb4l',1795380830692);
INSERT INTO "journal" VALUES ('dtYauxxclJHe',4,1,1,71,1,'20ed86953f484697-2','{"action":"playCard","card":"h3","request":1,"cost":["h4"]}','E4VrUZ-9nU8PkqW90dPJps',1795380830698);
INSERT INTO "journal" VALUES ('dtYauxxclJHe',5,1,1,74,1,'20ed86953f484697-3','{"action":"commit","request":2}','vwruS0D1U9G92x_mf90pBt',1795380830703);
INSERT INTO "journal" VALUES ('dtYauxxclJHe',6,1,0,85,0,'8ba1c29cde615859-4','{"action":"lockLanes","request":3}','6gLzlfcKIkW93kEXEH2DRj',1795380830714);
INSERT INTO "journal" VALUES ('dtYauxxclJHe',7,1,0,97,0,'8ba1c29cde615859-5','{"action":"playCard","card":"h3","request":4,"slot":3}','ac4-pWsQ5TpMeJrtBiZVhk',1795380830726);
INSERT INTO "journal" VALUES ('dtYauxxclJHe',8,1,0,106,0,'8ba1c29cde615859-6','{"action":"commit","request":5}','OBU6oMqGo-N2-vj_32Pp_Z',1795380830737);
INSERT INTO "journal" VALUES ('dtYauxxclJHe',9,1,1,116,1,'20ed86953f484697-4','{"action":"playCard","card":"h6","request":3,"lane":"defense"}','VihVsLqjJeGQpOylJeKegm',1795380830749);
INSERT INTO "journal" VALUES ('dtYauxxclJHe',10,1,1,124,1,'20ed86953f484697-5','{"action":"playCard","card":"h7","request":4,"lane":"attack"}','4dH7bIPSQpqP204aLIaPpz',1795380830759);
INSERT INTO "journal" VALUES ('dtYauxxclJHe',11,1,1,126,1,'20ed86953f484697-6','{"action":"commit","request":5}','g20UdCfPAQd5sUIvvmF_KX',1795380830762);
INSERT INTO "journal" VALUES ('dtYauxxclJHe',12,1,0,133,0,'8ba1c29cde615859-7','{"action":"switchLanes","request":6,"list":["c4"]}','11bBO6hzL0itOHVp5BZLmK',1795380830770);
INSERT INTO "journal" VALUES ('dtYauxxclJHe',13,1,0,135,0,'8ba1c29cde615859-8','{"action":"switchLanes","request":7,"list":[]}','J5mQ2Vb5bPa-2WYjA-5tH9',1795380830773);
INSERT INTO "journal" VALUES ('dtYauxxclJHe',14,1,0,136,0,'8ba1c29cde615859-9','{"action":"switchLanes","request":8,"list":["c4"]}','6jshQoHUGZOHK_-VkIRR5s',1795380830776);
INSERT INTO "journal" VALUES ('dtYauxxclJHe',15,1,0,137,0,'8ba1c29cde615859-10','{"action":"lockLanes","request":9}','q73O8yy2SEijs14z4kiaUL',1795380830778);
INSERT INTO "journal" VALUES ('dtYauxxclJHe',16,1,1,138,1,'20ed86953f484697-7','{"action":"switchLanes","request":6,"list":["c7","c9"]}','y0z-ja8ts3zQs5BL5jolfc',1795380830781);
INSERT INTO "journal" VALUES ('dtYauxxclJHe',17,1,1,140,1,'20ed86953f484697-8','{"action":"switchLanes","request":7,"list":["c9"]}','dW8KlmUMV8v_ol00UENHYV',1795380830784);
INSERT INTO "journal" VALUES ('dtYauxxclJHe',18,1,1,142,1,'20ed86953f484697-9','{"action":"lockLanes","request":8}','QsCExOdKfCPaLJcqa8RG8C',1795380830787);
INSERT INTO "journal" VALUES ('dtYauxxclJHe',19,1,1,146,1,'20ed86953f484697-10','{"action":"setPriorities","request":9,"list":["c6"]}','Zp77hAU8dv7GlNeLLKM7C2',1795380830792);
INSERT INTO "journal" VALUES ('dtYauxxclJHe',20,1,1,147,1,'20ed86953f484697-11','{"action":"lockBattle","request":10}','WZZrwgHVCR-CvFV6LhAmJm',1795380830797);
INSERT INTO "journal" VALUES ('dtYauxxclJHe',21,1,0,163,0,'8ba1c29cde615859-11','{"action":"playCard","card":"h2","request":10,"lane":"attack"}','RuF1-tjAQRq421BKhhrKXx',1795380830813);
INSERT INTO "journal" VALUES ('dtYauxxclJHe',22,1,0,168,0,'8ba1c29cde615859-12','{"action":"commit","request":11}','vWXMTAiFIdTAkFTuL9fmgg',1795380830821);
INSERT INTO "journal" VALUES ('dtYauxxclJHe',23,1,1,171,1,'20ed86953f484697-12','{"action":"playCard","card":"h8","request":11,"slot":3}','6ByTFyl2J6YbfIvZQF_Gbb',1795380830826);
INSERT INTO "journal" VALUES ('dtYauxxclJHe',24,1,1,177,1,'20ed86953f484697-13','{"action":"commit","request":12}','jixdbW6fjlxoRq0ePU-jIx',1795380830833);
INSERT INTO "journal" VALUES ('dtYauxxclJHe',25,1,0,181,0,'8ba1c29cde615859-13','{"action":"lockLanes","request":12}','7NOmYQaSEsTspF5vJ68JUh',1795380830837);
INSERT INTO "journal" VALUES ('dtYauxxclJHe',26,1,1,183,1,'20ed86953f484697-14','{"action":"lockLanes","request":13}','SgJBmgLWxYOdsL8CntFkr_',1795380830841);
INSERT INTO "journal" VALUES ('dtYauxxclJHe',27,1,0,185,0,'8ba1c29cde615859-14','{"action":"setPriorities","request":13,"list":[]}','3tVVxGhfRVrj8gHWHMIKgK',1795380830844);
INSERT INTO "journal" VALUES ('dtYauxxclJHe',28,1,0,186,0,'8ba1c29cde615859-15','{"action":"setPriorities","request":14,"list":[]}','7R70O4VcvyyAva22ILGIs8',1795380830847);
INSERT INTO "journal" VALUES ('dtYauxxclJHe',29,1,0,187,0,'8ba1c29cde615859-16','{"action":"lockBattle","request":15}','XEEi_nUDWzA5XNbgiFSjjK',1795380830849);
INSERT INTO "journal" VALUES ('dtYauxxclJHe',30,1,1,188,1,'20ed86953f484697-15','{"action":"lockBattle","request":14}','efL-Pg6Tby17ZQF1YQ_sjH',1795380830852);
INSERT INTO "journal" VALUES ('dtYauxxclJHe',31,1,0,195,0,'8ba1c29cde615859-17','{"action":"playCard","card":"h5","request":16,"lane":"attack"}','NjIITjDEPbEXATeCxwHJu-',1795380830859);
INSERT INTO "journal" VALUES ('dtYauxxclJHe',32,1,0,197,0,'8ba1c29cde615859-18','{"action":"commit","request":17}','F67pgjjAQkS8NRueBZ2MBh',1795380830862);
INSERT INTO "journal" VALUES ('dtYauxxclJHe',33,1,1,200,1,'20ed86953f484697-16','{"action":"activate","card":"c2","ability":1,"request":15,"cost":["c3","c5","c7"]}','_h7a3A6VL1ci2s8E1RZm7j',1795380830867);
INSERT INTO "journal" VALUES ('dtYauxxclJHe',34,1,1,202,1,'20ed86953f484697-17','{"action":"commit","request":16}','1BCYQTO7ObBzRX0uE3Z7Be',1795380830871);
INSERT INTO "journal" VALUES ('dtYauxxclJHe',35,1,0,211,0,'8ba1c29cde615859-19','{"action":"lockLanes","request":18}','ozIR3UONYGhT1K4jqvB-GS',1795380830881);
INSERT INTO "journal" VALUES ('dtYauxxclJHe',36,1,1,214,1,'20ed86953f484697-18','{"action":"switchLanes","request":17,"list":[]}','XpMZLF9M9WGqfINgvUQyht',1795380830885);
INSERT INTO "journal" VALUES ('dtYauxxclJHe',37,1,1,215,1,'20ed86953f484697-19','{"action":"switchLanes","request":18,"list":["c9"]}','Qa-GDBNVce3LnChNMpiHwC',1795380830888);
INSERT INTO "journal" VALUES ('dtYauxxclJHe',38,1,1,218,1,'20ed86953f484697-20','{"action":"switchLanes","request":19,"list":["c9"]}','YYejsrySr29V5R6gRCpOBJ',1795380830892);
INSERT INTO "journal" VALUES ('dtYauxxclJHe',39,1,1,221,1,'20ed86953f484697-21','{"action":"lockLanes","request":20}','JHi74ZkObQqULKve5YhQlK',1795380830896);
INSERT INTO "journal" VALUES ('dtYauxxclJHe',40,1,0,225,0,'8ba1c29cde615859-20','{"action":"setPriorities","request":19,"list":["c11"]}','ve5G4rmdkX-yghFZX7YpsM',1795380830901);
INSERT INTO "journal" VALUES ('dtYauxxclJHe',41,1,0,226,0,'8ba1c29cde615859-21','{"action":"lockBattle","request":20}','dO7OcXst46y4lZ-0WCBP4X',1795380830903);
INSERT INTO "journal" VALUES ('dtYauxxclJHe',42,1,1,228,1,'20ed86953f484697-22','{"action":"setPriorities","request":21,"list":["c6"]}','Uv6OGvAClQpzuVTq12fT5W',1795380830907);
INSERT INTO "journal" VALUES ('dtYauxxclJHe',43,1,1,229,1,'20ed86953f484697-23','{"action":"lockBattle","request":22}','oulHKyAMiHY_C_DUkRpLj-',1795380830912);
INSERT INTO "journal" VALUES ('dtYauxxclJHe',44,1,0,237,0,'8ba1c29cde615859-22','{"action":"playCard","card":"h8","request":21,"lane":"defense"}','3NOAWWq_OOAQnMnntiGCaQ',1795380830919);
INSERT INTO "journal" VALUES ('dtYauxxclJHe',45,1,0,248,0,'8ba1c29cde615859-23','{"action":"commit","request":22}','_83OxA2GxkdsAbrjPmIAxc',1795380830932);
INSERT INTO "journal" VALUES ('dtYauxxclJHe',46,1,1,251,1,'20ed86953f484697-24','{"action":"playCard","card":"h9","request":23,"lane":"attack"}','MAmnK2Oq-dFiTk2IMVnKEk',1795380830937);
INSERT INTO "journal" VALUES ('dtYauxxclJHe',47,1,1,254,1,'20ed86953f484697-25','{"action":"commit","request":24}','2ffDS0Wp9UMLoaGDWYBP7N',1795380830946);
INSERT INTO "journal" VALUES ('dtYauxxclJHe',48,1,0,263,0,'8ba1c29cde615859-24','{"action":"switchLanes","request":23,"list":["c12"]}','uOxsSndRk_E7I6MB0v6GR9',1795380830951);
INSERT INTO "journal" VALUES ('dtYauxxclJHe',49,1,0,264,0,'8ba1c29cde615859-25','{"action":"switchLanes","request":24,"list":["c15"]}','iXO8GLy_FdiFmw57QuRzXV',1795380830954);
INSERT INTO "journal" VALUES ('dtYauxxclJHe',50,1,0,265,0,'8ba1c29cde615859-26','{"action":"switchLanes","request":25,"list":["c14","c15","c16"]}','lUBZeM3S4t8Ohgpky8jJ9K',1795380830956);
INSERT INTO "journal" VALUES ('dtYauxxclJHe',51,1,0,266,0,'8ba1c29cde615859-27','{"action":"switchLanes","request":26,"list":["c16"]}','bWBt3L4euewx5n0dyyqbNO',1795380830959);
INSERT INTO "journal" VALUES ('dtYauxxclJHe',52,1,0,267,0,'8ba1c29cde615859-28','{"action":"lockLanes","request":27}','z9mKO77W9SMCsVBzl-oltj',1795380830961);
INSERT INTO "journal" VALUES ('dtYauxxclJHe',53,1,1,268,1,'20ed86953f484697-26','{"action":"lockLanes","request":25}','EGuc7MW_jGkGeN1JwWrX09',1795380830963);
INSERT INTO "journal" VALUES ('dtYauxxclJHe',54,1,0,274,0,'8ba1c29cde615859-29','{"action":"lockBattle","request":28}','CuZSbCRijejn2J59iPGRM6',1795380830970);
INSERT INTO "journal" VALUES ('dtYauxxclJHe',55,1,1,276,1,'20ed86953f484697-27','{"action":"setPriorities","request":26,"list":[]}','0dwXaTlb3R-ze4nrxrIUhX',1795380830973);
INSERT INTO "journal" VALUES ('dtYauxxclJHe',56,1,1,277,1,'20ed86953f484697-28','{"action":"setPriorities","request":27,"list":["c6"]}','pYsrX2ygmD8CgYr5hyeSnv',1795380830975);
INSERT INTO "journal" VALUES ('dtYauxxclJHe',57,1,1,283,1,'20ed86953f484697-29','{"action":"lockBattle","request":28}','juF4aAAgTxUJOo7rO8q__Q',1795380830985);
INSERT INTO "journal" VALUES ('dtYauxxclJHe',58,1,0,297,0,'8ba1c29cde615859-30','{"action":"playCard","card":"h6","request":29}','ct2ZAg-57_UfovkfqDZGfg',1795380830999);
INSERT INTO "journal" VALUES ('dtYauxxclJHe',59,1,0,303,0,'8ba1c29cde615859-31','{"action":"playCard","card":"h4","request":30,"lane":"attack"}','b162OD-YuVpGVOelLxbodD',1795380831006);
INSERT INTO "journal" VALUES ('dtYauxxclJHe',60,1,0,310,0,'8ba1c29cde615859-32','{"action":"activate","card":"c1","ability":1,"request":31,"target":["c14"]}','sqqpaAncX7i0KZChaXmYsP',1795380831014);
INSERT INTO "journal" VALUES ('dtYauxxclJHe',61,1,0,313,0,'8ba1c29cde615859-33','{"action":"activate","card":"c1","ability":1,"request":32,"target":["c15"]}','Z3ckxrZcT940Zro6Qvtzpq',1795380831018);
INSERT INTO "journal" VALUES ('erkxmlAdRcNa',1,1,-1,23,NULL,NULL,'{"action":"begin","commit":"3616272c5320bd855b339c5263fcdee72450fa3a4547e4ac86704c414ffe0d62","nonces":["d83622c4e7b8031c918cb638374f8f02","c6f04bf2bb5a27b114a9b45d5f39c111"]}','00817b72fb86ca2499fa64',1795380829782);
INSERT INTO "journal" VALUES ('erkxmlAdRcNa',2,1,0,29,0,'a4ccb019da52b954-2','{"action":"chooseStartingChampion","request":1,"choice":"h4"}','bRxYAtLi9Xn90NfcZ6AM2h',1795380829792);
INSERT INTO "journal" VALUES ('erkxmlAdRcNa',3,1,0,38,0,'a4ccb019da52b954-3','{"action":"pass","request":2}','OFbMouO4IqezPAtWSJmh7A',1795380829799);
INSERT INTO "journal" VALUES ('erkxmlAdRcNa',4,1,1,40,1,'a5cae204b755da41-2','{"action":"pass","request":1}','9ezCkKZv2uR6hFnA2ycL-R',1795380829805);
INSERT INTO "journal" VALUES ('erkxmlAdRcNa',5,1,0,52,0,'a4ccb019da52b954-4','{"action":"activateCard","card":"h14","request":3,"pay":["h16"]}','4YpbRvNcOP_VpndZw26W8T',1795380829816);
INSERT INTO "journal" VALUES ('erkxmlAdRcNa',6,1,0,56,0,'a4ccb019da52b954-5','{"action":"pass","request":4}','GuYcbZyvgfpIWJmnqc58lr',1795380829822);
INSERT INTO "journal" VALUES ('erkxmlAdRcNa',7,1,1,58,1,'a5cae204b755da41-3','{"action":"pass","request":2}','THSvt6zxxblFYxyQ0mb2kZ',1795380829826);
INSERT INTO "journal" VALUES ('erkxmlAdRcNa',8,1,0,66,0,'a4ccb019da52b954-6','{"action":"activateCard","card":"h17","request":5,"pay":["h15","h12"]}','rvVgvfv0PJ4Px-KvDk_RdF',1795380829837);
INSERT INTO "journal" VALUES ('erkxmlAdRcNa',9,1,0,71,0,'a4ccb019da52b954-7','{"action":"pass","request":6}','fEWgEir5gK481EDxr70KJk',1795380829842);
INSERT INTO "journal" VALUES ('erkxmlAdRcNa',10,1,1,73,1,'a5cae204b755da41-4','{"action":"pass","request":3}','Fk_QWNM80ZuCWjulbw41oi',1795380829847);
INSERT INTO "journal" VALUES ('erkxmlAdRcNa',11,1,0,76,0,'a4ccb019da52b954-8','{"action":"chooseTargets","request":7,"choice":["c3"]}','OmnHkpVonOr-ikWf5ckUJO',1795380829851);
INSERT INTO "journal" VALUES ('erkxmlAdRcNa',12,1,0,79,0,'a4ccb019da52b954-9','{"action":"pass","request":8}','UiBfRlTRemVHFWmQck6Ixg',1795380829855);
INSERT INTO "journal" VALUES ('erkxmlAdRcNa',13,1,1,82,1,'a5cae204b755da41-5','{"action":"pass","request":4}','ZuMbDAFXf2-jgYY7u73vOZ',1795380829860);
INSERT INTO "journal" VALUES ('erkxmlAdRcNa',14,1,0,85,0,'a4ccb019da52b954-10','{"action":"pass","request":9}','J_VmRAAr2z9ulsQAnjZuRS',1795380829864);
INSERT INTO "journal" VALUES ('erkxmlAdRcNa',15,1,1,88,1,'a5cae204b755da41-6','{"action":"pass","request":5}','HDfHRdlT1MoLClrFksEsB0',1795380829869);
INSERT INTO "journal" VALUES ('erkxmlAdRcNa',16,1,0,94,0,'a4ccb019da52b954-11','{"action":"order","request":10,"choice":["t1","t0"]}','Ddmt-LkwrD_V2DJF7DCl6J',1795380829877);
INSERT INTO "journal" VALUES ('erkxmlAdRcNa',17,1,0,97,0,'a4ccb019da52b954-12','{"action":"pass","request":11}','gZJIF1Qidc-gc7j9PF78aD',1795380829880);
INSERT INTO "journal" VALUES ('erkxmlAdRcNa',18,1,1,100,1,'a5cae204b755da41-7','{"action":"pass","request":6}','Ndu3LgsqvmvEVrZlY-tonO',1795380829885);
INSERT INTO "journal" VALUES ('erkxmlAdRcNa',19,1,0,104,0,'a4ccb019da52b954-13','{"action":"pass","request":12}','9k0VVOqyfDWMGsKxJsMhWb',1795380829889);
INSERT INTO "journal" VALUES ('erkxmlAdRcNa',20,1,1,108,1,'a5cae204b755da41-8','{"action":"pass","request":7}','zUNb6IBuUXZFXeTK7FpGnu',1795380829895);
INSERT INTO "journal" VALUES ('erkxmlAdRcNa',21,1,0,117,0,'a4ccb019da52b954-14','{"action":"choose","request":13,"choice":["h15"]}','UUmCpftibZb5lSdJyOMuCh',1795380829907);
INSERT INTO "journal" VALUES ('erkxmlAdRcNa',22,1,0,121,0,'a4ccb019da52b954-15','{"action":"pass","request":14}','FEEAvJhxav2U_M-97oPx0n',1795380829911);
INSERT INTO "journal" VALUES ('erkxmlAdRcNa',23,1,1,123,1,'a5cae204b755da41-9','{"action":"pass","request":8}','SRPn8clcFbv-n-qp787oc7',1795380829915);
INSERT INTO "journal" VALUES ('erkxmlAdRcNa',24,1,1,132,1,'a5cae204b755da41-10','{"action":"chooseStartingChampion","request":9,"choice":"h4"}','BhMEzY5KqDcird-ND2NGkm',1795380829926);
INSERT INTO "journal" VALUES ('erkxmlAdRcNa',25,1,1,135,1,'a5cae204b755da41-11','{"action":"pass","request":10}','Mze27rZRNYg1dM-uMoNvGn',1795380829929);
INSERT INTO "journal" VALUES ('erkxmlAdRcNa',26,1,0,137,0,'a4ccb019da52b954-16','{"action":"pass","request":15}','xe3EJucOe5qZ9xss9ckEQj',1795380829934);
INSERT INTO "journal" VALUES ('erkxmlAdRcNa',27,1,1,146,1,'a5cae204b755da41-12','{"action":"activateCard","card":"h15","request":11,"pay":["h14","h19"]}','7KIW92AZ9vxvUKdhcqoBgI',1795380829944);
INSERT INTO "journal" VALUES ('erkxmlAdRcNa',28,1,1,151,1,'a5cae204b755da41-13','{"action":"pass","request":12}','5v9eSfRjLeAx-hnA-ruD6Q',1795380829950);
INSERT INTO "journal" VALUES ('erkxmlAdRcNa',29,1,0,154,0,'a4ccb019da52b954-17','{"action":"pass","request":16}','NL2SHSTwS4e0F-NMA7p6E3',1795380829956);
INSERT INTO "journal" VALUES ('erkxmlAdRcNa',30,1,1,164,1,'a5cae204b755da41-14','{"action":"activateCard","card":"h13","request":13,"pay":["h12","h18"]}','KzJs7NctyKAqd4BHs-Sd5t',1795380829967);
INSERT INTO "journal" VALUES ('erkxmlAdRcNa',31,1,1,167,1,'a5cae204b755da41-15','{"action":"pass","request":14}','4l29OxdkowpiMpeaNeGXLh',1795380829972);
INSERT INTO "journal" VALUES ('erkxmlAdRcNa',32,1,0,172,0,'a4ccb019da52b954-18','{"action":"pass","request":17}','oQiLNHQIhR0YKSmvW7vPY5',1795380829980);
INSERT INTO "journal" VALUES ('erkxmlAdRcNa',33,1,1,177,1,'a5cae204b755da41-16','{"action":"pass","request":15}','_aRDntJPAIRwL_PZKPnkUi',1795380829986);
INSERT INTO "journal" VALUES ('erkxmlAdRcNa',34,1,0,180,0,'a4ccb019da52b954-19','{"action":"pass","request":18}','D6pfUv9aZbWUDjy-GPW6s2',1795380829991);
INSERT INTO "journal" VALUES ('erkxmlAdRcNa',35,1,1,183,1,'a5cae204b755da41-17','{"action":"pass","request":16}','fwRmAoA4tbg74xDQwED7a4',1795380829994);
INSERT INTO "journal" VALUES ('erkxmlAdRcNa',36,1,0,185,0,'a4ccb019da52b954-20','{"action":"pass","request":19}','I1KujtxxfkHkRqqPWy_fDt',1795380829998);
INSERT INTO "journal" VALUES ('erkxmlAdRcNa',37,1,0,186,0,'a4ccb019da52b954-21','{"action":"choose","request":20,"choice":["h16"]}','p9SGWtQsR2aoeeQDfpH3X1',1795380830001);
INSERT INTO "journal" VALUES ('erkxmlAdRcNa',38,1,1,189,1,'a5cae204b755da41-18','{"action":"pass","request":17}','hZGaJd3-XCCYu-t4WKJavn',1795380830004);
INSERT INTO "journal" VALUES ('erkxmlAdRcNa',39,1,0,190,0,'a4ccb019da52b954-22','{"action":"pass","request":21}','NQSJrMw5vbwfWnKm4D1sZQ',1795380830008);
INSERT INTO "journal" VALUES ('erkxmlAdRcNa',40,1,0,195,0,'a4ccb019da52b954-23','{"action":"materialize","card":"h7","request":22}','SM37o0iAtiQGJyv_FB4UHg',1795380830016);
INSERT INTO "journal" VALUES ('erkxmlAdRcNa',41,1,0,200,0,'a4ccb019da52b954-24','{"action":"pass","request":23}','xgJqcXuQwaxVmbkbEKBeW7',1795380830020);
INSERT INTO "journal" VALUES ('erkxmlAdRcNa',42,1,1,203,1,'a5cae204b755da41-19','{"action":"pass","request":18}','ZtRJijOiKC6vNEf_zGg7lp',1795380830025);
INSERT INTO "journal" VALUES ('erkxmlAdRcNa',43,1,0,206,0,'a4ccb019da52b954-25','{"action":"pass","request":24}','Zw22X-lQNevmEkNOp3FVz_',1795380830029);
INSERT INTO "journal" VALUES ('erkxmlAdRcNa',44,1,1,208,1,'a5cae204b755da41-20','{"action":"pass","request":19}','OYOuB_9PTM3C8Lk84t-u2u',1795380830032);
INSERT INTO "journal" VALUES ('erkxmlAdRcNa',45,1,0,222,0,'a4ccb019da52b954-26','{"action":"declareAttack","card":"c3","request":25,"target":["c4"]}','7KJDpn0M6iFhOd8GlJMGVt',1795380830048);
INSERT INTO "journal" VALUES ('erkxmlAdRcNa',46,1,0,225,0,'a4ccb019da52b954-27','{"action":"pass","request":26}','6zDuOHqx0mHiJz2YOvykXb',1795380830051);
INSERT INTO "journal" VALUES ('erkxmlAdRcNa',47,1,1,226,1,'a5cae204b755da41-21','{"action":"pass","request":20}','ZMzN_W1d7Nq2cLEJOwO-MJ',1795380830056);
INSERT INTO "journal" VALUES ('erkxmlAdRcNa',48,1,0,232,0,'a4ccb019da52b954-28','{"action":"pass","request":27}','_RXDDuew3-_56fHPTE-XN4',1795380830064);
INSERT INTO "journal" VALUES ('erkxmlAdRcNa',49,1,1,237,1,'a5cae204b755da41-22','{"action":"pass","request":21}','73U5k2dgXVvnznLn0YhdHU',1795380830070);
INSERT INTO "journal" VALUES ('erkxmlAdRcNa',50,1,0,241,0,'a4ccb019da52b954-29','{"action":"activateCard","card":"h18","request":28,"pay":["h13","h19"]}','5AkM2IOb8hum1Nn7HEqbcP',1795380830075);
INSERT INTO "journal" VALUES ('erkxmlAdRcNa',51,1,0,244,0,'a4ccb019da52b954-30','{"action":"pass","request":29}','dZSaHnnJl-gOTpe6y8bNia',1795380830078);
INSERT INTO "journal" VALUES ('erkxmlAdRcNa',52,1,1,247,1,'a5cae204b755da41-23','{"action":"pass","request":22}','_yJ6ZttdMPRWLNoVOC2TH4',1795380830083);
INSERT INTO "journal" VALUES ('erkxmlAdRcNa',53,1,0,249,0,'a4ccb019da52b954-31','{"action":"chooseTargets","request":30,"choice":["c9"]}','qlaIgrOr-h8hxNeS8nQ6R8',1795380830086);
INSERT INTO "journal" VALUES ('erkxmlAdRcNa',54,1,0,254,0,'a4ccb019da52b954-32','{"action":"pass","request":31}','Bqap-6w1KsOM2NUsYDjd84',1795380830093);
INSERT INTO "journal" VALUES ('erkxmlAdRcNa',55,1,1,258,1,'a5cae204b755da41-24','{"action":"pass","request":23}','ba1SGfD_73869aT_RUOY6N',1795380830099);
INSERT INTO "journal" VALUES ('erkxmlAdRcNa',56,1,0,264,0,'a4ccb019da52b954-33','{"action":"activateCard","card":"h16","request":32,"attacker":["c2"],"pay":["h15"]}','vbER6jt_PmowCwyQ4lxfqf',1795380830106);
INSERT INTO "journal" VALUES ('erkxmlAdRcNa',57,1,0,267,0,'a4ccb019da52b954-34','{"action":"pass","request":33}','MKYJxdKSAwxJ_37vKTeB8t',1795380830110);
INSERT INTO "journal" VALUES ('erkxmlAdRcNa',58,1,1,270,1,'a5cae204b755da41-25','{"action":"pass","request":24}','yaCMhlZhbS8XebnqpfdyTD',1795380830114);
INSERT INTO "journal" VALUES ('erkxmlAdRcNa',59,1,0,274,0,'a4ccb019da52b954-35','{"action":"chooseAttackTarget","request":34,"target":["c5"]}','Joxk5iEmWqm15b0jBsVkSw',1795380830119);
INSERT INTO "journal" VALUES ('erkxmlAdRcNa',60,1,0,276,0,'a4ccb019da52b954-36','{"action":"pass","request":35}','vmUCk-PyIKzeYnaQ1ABfBg',1795380830122);
INSERT INTO "journal" VALUES ('erkxmlAdRcNa',61,1,1,278,1,'a5cae204b755da41-26','{"action":"pass","request":25}','fkmhyYG1QYrCpqSOmV9Ycy',1795380830126);
INSERT INTO "journal" VALUES ('jT2a35A9QNAJ',1,1,-1,32,NULL,NULL,'{"action":"begin","commit":"d66f974bb8a8b614dc9eb47ed7b6d21f3d57ebc7c3136627b9f7471faca0e897","nonces":["68fc6ab955141e0f2e567503bb70ca13","37906c92d1353aa756041398582deac1"]}','fbc59a156baf876f8c01f5',1795380828960);
INSERT INTO "journal" VALUES ('jT2a35A9QNAJ',2,1,1,46,1,'a33dc8da59f0bd8e-2','{"action":"mulligan","request":1,"choice":"redraw"}','HMgsiN3ioiqvLO3ykxURIy',1795380828972);
INSERT INTO "journal" VALUES ('jT2a35A9QNAJ',3,1,1,52,1,'a33dc8da59f0bd8e-3','{"action":"bottom","request":2,"choice":["h10"]}','pIKmyLDhQy-6ni5Gl8nhTC',1795380828978);
INSERT INTO "journal" VALUES ('jT2a35A9QNAJ',4,1,0,54,0,'bca6d392fdc5cfad-2','{"action":"mulligan","request":1,"choice":"redraw"}','g8WQH6O9ETI_RKMCePBk_5',1795380828982);
INSERT INTO "journal" VALUES ('jT2a35A9QNAJ',5,1,0,59,0,'bca6d392fdc5cfad-3','{"action":"bottom","request":2,"choice":["h9"]}','HpsrWw-SG514G0qpwYftPe',1795380828989);
INSERT INTO "journal" VALUES ('jT2a35A9QNAJ',6,1,1,63,1,'a33dc8da59f0bd8e-4','{"action":"mulligan","request":3,"choice":"keep"}','AHht-1v7wYHS3Zv3QcF65A',1795380828994);
INSERT INTO "journal" VALUES ('jT2a35A9QNAJ',7,1,0,67,0,'bca6d392fdc5cfad-4','{"action":"mulligan","request":3,"choice":"keep"}','w0QQ7eWOHNxl-dAYxcrP99',1795380829001);
INSERT INTO "journal" VALUES ('jT2a35A9QNAJ',8,1,1,76,1,'a33dc8da59f0bd8e-5','{"action":"pass","request":4}','9ypjeZ-4mvuD53T1aGENrE',1795380829011);
INSERT INTO "journal" VALUES ('jT2a35A9QNAJ',9,1,0,80,0,'bca6d392fdc5cfad-5','{"action":"pass","request":4}','39WScmzT1RfIPmyv8nma2V',1795380829016);
INSERT INTO "journal" VALUES ('jT2a35A9QNAJ',10,1,1,84,1,'a33dc8da59f0bd8e-6','{"action":"pass","request":5}','c7d3UcI261vmzywNAyYZs1',1795380829021);
INSERT INTO "journal" VALUES ('jT2a35A9QNAJ',11,1,0,86,0,'bca6d392fdc5cfad-6','{"action":"pass","request":5}','6IW5hFESQpumGAPlB3PtYR',1795380829024);
INSERT INTO "journal" VALUES ('jT2a35A9QNAJ',12,1,1,137,1,'a33dc8da59f0bd8e-7','{"action":"pass","request":6}','Bvr5kvL2zR-7fJc1s34LUM',1795380829078);
INSERT INTO "journal" VALUES ('jT2a35A9QNAJ',13,1,0,146,0,'bca6d392fdc5cfad-7','{"action":"pass","request":6}','uyeyQMoJ22Hd9UZx34AbJ3',1795380829089);
INSERT INTO "journal" VALUES ('jT2a35A9QNAJ',14,1,1,176,1,'a33dc8da59f0bd8e-8','{"action":"pass","request":7}','NdKYBISzoC9WbKCAZP3pWY',1795380829130);
INSERT INTO "journal" VALUES ('jT2a35A9QNAJ',15,1,0,198,0,'bca6d392fdc5cfad-8','{"action":"pass","request":7}','gyyMLdcdi_4jmEVrxVQuuJ',1795380829157);
INSERT INTO "journal" VALUES ('jT2a35A9QNAJ',16,1,0,218,0,'bca6d392fdc5cfad-9','{"action":"pass","request":8}','eAhApvmTQDzXGSkwfL79P4',1795380829180);
INSERT INTO "journal" VALUES ('jT2a35A9QNAJ',17,1,1,230,1,'a33dc8da59f0bd8e-9','{"action":"pass","request":8}','YWou1cbZUqjlaoqy-T5bPN',1795380829199);
INSERT INTO "journal" VALUES ('jT2a35A9QNAJ',18,1,1,252,1,'a33dc8da59f0bd8e-10','{"action":"pass","request":9}','4n4GpaNvIVxM6W4Zb8vzTt',1795380829222);
INSERT INTO "journal" VALUES ('jT2a35A9QNAJ',19,1,0,270,0,'bca6d392fdc5cfad-10','{"action":"pass","request":9}','yczyTMSG1rtsAlnM66Oikr',1795380829246);
INSERT INTO "journal" VALUES ('jT2a35A9QNAJ',20,1,1,312,1,'a33dc8da59f0bd8e-11','{"action":"convert","card":"h7","request":10,"anomaly":"light"}','_AOVXnRKq-s7ox8ymOTQUk',1795380829295);
INSERT INTO "journal" VALUES ('jT2a35A9QNAJ',21,1,1,336,1,'a33dc8da59f0bd8e-12','{"action":"pass","request":11}','JLehLwmfVic_kaTaVXhjh3',1795380829339);
INSERT INTO "journal" VALUES ('jT2a35A9QNAJ',22,1,0,352,0,'bca6d392fdc5cfad-11','{"action":"pass","request":10}','A5DuiLTDy27usD-sH0fva9',1795380829361);
INSERT INTO "journal" VALUES ('jT2a35A9QNAJ',23,1,1,371,1,'a33dc8da59f0bd8e-13','{"action":"pass","request":12}','bpnaxvOtb6cS4gyxwXYREf',1795380829381);
INSERT INTO "journal" VALUES ('jT2a35A9QNAJ',24,1,0,391,0,'bca6d392fdc5cfad-12','{"action":"pass","request":11}','4PH3FbcWse0-OhfOJKSV7J',1795380829417);
INSERT INTO "journal" VALUES ('jT2a35A9QNAJ',25,1,0,423,0,'bca6d392fdc5cfad-13','{"action":"pass","request":12}','w9aomaFN5-KseQhuINoBSF',1795380829461);
INSERT INTO "journal" VALUES ('jT2a35A9QNAJ',26,1,1,450,1,'a33dc8da59f0bd8e-14','{"action":"pass","request":13}','-hAlJnhqfYk35GibdKUz4G',1795380829493);
INSERT INTO "journal" VALUES ('jT2a35A9QNAJ',27,1,0,469,0,'bca6d392fdc5cfad-14','{"action":"pass","request":13}','hgK4F4lKKtomyBg_yA-yVn',1795380829517);
INSERT INTO "journal" VALUES ('jT2a35A9QNAJ',28,1,1,497,1,'a33dc8da59f0bd8e-15','{"action":"pass","request":14}','Vfn_kCXjtNKuUMiSVMIxaM',1795380829545);
INSERT INTO "journal" VALUES ('jT2a35A9QNAJ',29,1,0,524,0,'bca6d392fdc5cfad-15','{"action":"convert","card":"h10","request":14,"anomaly":"light"}','-ef27QkUck6TLm7xwNn2W7',1795380829575);
INSERT INTO "journal" VALUES ('jT2a35A9QNAJ',30,1,0,528,0,'bca6d392fdc5cfad-16','{"action":"playAnomaly","card":"h10","request":15}','qob25g5TSrEkTGPujTbwZ3',1795380829580);
INSERT INTO "journal" VALUES ('jT2a35A9QNAJ',31,1,0,537,0,'bca6d392fdc5cfad-17','{"action":"makeEnergy","card":"c1","request":16}','ECODhtMK6ov9FlJAAn2qNc',1795380829591);
INSERT INTO "journal" VALUES ('jT2a35A9QNAJ',32,1,0,539,0,'bca6d392fdc5cfad-18','{"action":"pass","request":17}','IA-W5sGbpb5UshPCrjilb6',1795380829601);
INSERT INTO "journal" VALUES ('jT2a35A9QNAJ',33,1,1,552,1,'a33dc8da59f0bd8e-16','{"action":"pass","request":15}','JKRk7FVlhOUr2WqOLYYm9e',1795380829609);
INSERT INTO "journal" VALUES ('jT2a35A9QNAJ',34,1,0,555,0,'bca6d392fdc5cfad-19','{"action":"pass","request":18}','-u3vKApBVyCf2XUvrOWt7t',1795380829614);
INSERT INTO "journal" VALUES ('jT2a35A9QNAJ',35,1,1,560,1,'a33dc8da59f0bd8e-17','{"action":"pass","request":16}','glGWcyHtnfBfq_amMnLYqM',1795380829621);
INSERT INTO "journal" VALUES ('jT2a35A9QNAJ',36,1,1,563,1,'a33dc8da59f0bd8e-18','{"action":"pass","request":17}','haK_MM72T7lWFRJgvuwyEJ',1795380829632);
INSERT INTO "journal" VALUES ('jT2a35A9QNAJ',37,1,0,569,0,'bca6d392fdc5cfad-20','{"action":"pass","request":19}','89kbc-F5tvGtovyqX3dMnK',1795380829640);
INSERT INTO "journal" VALUES ('jT2a35A9QNAJ',38,1,0,573,0,'bca6d392fdc5cfad-21','{"action":"pass","request":20}','VPsecbkj89XrE3ljCREwYB',1795380829645);
INSERT INTO "journal" VALUES ('jT2a35A9QNAJ',39,1,1,578,1,'a33dc8da59f0bd8e-19','{"action":"pass","request":18}','MVpHpF0m6_1J160tLEnOTH',1795380829651);
INSERT INTO "journal" VALUES ('jT2a35A9QNAJ',40,1,0,580,0,'bca6d392fdc5cfad-22','{"action":"pass","request":21}','00ayL8ZCMbA5NAC0NYYp-0',1795380829655);
INSERT INTO "journal" VALUES ('jT2a35A9QNAJ',41,1,1,582,1,'a33dc8da59f0bd8e-20','{"action":"pass","request":19}','QSKN7NTgNOUr_PmGFLjZlW',1795380829659);
INSERT INTO "journal" VALUES ('jT2a35A9QNAJ',42,1,0,583,0,'bca6d392fdc5cfad-23','{"action":"pass","request":22}','BZ-iAL6sXhZ3vrDaKkKX8t',1795380829662);
INSERT INTO "journal" VALUES ('jT2a35A9QNAJ',43,1,1,586,1,'a33dc8da59f0bd8e-21','{"action":"pass","request":20}','rgtggfXuje7hy7TIzaHPQ3',1795380829666);
INSERT INTO "journal" VALUES ('jT2a35A9QNAJ',44,1,1,589,1,'a33dc8da59f0bd8e-22','{"action":"pass","request":21}','jQDxrVDwWjExcVXfrRnD_c',1795380829670);
INSERT INTO "journal" VALUES ('jT2a35A9QNAJ',45,1,0,591,0,'bca6d392fdc5cfad-24','{"action":"pass","request":23}','QGfG3Evk8GGjZyxsE4YXyE',1795380829674);
INSERT INTO "journal" VALUES ('jT2a35A9QNAJ',46,1,1,592,1,'a33dc8da59f0bd8e-23','{"action":"pass","request":22}','N_Uc0qpIwUxCBIC20L3RHf',1795380829677);
INSERT INTO "journal" VALUES ('jT2a35A9QNAJ',47,1,0,595,0,'bca6d392fdc5cfad-25','{"action":"pass","request":24}','Zeuo6FsUw2FG3uoJbhnNVH',1795380829681);
INSERT INTO "journal" VALUES ('jT2a35A9QNAJ',48,1,1,598,1,'a33dc8da59f0bd8e-24','{"action":"convert","card":"h15","request":23,"anomaly":"growth"}','z-FkLQFClI46g51aH41PwF',1795380829685);
INSERT INTO "journal" VALUES ('jT2a35A9QNAJ',49,1,1,600,1,'a33dc8da59f0bd8e-25','{"action":"playAnomaly","card":"h15","request":24}','wPI6EkhPDZ5Q_co7Z7TORQ',1795380829689);
INSERT INTO "journal" VALUES ('jT2a35A9QNAJ',50,1,1,602,1,'a33dc8da59f0bd8e-26','{"action":"makeEnergy","card":"c2","request":25}','MeC5KtppS6PBoGAPEPJINN',1795380829693);
INSERT INTO "journal" VALUES ('jT2a35A9QNAJ',51,1,1,604,1,'a33dc8da59f0bd8e-27','{"action":"pass","request":26}','KRVZopOly4hC4gRmMuJt1w',1795380829696);
INSERT INTO "journal" VALUES ('jT2a35A9QNAJ',52,1,0,606,0,'bca6d392fdc5cfad-26','{"action":"pass","request":25}','T7dV-YgKz7rnZlkU79kPhW',1795380829699);
INSERT INTO "journal" VALUES ('jT2a35A9QNAJ',53,1,1,607,1,'a33dc8da59f0bd8e-28','{"action":"pass","request":27}','f-GuvaDjT3-gksTHDKf1xv',1795380829701);
INSERT INTO "journal" VALUES ('jT2a35A9QNAJ',54,1,0,609,0,'bca6d392fdc5cfad-27','{"action":"pass","request":26}','Zz9L_TCSOeje2FOBEiJnL_',1795380829704);
INSERT INTO "journal" VALUES ('jT2a35A9QNAJ',55,1,0,611,0,'bca6d392fdc5cfad-28','{"action":"pass","request":27}','3RWRtj5zK67fvrRZthLHdZ',1795380829707);
INSERT INTO "journal" VALUES ('jT2a35A9QNAJ',56,1,1,612,1,'a33dc8da59f0bd8e-29','{"action":"pass","request":28}','Uq9J3QMyz247g-Jlll5a3i',1795380829710);
INSERT INTO "journal" VALUES ('jT2a35A9QNAJ',57,1,1,614,1,'a33dc8da59f0bd8e-30','{"action":"pass","request":29}','MW0zPiNjzFqUx_z34J2poR',1795380829712);
INSERT INTO "journal" VALUES ('jT2a35A9QNAJ',58,1,0,615,0,'bca6d392fdc5cfad-29','{"action":"pass","request":28}','JZiCFlu0SHwOELraa0eUZj',1795380829715);
INSERT INTO "journal" VALUES ('jT2a35A9QNAJ',59,1,1,618,1,'a33dc8da59f0bd8e-31','{"action":"pass","request":30}','Hlxt50474nzGfS4hQlSJoK',1795380829722);
INSERT INTO "journal" VALUES ('jT2a35A9QNAJ',60,1,0,621,0,'bca6d392fdc5cfad-30','{"action":"pass","request":29}','Zx51PFEbws-iQ1_MlDXKFc',1795380829726);
INSERT INTO "journal" VALUES ('jT2a35A9QNAJ',61,1,1,625,1,'a33dc8da59f0bd8e-32','{"action":"pass","request":31}','QzHNg0SrM0NPn4BAA9xDmG',1795380829731);
INSERT INTO "journal" VALUES ('ohaNMtc7iPHY',1,1,-1,182,NULL,NULL,'{"action":"begin","commit":"c1b8e17566a348a60c0efc9b0e866778a9b491c63657e3058716afb6336328aa","nonces":["6f22c5edcb74a93e218837b32b855acf","dbc4c48ff68871f66d5d32ccd635449e"]}','0e84e8c0a8f0c089b1f2e8',1795380827751);
INSERT INTO "journal" VALUES ('ohaNMtc7iPHY',2,1,1,220,1,'9b27769bb185e918-2','{"action":"advancePhase","request":1}','Hl3RYyVZdSF-Mu4BSjiaDw',1795380827777);
INSERT INTO "journal" VALUES ('ohaNMtc7iPHY',3,1,1,242,1,'9b27769bb185e918-3','{"action":"advancePhase","request":2}','tNe726_QfQyVwF0xk7xZY_',1795380827800);
INSERT INTO "journal" VALUES ('ohaNMtc7iPHY',4,1,1,250,1,'9b27769bb185e918-4','{"action":"advancePhase","request":3}','bhqvqFmV3ykPvmTaVaN-OA',1795380827811);
INSERT INTO "journal" VALUES ('ohaNMtc7iPHY',5,1,1,261,1,'9b27769bb185e918-5','{"action":"ignite","card":"h3","mode":"proxy","request":4}','VGgcrL68gOCK64Ipu2kG_L',1795380827828);
INSERT INTO "journal" VALUES ('ohaNMtc7iPHY',6,1,0,276,0,'42263f2bd9c9d038-2','{"action":"pass","request":1}','YzP8q_yqetHZnro4inQHZC',1795380827842);
INSERT INTO "journal" VALUES ('ohaNMtc7iPHY',7,1,1,290,1,'9b27769bb185e918-6','{"action":"playResource","card":"h1","request":5}','hIB24V8ApmL2m85-aPNiNQ',1795380827855);
INSERT INTO "journal" VALUES ('ohaNMtc7iPHY',8,1,1,296,1,'9b27769bb185e918-7','{"action":"advancePhase","request":6}','_v68XyGUPJnNAq5yAyGTdJ',1795380827864);
INSERT INTO "journal" VALUES ('ohaNMtc7iPHY',9,1,1,304,1,'9b27769bb185e918-8','{"action":"advancePhase","request":7}','rpUoPR-_KgOLA3kaS53AaN',1795380827875);
INSERT INTO "journal" VALUES ('ohaNMtc7iPHY',10,1,1,311,1,'9b27769bb185e918-9','{"action":"advancePhase","request":8}','tIMxXSFqP_cESSG5DrF3YY',1795380827883);
INSERT INTO "journal" VALUES ('ohaNMtc7iPHY',11,1,0,319,0,'42263f2bd9c9d038-3','{"action":"advancePhase","request":2}','5GQ5neGlweuL5bHqs4LNRr',1795380827893);
INSERT INTO "journal" VALUES ('ohaNMtc7iPHY',12,1,0,324,0,'42263f2bd9c9d038-4','{"action":"advancePhase","request":3}','RlpC2bkNEVV2ej38E4t2bK',1795380827900);
INSERT INTO "journal" VALUES ('ohaNMtc7iPHY',13,1,0,334,0,'42263f2bd9c9d038-5','{"action":"advancePhase","request":4}','iVGjJLdQF0WjqV55syzAHA',1795380827913);
INSERT INTO "journal" VALUES ('ohaNMtc7iPHY',14,1,0,342,0,'42263f2bd9c9d038-6','{"action":"playResource","card":"h2","request":5}','iLGw8nWAIQ97k4ABL5BLBB',1795380827933);
INSERT INTO "journal" VALUES ('ohaNMtc7iPHY',15,1,0,361,0,'42263f2bd9c9d038-7','{"action":"ignite","card":"h7","mode":"play","request":6,"pay":["c3"]}','TO0htV3yGHkHNaPYOvFIXF',1795380827955);
INSERT INTO "journal" VALUES ('ohaNMtc7iPHY',16,1,1,367,1,'9b27769bb185e918-10','{"action":"pass","request":9}','aPcx8670SpM0p5DlzTe6l2',1795380827963);
INSERT INTO "journal" VALUES ('ohaNMtc7iPHY',17,1,0,375,0,'42263f2bd9c9d038-8','{"action":"advancePhase","request":7}','O61ON9d_5k5kiswQk6QfVu',1795380827974);
INSERT INTO "journal" VALUES ('ohaNMtc7iPHY',18,1,0,381,0,'42263f2bd9c9d038-9','{"action":"advancePhase","request":8}','COqXcj1giOh-JDbGtqRk6a',1795380827983);
INSERT INTO "journal" VALUES ('ohaNMtc7iPHY',19,1,0,386,0,'42263f2bd9c9d038-10','{"action":"advancePhase","request":9}','_PE6yr4E3V907aLzIBa94N',1795380827991);
INSERT INTO "journal" VALUES ('ohaNMtc7iPHY',20,1,1,393,1,'9b27769bb185e918-11','{"action":"advancePhase","request":10}','T4m5PqbB4JsPWDura54nGy',1795380828002);
INSERT INTO "journal" VALUES ('ohaNMtc7iPHY',21,1,1,398,1,'9b27769bb185e918-12','{"action":"advancePhase","request":11}','9MhWrYQvkM-GpU_uYXrtKJ',1795380828009);
INSERT INTO "journal" VALUES ('ohaNMtc7iPHY',22,1,-1,406,0,'42263f2bd9c9d038-11','{"action":"leave","seat":0}','O5oLQsygU26Ple79NRDQ2u',1795380828018);
INSERT INTO "snapshots" VALUES ('MprLzphjUmeA',51,431,'{"format":1,"rules":2,"setup":{"ruleset":"ucg","profile":"seed","options":{},"seed":"671b23145e6dbf0b036fd35b76ab53bbc0a9f4b90f6f7c73c3e2d0fcea24ae38","seats":[{"deck":["ash-widow","ash-widow","bonfire-ox","bonfire-ox","brand-of-haste","caravan-raid","cinder-runner","cinder-runner","cinder-runner","cookfire-sprite","cookfire-sprite","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","emberling","emberling","false-campfire","flare","flare","flint-fencer","flint-fencer","glasshorn-ram","matron-ashveil","mother-furnace","noonday-rider","powder-keg","rally-the-wagons","red-road-lancer","red-road-lancer","salamander-egg","sand-pit","scorched-road","second-wind","slow-fuse","spark-juggler","supply-wagon","toll-taker","torch-parade","trade-goods","wagon-guard","wagon-guard"]},{"deck":["abyssal-registrar","bottled-storm","confiscate","denied-entry","denied-entry","drown-the-stacks","ebb","fill-the-shelves","high-water-mark","ink-trap","kelp-colossus","lantern-scribe","lantern-scribe","leviathan-index","marginalia","mirror-carapace","mist-swindler","mist-swindler","ninth-cellar","ninth-cellar","patient-idol","pearl-diver","queen-of-low-water","reef-warden","reef-warden","reef-warden","riptide","rising-tide","salt-press","salvage-rite","sealed-lips","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-clerk","tide-gauge","twice-drowned-captain","twice-drowned-captain","twofold-verdict","undertow-eel","weigh-the-ledger"]}],"sets":["starter"]},"hashes":["3c01ddefb5bc757f3549ebd9202da6f9726c1ab6c4de96ef4983641c1a41fd3e"],"state":{"seed":"671b23145e6dbf0b036fd35b76ab53bbc0a9f4b90f6f7c73c3e2d0fcea24ae38","seats":[{"left":false,"asked":29,"named":11,"vars":{"resourcePlayed":false,"epicPlayed":false,"starved":false}},{"left":false,"asked":22,"named":10,"vars":{"resourcePlayed":false,"epicPlayed":false,"starved":false}}],"table":{"turn":5,"owner":0,"phase":"conflict","encounter":false,"_attacker":-1},"zones":[{"def":0,"seat":0,"list":[18,37,42,41,31,14,19,35,56,23,46,2,3,12,16,55,36,24,48,0,27,28,51,21,52,50,45,9,49,30,17,7,47,13,29,20,59,32,54,34,26,40,8,43,53,5,22,25,1]},{"def":0,"seat":1,"list":[75,66,108,111,85,82,105,86,98,78,115,118,95,109,107,68,90,92,96,110,114,79,99,93,104,102,80,116,72,117,101,65,91,81,103,67,77,74,119,100,61,88,63,73]},{"def":1,"seat":0,"list":[57,38,33,39]},{"def":1,"seat":1,"list":[60,64,97,76,94,62,89,112]},{"def":2,"seat":0,"list":[]},{"def":2,"seat":1,"list":[]},{"def":3,"seat":0,"list":[-1,-1,-1,-1,-1]},{"def":3,"seat":1,"list":[-1,-1,-1,-1,-1]},{"def":4,"seat":0,"list":[]},{"def":4,"seat":1,"list":[106]},{"def":5,"seat":0,"list":[15,11]},{"def":5,"seat":1,"list":[]},{"def":6,"seat":0,"list":[]},{"def":6,"seat":1,"list":[]},{"def":7,"seat":0,"list":[58,6]},{"def":7,"seat":1,"list":[]},{"def":8,"seat":0,"list":[]},{"def":8,"seat":1,"list":[]},{"def":9,"seat":0,"list":[4]},{"def":9,"seat":1,"list":[]},{"def":10,"seat":0,"list":[]},{"def":10,"seat":1,"list":[]},{"def":11,"seat":0,"list":[10,44]},{"def":11,"seat":1,"list":[87,83,71,84,69,70,113]}],"entries":[],"frames":[{"program":"match","pc":4,"locals":{},"answers":[null,null]},{"program":"turn","pc":1,"locals":{},"answers":[null,null]},{"program":"phase","pc":6,"locals":{"phase":"conflict"},"answers":[null,null]},{"program":"open","pc":1,"locals":{"result":"attack"},"answers":[null,null]}],"requests":[{"id":29,"seat":0,"kind":"turn","info":{"phase":"conflict"},"own":{},"domain":null,"fallback":{"action":"advancePhase"},"sealed":false,"answered":false},null],"waiting":[],"modifiers":[],"memories":[],"agenda":[{"phase":"end"}],"drawn":[1,0,59,0,59],"counters":{"names":15,"groups":{},"entries":10,"time":45,"told":[175,175,175],"turnWork":132,"work":509,"slice":20},"over":null,"segment":null,"world":null,"objects":[[5,0,0],[5,0,0],[13,0,0],[13,0,0],[26,0,18,3,38,"c10",0,0,0,196666,"c2",0,0,[0,0,1,0,0,0,0,0,0,0,0]],[18,0,0],[2,0,14,3,40,"c11",0,0,0,-1,"",0,[0,0,0,0,0,0,1,0,0],[1,0,1,0,0,0,0,0,1,0,0]],[2,0,0],[2,0,0],[6,0,0],[6,0,22,3,28,"c7"],[0,0,10,2,17,"c1"],[0,0,0],[0,0,0],[0,0,0],[0,0,10,2,30,"c8"],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[4,0,2,1,6,"h7"],[4,0,0],[28,0,0],[20,0,0],[20,0,0],[7,0,2,1,3,"h4"],[7,0,2,1,36,"h11"],[12,0,0],[11,0,0],[16,0,0],[15,0,0],[25,0,22,3,34,"c9"],[21,0,0],[8,0,0],[8,0,0],[29,0,0],[27,0,0],[17,0,0],[22,0,0],[30,0,0],[9,0,0],[23,0,0],[10,0,0],[19,0,0],[24,0,2,1,0,"h1"],[3,0,14,3,19,"c2",0,0,0,-1,"",0,[0,0,0,0,0,0,1,0,0],[3,0,1,0,1,0,0,0,1,0,0]],[3,0,0],[38,1,3,1,9,"h2"],[59,1,1],[44,1,3,1,15,"h8"],[49,1,1],[49,1,3,1,10,"h3"],[45,1,1],[51,1,1],[43,1,1],[42,1,1],[56,1,23,1,42,"c13"],[39,1,23,1,43,"c14"],[32,1,23,5,33,"c6"],[32,1,1],[41,1,1],[48,1,1],[55,1,1],[35,1,3,1,13,"h6"],[35,1,1],[61,1,1],[61,1,1],[60,1,1],[34,1,1],[40,1,1],[33,1,23,1,21,"c4"],[33,1,23,1,41,"c12"],[33,1,1],[57,1,1],[58,1,23,1,20,"c3"],[54,1,1],[46,1,3,1,22,"h9"],[50,1,1],[1,1,1],[1,1,1],[1,1,1],[1,1,3,1,14,"h7"],[1,1,1],[1,1,1],[1,1,3,1,11,"h4"],[1,1,1],[1,1,1],[1,1,1],[1,1,1],[1,1,1],[1,1,1],[1,1,1],[1,1,1],[1,1,9,2,23,"c5"],[1,1,1],[1,1,1],[1,1,1],[1,1,1],[1,1,1],[1,1,3,1,35,"h10"],[31,1,23,1,44,"c15"],[53,1,1],[37,1,1],[37,1,1],[47,1,1],[36,1,1],[52,1,1]]},"beside":{"format":1,"clocks":null,"orders":[{"stops":null,"yield":"none","passOwn":false,"fullControl":false,"bluff":false,"turn":0,"phase":""},{"stops":null,"yield":"none","passOwn":false,"fullControl":false,"bluff":false,"turn":0,"phase":""}],"nonces":["345c8dcd0d3a8e61cf144384a87ebc83","51678e3c02aaa226ebed42b8d74ef565"]}}','[["d6104875695cc887-1","d6104875695cc887-2","d6104875695cc887-3","d6104875695cc887-4","d6104875695cc887-5","d6104875695cc887-6","d6104875695cc887-7","d6104875695cc887-8","d6104875695cc887-9","d6104875695cc887-10","d6104875695cc887-11","d6104875695cc887-12","d6104875695cc887-13","d6104875695cc887-14","d6104875695cc887-15","d6104875695cc887-16","d6104875695cc887-17","d6104875695cc887-18","d6104875695cc887-19","d6104875695cc887-20","d6104875695cc887-21","d6104875695cc887-22","d6104875695cc887-23","d6104875695cc887-24","d6104875695cc887-25","d6104875695cc887-26","d6104875695cc887-27","d6104875695cc887-28","d6104875695cc887-29"],["3198a5a20c6bc843-1","3198a5a20c6bc843-2","3198a5a20c6bc843-3","3198a5a20c6bc843-4","3198a5a20c6bc843-5","3198a5a20c6bc843-6","3198a5a20c6bc843-7","3198a5a20c6bc843-8","3198a5a20c6bc843-9","3198a5a20c6bc843-10","3198a5a20c6bc843-11","3198a5a20c6bc843-12","3198a5a20c6bc843-13","3198a5a20c6bc843-14","3198a5a20c6bc843-15","3198a5a20c6bc843-16","3198a5a20c6bc843-17","3198a5a20c6bc843-18","3198a5a20c6bc843-19","3198a5a20c6bc843-20","3198a5a20c6bc843-21","3198a5a20c6bc843-22","3198a5a20c6bc843-23"]]','b__j3MvBjCD1H9zwBmYJtmXZINgFRmi67DbeG27iESc');
INSERT INTO "sets" VALUES ('3c01ddefb5bc757f3549ebd9202da6f9726c1ab6c4de96ef4983641c1a41fd3e','{
  "$schema": "../../rulesets/ucg/set.schema.json",
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
INSERT INTO "sets" VALUES ('18ce1b82f1ec9d2078bf7b9047c0ecf5ded3e2a6cc46cd7e69f317e2efb7292f','{
  "$schema": "../../rulesets/nullshapers/set.schema.json",
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
INSERT INTO "sets" VALUES ('77947fdcd796829365fb54c92c0116ecabb8eeaeb75ceb662ac654152a4c02f8','{
  "$schema": "../../rulesets/grand-archive/set.schema.json",
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
INSERT INTO "sets" VALUES ('78836f657c2c17dc0d3671e77c05534c3aeca967193d6abb9d40d7677e82ee32','{
 "$schema": "../../rulesets/altered/set.schema.json",
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
INSERT INTO "sets" VALUES ('d39cdfa8d096ff53e2a1e5a1c62ba8c8d900d2b5f7530330c0ec43b6169c0b75','{
  "$schema": "../../rulesets/crowdcontrol/set.schema.json",
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
INSERT INTO "players" VALUES ('g:61d3df30-35d3-4d02-8778-538c7efa2360','Guest',1795380827436);
INSERT INTO "players" VALUES ('g:6771ba61-bc39-40a1-8948-5d5622c6b246','Guest',1795380827484);
INSERT INTO "players" VALUES ('g:e142b4f5-a71a-480c-a719-2a8fff549c8d','Guest',1795380828172);
INSERT INTO "players" VALUES ('g:42e546f8-4248-4836-862a-ccfc4a1a0e6b','Guest',1795380828203);
INSERT INTO "players" VALUES ('g:491f37a2-bdc8-4d23-8919-5188e292e58b','Guest',1795380828877);
INSERT INTO "players" VALUES ('g:44f817a0-fe58-4167-9933-71547793caa3','Guest',1795380828903);
INSERT INTO "players" VALUES ('g:dc8118ea-b9ec-442d-80da-363aedd6164b','Guest',1795380829738);
INSERT INTO "players" VALUES ('g:e9326386-d9c1-47a7-9a53-a9396c960a22','Guest',1795380829745);
INSERT INTO "players" VALUES ('g:d0968ed9-47f4-4098-bca8-ec440ee4cb06','Guest',1795380830136);
INSERT INTO "players" VALUES ('g:891119e7-1876-4844-bd3c-2d72ca6698f9','Guest',1795380830142);
INSERT INTO "players" VALUES ('g:7f7afced-7376-406d-ba95-56de2ba56b8b','Guest',1795380830608);
INSERT INTO "players" VALUES ('g:7358097d-8b22-481c-9e5f-22f83b5470ac','Guest',1795380830611);
INSERT INTO "owners" VALUES ('sole',1795380835254,NULL);
INSERT INTO "leases" VALUES ('queue','44dfa82f-35d0-4fdf-8bba-c1efcdf88b30',1795380835878);
INSERT INTO "seats" VALUES ('MprLzphjUmeA',1,'g:42e546f8-4248-4836-862a-ccfc4a1a0e6b',0);
INSERT INTO "seats" VALUES ('jT2a35A9QNAJ',1,'g:44f817a0-fe58-4167-9933-71547793caa3',0);
INSERT INTO "seats" VALUES ('jT2a35A9QNAJ',0,'g:491f37a2-bdc8-4d23-8919-5188e292e58b',0);
INSERT INTO "seats" VALUES ('ohaNMtc7iPHY',0,'g:61d3df30-35d3-4d02-8778-538c7efa2360',1);
INSERT INTO "seats" VALUES ('ohaNMtc7iPHY',1,'g:6771ba61-bc39-40a1-8948-5d5622c6b246',1);
INSERT INTO "seats" VALUES ('dtYauxxclJHe',1,'g:7358097d-8b22-481c-9e5f-22f83b5470ac',0);
INSERT INTO "seats" VALUES ('dtYauxxclJHe',0,'g:7f7afced-7376-406d-ba95-56de2ba56b8b',0);
INSERT INTO "seats" VALUES ('Xxlyt9T2VBtY',1,'g:891119e7-1876-4844-bd3c-2d72ca6698f9',0);
INSERT INTO "seats" VALUES ('Xxlyt9T2VBtY',0,'g:d0968ed9-47f4-4098-bca8-ec440ee4cb06',0);
INSERT INTO "seats" VALUES ('erkxmlAdRcNa',0,'g:dc8118ea-b9ec-442d-80da-363aedd6164b',0);
INSERT INTO "seats" VALUES ('MprLzphjUmeA',0,'g:e142b4f5-a71a-480c-a719-2a8fff549c8d',0);
INSERT INTO "seats" VALUES ('erkxmlAdRcNa',1,'g:e9326386-d9c1-47a7-9a53-a9396c960a22',0);
