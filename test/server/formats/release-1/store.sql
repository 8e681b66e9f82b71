CREATE TABLE "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
CREATE TABLE "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
CREATE TABLE "matches" ("born" integer primary key, "id" text not null unique, "record" text not null, "epoch" integer default 0 not null, "seq" integer default 0 not null, "outcome" text, "owner" text, "room" text, "kept" text) STRICT;
CREATE INDEX unfinished ON matches (born) WHERE outcome IS NULL;
CREATE TABLE "journal" ("match" text not null, "seq" integer not null, "epoch" integer not null, "by" integer not null, "at" integer not null, "seat" integer, "id" text, "intent" text not null, "digest" text not null, "stored" integer default 0 not null, constraint "journal_row" primary key ("match", "seq")) STRICT, WITHOUT ROWID;
CREATE TABLE "snapshots" ("match" text primary key, "seq" integer not null, "at" integer not null, "saved" text not null, "accepted" text not null) STRICT;
CREATE TABLE "orders" ("player" text not null, "key" text not null, "digest" text not null, "match" text not null, constraint "order_key" primary key ("player", "key")) STRICT, WITHOUT ROWID;
CREATE TABLE "sets" ("hash" text primary key, "text" text not null) STRICT;
CREATE TABLE "players" ("id" text primary key, "name" text not null) STRICT;
CREATE TABLE "settings" ("key" text primary key, "value" text not null) STRICT;
CREATE TABLE "tables" ("born" integer primary key, "id" text not null unique, "code" text unique, "rev" integer not null, "state" text not null, "owner" text, "listed" integer not null, "match" text, "until" integer, "ended" integer, "touched" integer not null, "data" text not null, "stocks" text not null) STRICT;
CREATE INDEX "tables_by_state" on "tables" ("state", "born");
CREATE TABLE "sittings" ("place" text not null, "player" text not null, constraint "sitting" primary key ("player", "place")) STRICT, WITHOUT ROWID;
CREATE INDEX "sittings_by_place" on "sittings" ("place");
CREATE TABLE "decks" ("player" text not null, "id" text not null, "data" text not null, constraint "deck" primary key ("player", "id")) STRICT, WITHOUT ROWID;
CREATE TABLE "owners" ("id" text primary key, "lease" integer not null) STRICT;
CREATE TABLE "casters" ("match" text not null, "player" text not null, "caster" text not null, constraint "caster_named" primary key ("match", "player", "caster")) STRICT, WITHOUT ROWID;
CREATE TABLE "shares" ("match" text not null, "word" text not null, constraint "share" primary key ("match")) STRICT, WITHOUT ROWID;
CREATE TABLE "tickets" ("player" text primary key, "queue" text not null, "since" integer not null, "seen" integer not null, "offer" text, "until" integer, "accepted" integer not null, "data" text not null) STRICT, WITHOUT ROWID;
CREATE INDEX "tickets_by_offer" on "tickets" ("offer");
CREATE TABLE "leases" ("name" text primary key, "holder" text not null, "until" integer not null) STRICT, WITHOUT ROWID;
CREATE TABLE "ratings" ("game" text not null, "player" text not null, "rating" real not null, "rd" real not null, "vol" real not null, "games" integer not null, constraint "rating" primary key ("game", "player")) STRICT, WITHOUT ROWID;
CREATE TABLE "rated" ("place" text primary key) STRICT, WITHOUT ROWID;
CREATE TABLE "seats" ("match" text not null, "seat" integer not null, "player" text not null, "ended" integer not null, constraint "match_seat" primary key ("match", "seat")) STRICT, WITHOUT ROWID;
CREATE INDEX "seats_by_player" on "seats" ("player", "ended");
CREATE TABLE "decisions" ("player" text primary key, "banned" integer not null, "erased" integer not null, "changed" integer not null) STRICT, WITHOUT ROWID;
CREATE INDEX "decisions_by_change" on "decisions" ("changed");
INSERT INTO "kysely_migration" VALUES ('001-matches','2026-11-22T00:16:21.416Z');
INSERT INTO "kysely_migration" VALUES ('002-tables','2026-11-22T00:16:21.417Z');
INSERT INTO "kysely_migration" VALUES ('003-owners','2026-11-22T00:16:21.418Z');
INSERT INTO "kysely_migration" VALUES ('004-watching','2026-11-22T00:16:21.419Z');
INSERT INTO "kysely_migration" VALUES ('005-queue','2026-11-22T00:16:21.420Z');
INSERT INTO "kysely_migration" VALUES ('006-rooms','2026-11-22T00:16:21.421Z');
INSERT INTO "kysely_migration" VALUES ('007-seats','2026-11-22T00:16:21.422Z');
INSERT INTO "kysely_migration" VALUES ('008-decisions','2026-11-22T00:16:21.423Z');
INSERT INTO "kysely_migration" VALUES ('009-kept','2026-11-22T00:16:21.424Z');
INSERT INTO "kysely_migration_lock" VALUES ('migration_lock',0);
INSERT INTO "matches" VALUES (1,'zj9qcHexuxcl','{"id":"zj9qcHexuxcl","format":1,"setup":{"ruleset":"ucg","profile":"seed","options":{},"seed":"30bec887b50e61b26ce5da544bd7be0cc6eff1b9022e14cedf5a7b93d8b7917a","seats":[{"deck":["ash-widow","ash-widow","bonfire-ox","bonfire-ox","brand-of-haste","caravan-raid","cinder-runner","cinder-runner","cinder-runner","cookfire-sprite","cookfire-sprite","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","emberling","emberling","false-campfire","flare","flare","flint-fencer","flint-fencer","glasshorn-ram","matron-ashveil","mother-furnace","noonday-rider","powder-keg","rally-the-wagons","red-road-lancer","red-road-lancer","salamander-egg","sand-pit","scorched-road","second-wind","slow-fuse","spark-juggler","supply-wagon","toll-taker","torch-parade","trade-goods","wagon-guard","wagon-guard"]},{"deck":["abyssal-registrar","bottled-storm","confiscate","denied-entry","denied-entry","drown-the-stacks","ebb","fill-the-shelves","high-water-mark","ink-trap","kelp-colossus","lantern-scribe","lantern-scribe","leviathan-index","marginalia","mirror-carapace","mist-swindler","mist-swindler","ninth-cellar","ninth-cellar","patient-idol","pearl-diver","queen-of-low-water","reef-warden","reef-warden","reef-warden","riptide","rising-tide","salt-press","salvage-rite","sealed-lips","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-clerk","tide-gauge","twice-drowned-captain","twice-drowned-captain","twofold-verdict","undertow-eel","weigh-the-ledger"]}],"sets":["starter"]},"rules":1,"hashes":["3c01ddefb5bc757f3549ebd9202da6f9726c1ab6c4de96ef4983641c1a41fd3e"],"players":["g:d4101295-8ee2-4b6d-83eb-efa4d0c6a57f","g:f621244d-e0de-4bac-8513-1f7cd0fec56c"],"fair":true}',1,22,'{"winners":[1],"reason":"left"}','sole','r03CLWaNp','{"away":[{"left":179945,"since":null},{"left":179934,"since":null}],"mutes":[[],[]],"nonces":["e08822ec5660ae422b053ebbabf8af09",null]}');
INSERT INTO "matches" VALUES (2,'A61ao5dHRBYr','{"id":"A61ao5dHRBYr","format":1,"setup":{"ruleset":"ucg","profile":"seed","options":{},"seed":"0a1a2b78c3bf167685de408d4865fcd49c48df669a93aa3e5d1ff017f60b5019","seats":[{"deck":["ash-widow","ash-widow","bonfire-ox","bonfire-ox","brand-of-haste","caravan-raid","cinder-runner","cinder-runner","cinder-runner","cookfire-sprite","cookfire-sprite","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","emberling","emberling","false-campfire","flare","flare","flint-fencer","flint-fencer","glasshorn-ram","matron-ashveil","mother-furnace","noonday-rider","powder-keg","rally-the-wagons","red-road-lancer","red-road-lancer","salamander-egg","sand-pit","scorched-road","second-wind","slow-fuse","spark-juggler","supply-wagon","toll-taker","torch-parade","trade-goods","wagon-guard","wagon-guard"]},{"deck":["abyssal-registrar","bottled-storm","confiscate","denied-entry","denied-entry","drown-the-stacks","ebb","fill-the-shelves","high-water-mark","ink-trap","kelp-colossus","lantern-scribe","lantern-scribe","leviathan-index","marginalia","mirror-carapace","mist-swindler","mist-swindler","ninth-cellar","ninth-cellar","patient-idol","pearl-diver","queen-of-low-water","reef-warden","reef-warden","reef-warden","riptide","rising-tide","salt-press","salvage-rite","sealed-lips","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-clerk","tide-gauge","twice-drowned-captain","twice-drowned-captain","twofold-verdict","undertow-eel","weigh-the-ledger"]}],"sets":["starter"]},"rules":1,"hashes":["3c01ddefb5bc757f3549ebd9202da6f9726c1ab6c4de96ef4983641c1a41fd3e"],"players":["g:3f07f34c-1aa0-431f-aee4-c85d774a27c9","g:de100f9a-9c87-48c5-8109-687a96ae436a"],"fair":true}',1,61,NULL,'sole','85i8TfBaH','{"away":[{"left":179964,"since":null},{"left":179961,"since":null}],"mutes":[[],[]],"nonces":["4c28e3a8ed774d7e2f33c3064bd13a29",null]}');
INSERT INTO "matches" VALUES (3,'Pcmnr70iKpHC','{"id":"Pcmnr70iKpHC","format":1,"setup":{"ruleset":"nullshapers","profile":"seed","options":{},"seed":"d792c3a1a3983c6e04589fb6d892d9d9e8e4af841a7f1ab2910d45b8b74cb963","seats":[{"deck":["battle-hymn","battle-hymn","brass-glaive","brass-glaive","brass-glaive","call-the-vanguard","call-the-vanguard","drill-sergeant-daemon","drill-sergeant-daemon","festival-marshal","festival-marshal","field-dressing","field-dressing","field-dressing","greenhouse-strider","greenhouse-strider","landslide","landslide","lantern-cadet","lantern-cadet","lantern-cadet","long-table","matron-of-mornings","oathbound-shield","oathbound-shield","orchard-golem","orchard-golem","orchard-golem","second-dawn","second-dawn","seed-archivist","seed-archivist","seed-archivist","sun-dynamo","sunlance","sunlance","sunlance","sunrise-courier","sunrise-courier","sunrise-courier","tend-the-walls","tend-the-walls","tend-the-walls","tidewater-bailiff","tidewater-bailiff"]},{"deck":["back-alley-ambusher","back-alley-ambusher","barnacle-snare","barnacle-snare","barnacle-snare","breach-protocol","burn-the-ledger","dockside-queen","drowned-notary","drowned-notary","drowned-notary","eel-wrangler","eel-wrangler","evict","evict","forked-bolt","forked-bolt","forked-bolt","gutter-spy","gutter-spy","gutter-spy","harpoon-crew","harpoon-crew","hush-money","hush-money","informer-network","knife-in-the-fog","knife-in-the-fog","knife-in-the-fog","pay-the-ferryman","riptide-charge","riptide-charge","smoke-cloak","static-marksman","static-marksman","tesla-turret","tesla-turret","tithe-collector","tithe-collector","undertow-leviathan","undertow-leviathan","void-the-contract","void-the-contract","wash-ashore","wash-ashore"]}],"sets":["starter"]},"rules":1,"hashes":["18ce1b82f1ec9d2078bf7b9047c0ecf5ded3e2a6cc46cd7e69f317e2efb7292f"],"players":["g:ad4c5b17-3dc7-4993-98ec-c8f8fc601c05","g:b0587cc4-0d16-481c-8df1-b09cacafe6ad"],"fair":true}',1,61,NULL,'sole','Qy2AcsrPa','{"away":[{"left":179987,"since":null},{"left":179982,"since":null}],"mutes":[[],[]],"nonces":["dcc0e987a078d167a337a39e48cd013d",null]}');
INSERT INTO "matches" VALUES (4,'Xx4Fsp97WAJh','{"id":"Xx4Fsp97WAJh","format":1,"setup":{"ruleset":"grand-archive","profile":"seed","options":{},"seed":"b1a7619041ccfa6b594e00cc66561d097504613dfc05d48a286d89b55ab9743f","seats":[{"deck":["anvil-guard","anvil-guard","anvil-guard","anvil-guard","ashen-memory","ashen-memory","ashka-duelist","ashka-marshal","ashka-phoenix","ashka-spark","blaze-lancer","blaze-lancer","blaze-lancer","blaze-lancer","bolt-thrower","burning-slash","burning-slash","burning-slash","burning-slash","cinder-recruit","cinder-recruit","cinder-recruit","cinder-recruit","cinder-wraith","cinder-wraith","coal-sack","dragon-pike","ember-blade","ember-rush","ember-rush","ember-rush","ember-rush","flame-bolt","flame-bolt","flame-bolt","flame-bolt","forge-hall","forge-hall","forge-hall","forge-hall","furnace-ogre","furnace-ogre","furnace-ogre","furnace-ogre","herb-satchel","oathforged-shield","pyre-acolyte","pyre-acolyte","pyre-acolyte","pyre-acolyte","roaring-pyre","roaring-pyre","roaring-pyre","roaring-pyre","sparkcaller","sparkcaller","sparkcaller","sparkcaller","twinfang-raider","twinfang-raider","twinfang-raider","twinfang-raider","vanguard-order","vanguard-order","vanguard-order","vanguard-order","war-banner","war-brew","war-brew","war-brew","war-brew"]},{"deck":["bent-hourglass","binding-mist","binding-mist","binding-mist","coral-dagger","creeping-rust","creeping-rust","cresting-wave","cresting-wave","deep-conch","echo-scroll","echo-scroll","echoing-tide","echoing-tide","gale-falcon","gale-falcon","gale-falcon","gale-falcon","hush-of-the-deep","maren-drift","maren-maelstrom","maren-stormglass","maren-tidecaller","mirror-basin","mist-seer","mist-seer","mist-seer","mist-seer","morning-heron","morning-heron","morning-heron","morning-heron","patient-snare","patient-snare","patient-snare","prism-lens","prismatic-tide","prismatic-tide","reed-scout","reed-scout","reed-scout","reed-scout","shifting-shoal","starfall-chart","starfall-chart","starfall-chart","still-waters","still-waters","storm-drake","storm-drake","storm-drake","storm-drake","stormglass-spear","tidal-shrine","tidal-shrine","tidal-shrine","tidal-shrine","tide-captain","tide-captain","tide-charm","tide-warden","tide-warden","tide-warden","tide-warden","undertow","undertow","undying-current","whirl-cutter","whirl-cutter","whirl-cutter","whirl-cutter"]}],"sets":["starter"]},"rules":1,"hashes":["77947fdcd796829365fb54c92c0116ecabb8eeaeb75ceb662ac654152a4c02f8"],"players":["g:edc4e2da-b84f-4889-b703-b74a12d1c1db","g:3206fc03-b63b-4e2f-86bc-703a98cb2c57"],"fair":true}',1,61,NULL,'sole','h0WvysIgl','{"away":[{"left":179967,"since":null},{"left":179963,"since":null}],"mutes":[[],[]],"nonces":["20648629252ac10950666eae7b6477b3",null]}');
INSERT INTO "matches" VALUES (5,'6y0Rz4DbWybq','{"id":"6y0Rz4DbWybq","format":1,"setup":{"ruleset":"altered","profile":"v1","options":{},"seed":"3ac86473a42380c7a17bcdd920d3d64df0e75960b01c0f7f0a9439e96622120b","seats":[{"deck":["bridge-warden","bridge-warden","bridge-warden","drill-captain","drill-captain","drill-captain","ferry-sergeant","ferry-sergeant","ferry-sergeant","forced-march","forced-march","forced-march","general-inspection","general-inspection","general-inspection","hall-of-banners","hall-of-banners","hall-of-banners","lamplighter-recruit","lamplighter-recruit","lamplighter-recruit","odra-pell","old-standard-bearer","old-standard-bearer","old-standard-bearer","open-muster","open-muster","open-muster","parade-colossus","parade-colossus","parade-colossus","quartermasters-desk","quartermasters-desk","quartermasters-desk","seven-league-order","seven-league-order","seven-league-order","the-long-barracks","the-long-barracks","the-long-barracks","toll-gate-ox","toll-gate-ox","toll-gate-ox"]},{"deck":["arch-summoner-vey","arch-summoner-vey","arch-summoner-vey","candle-thief","candle-thief","candle-thief","courteous-duelist","courteous-duelist","courteous-duelist","dawn-edition","dawn-edition","dawn-edition","four-doors","four-doors","four-doors","gambling-oracle","gambling-oracle","gambling-oracle","inkwell-sprite","inkwell-sprite","inkwell-sprite","keeper-of-marginalia","keeper-of-marginalia","keeper-of-marginalia","lights-out","lights-out","lights-out","moth-of-the-archive","moth-of-the-archive","moth-of-the-archive","sable-and-quill","sleeping-leviathan","sleeping-leviathan","sleeping-leviathan","the-whispering-stacks","the-whispering-stacks","the-whispering-stacks","two-faced-verse","two-faced-verse","two-faced-verse","unwritten-ending","unwritten-ending","unwritten-ending"]}],"sets":["starter"]},"rules":1,"hashes":["470d55b02215715a492424c1d4609c54831ef774244afa16cddaa97b25d37fda"],"players":["g:f20793e5-4ae3-44e4-922e-5fb2a569d07e","g:4ffe1bee-41e8-42a4-8c58-e5e1ee5dd3e5"],"fair":true}',1,61,NULL,'sole','DKHhe_n_9','{"away":[{"left":179992,"since":null},{"left":179985,"since":null}],"mutes":[[],[]],"nonces":["989308abf71206ecf3e03d436c0314de",null]}');
INSERT INTO "matches" VALUES (6,'JqWi8G7owDqm','{"id":"JqWi8G7owDqm","format":1,"setup":{"ruleset":"crowdcontrol","profile":"seed","options":{},"seed":"7c206ae2f4fead07e43dfa1dd3f0114f6886433dafea05051ac1392f9f6d0956","seats":[{"deck":["blood-cousin","blood-cousin","break-cover","burr-runner","burr-runner","burr-runner","call-the-cousins","call-the-cousins","choir-of-reeds","drum-caller","drum-caller","false-trail","harvest-song","harvest-song","harvest-song","hearth-matron","hearth-matron","herb-walker","herb-walker","home-for-supper","horns-down","horns-down","lane-shepherd","lane-shepherd","meeting-oak","meeting-oak","mosshide-guard","mosshide-guard","mosshide-guard","old-antler","old-antler","raise-the-village","raise-the-village","saturday-market","saturday-market","second-spring","sparring-ring","sparring-ring","the-long-table","the-rootmoot"]},{"deck":["arc-projector","arc-projector","ashfall","burn-the-index","cinder-adept","cinder-adept","cinder-adept","clerk-of-ashes","clerk-of-ashes","clerk-of-ashes","cross-reference","estate-tax","final-notice","gear-hound","gear-hound","gear-hound","lamp-of-names","lamp-of-names","lance-of-noon","lance-of-noon","open-furnace","overdue-books","pact-imp","pact-imp","pact-imp","paper-giant","parts-inventory","redacted-file","revolving-door","salvage-rights","scrap-exchange","site-plan","soot-drone","soot-drone","soot-drone","strike-the-name","the-ember-archive","vault-colossus","vault-colossus","vault-colossus"]}],"sets":["starter"]},"rules":1,"hashes":["d39cdfa8d096ff53e2a1e5a1c62ba8c8d900d2b5f7530330c0ec43b6169c0b75"],"players":["g:3cf98f96-6369-4fbc-a983-866c5eb20e8c","g:79c0ff05-5d09-4136-98ea-befaa6ccb5b3"],"fair":true}',1,61,NULL,'sole','cYHQ1nlef','{"away":[{"left":179989,"since":null},{"left":179978,"since":null}],"mutes":[[],[]],"nonces":["98a32b5760ccdc10cc447f09f9819022",null]}');
INSERT INTO "journal" VALUES ('6y0Rz4DbWybq',1,1,-1,25,NULL,NULL,'{"action":"begin","commit":"fba09b153c14113c834257dbdb52531038e4bd05cd8d5c9b50b8dce4b841f9a7","nonces":["989308abf71206ecf3e03d436c0314de","8cb8bd913a15d6a1413736c978dfe023"]}','d5b2fd11a5888706144127',1795306584078);
INSERT INTO "journal" VALUES ('6y0Rz4DbWybq',2,1,0,50,0,'d9a7c7d46d5e924b-2','{"action":"chooseMana","request":1,"choice":["h3","h1","h5"]}','Q_aOFrmwsUpbOi-HSFtnPt',1795306584085);
INSERT INTO "journal" VALUES ('6y0Rz4DbWybq',3,1,1,60,1,'9f67a83d959195b8-2','{"action":"chooseMana","request":1,"choice":["h6","h3","h2"]}','JOC1rhD8vgAWF2HrnXcka_',1795306584099);
INSERT INTO "journal" VALUES ('6y0Rz4DbWybq',4,1,1,65,1,'9f67a83d959195b8-3','{"action":"play","card":"h5","request":2,"expedition":"hero","pay":["c4","c3"]}','LXZzjlBnYgVXF79gacuhVn',1795306584107);
INSERT INTO "journal" VALUES ('6y0Rz4DbWybq',5,1,1,69,1,'9f67a83d959195b8-4','{"action":"may","request":3,"choice":true}','NzxcCq2g5lTaVKDVDDBSZA',1795306584110);
INSERT INTO "journal" VALUES ('6y0Rz4DbWybq',6,1,0,70,0,'d9a7c7d46d5e924b-3','{"action":"may","request":2,"choice":true}','0Noi0eolPWCsesaPrq1eCG',1795306584113);
INSERT INTO "journal" VALUES ('6y0Rz4DbWybq',7,1,0,72,0,'d9a7c7d46d5e924b-4','{"action":"pass","request":3}','clDNMAOkBXrCDzhQ-TLOj1',1795306584117);
INSERT INTO "journal" VALUES ('6y0Rz4DbWybq',8,1,1,75,1,'9f67a83d959195b8-5','{"action":"pass","request":4}','M86xJQ88CtApkLqkI-ZehY',1795306584122);
INSERT INTO "journal" VALUES ('6y0Rz4DbWybq',9,1,0,80,0,'d9a7c7d46d5e924b-5','{"action":"expand","request":4,"choice":[]}','txzXn6-Mk3zU8R6r5Wbv8b',1795306584126);
INSERT INTO "journal" VALUES ('6y0Rz4DbWybq',10,1,1,81,1,'9f67a83d959195b8-6','{"action":"expand","request":5,"choice":[]}','jKkJqPS5gv8lMmxLAtN6UO',1795306584130);
INSERT INTO "journal" VALUES ('6y0Rz4DbWybq',11,1,0,84,0,'d9a7c7d46d5e924b-6','{"action":"play","card":"h2","request":5,"expedition":"companion","pay":["c6","c8"]}','65IlC634uNqzNaWwUhdju6',1795306584134);
INSERT INTO "journal" VALUES ('6y0Rz4DbWybq',12,1,1,87,1,'9f67a83d959195b8-7','{"action":"pass","request":6}','GZ-9hQapSE7Kb-HS7SaiGY',1795306584138);
INSERT INTO "journal" VALUES ('6y0Rz4DbWybq',13,1,0,88,0,'d9a7c7d46d5e924b-7','{"action":"pass","request":6}','gl7WoS88hiFrdA12zlvucn',1795306584140);
INSERT INTO "journal" VALUES ('6y0Rz4DbWybq',14,1,0,89,0,'d9a7c7d46d5e924b-8','{"action":"target","request":7,"choice":["c12"]}','qsLYOvIvqzLdfFJxiNxDF8',1795306584144);
INSERT INTO "journal" VALUES ('6y0Rz4DbWybq',15,1,1,92,1,'9f67a83d959195b8-8','{"action":"expand","request":7,"choice":["h7"]}','VpFrFGjCVITEpAxacd_7uR',1795306584147);
INSERT INTO "journal" VALUES ('6y0Rz4DbWybq',16,1,0,97,0,'d9a7c7d46d5e924b-9','{"action":"expand","request":8,"choice":[]}','EJA3-G39uRimJpPnf-OarY',1795306584157);
INSERT INTO "journal" VALUES ('6y0Rz4DbWybq',17,1,1,104,1,'9f67a83d959195b8-9','{"action":"pass","request":8}','1XLwuVy0btt60ewcRg72Lw',1795306584165);
INSERT INTO "journal" VALUES ('6y0Rz4DbWybq',18,1,0,107,0,'d9a7c7d46d5e924b-10','{"action":"play","card":"c12","request":9,"expedition":"hero","pay":["c7"]}','pygGqsYj3YNCAGyOlgDaPb',1795306584170);
INSERT INTO "journal" VALUES ('6y0Rz4DbWybq',19,1,0,109,0,'d9a7c7d46d5e924b-11','{"action":"pass","request":10}','maySr033uPdTulfgLf86Vy',1795306584173);
INSERT INTO "journal" VALUES ('6y0Rz4DbWybq',20,1,0,111,0,'d9a7c7d46d5e924b-12','{"action":"target","request":11,"choice":["c12"]}','_eedaCafXWeB6c6VlvtFfa',1795306584179);
INSERT INTO "journal" VALUES ('6y0Rz4DbWybq',21,1,0,115,0,'d9a7c7d46d5e924b-13','{"action":"expand","request":12,"choice":["h10"]}','6NI0AW-fd0jK7N6Kb5RnlZ',1795306584183);
INSERT INTO "journal" VALUES ('6y0Rz4DbWybq',22,1,1,116,1,'9f67a83d959195b8-10','{"action":"expand","request":9,"choice":["h12"]}','u7BNpWC0JPpGlKtKOlf2AE',1795306584187);
INSERT INTO "journal" VALUES ('6y0Rz4DbWybq',23,1,0,123,0,'d9a7c7d46d5e924b-14','{"action":"pass","request":13}','je16TJ5syFxb_FYh1j_JOZ',1795306584197);
INSERT INTO "journal" VALUES ('6y0Rz4DbWybq',24,1,1,127,1,'9f67a83d959195b8-11','{"action":"play","card":"h9","request":10,"expedition":"hero","pay":["c5"]}','DuNXuC9ozLw5UJrQNBSR-K',1795306584202);
INSERT INTO "journal" VALUES ('6y0Rz4DbWybq',25,1,1,132,1,'9f67a83d959195b8-12','{"action":"play","card":"h10","request":11,"target":["c16"],"pay":["c13","c4","c15","c3"]}','4mrRYZoUopkh5R0yX30vhJ',1795306584218);
INSERT INTO "journal" VALUES ('6y0Rz4DbWybq',26,1,1,137,1,'9f67a83d959195b8-13','{"action":"quick","card":"c1","ability":0,"request":12,"target":[]}','kg3hJjznmdN-PF2c-EiEPJ',1795306584230);
INSERT INTO "journal" VALUES ('6y0Rz4DbWybq',27,1,1,140,1,'9f67a83d959195b8-14','{"action":"pass","request":13}','6Aba5txODvsK3fVK_qDXpz',1795306584234);
INSERT INTO "journal" VALUES ('6y0Rz4DbWybq',28,1,1,157,1,'9f67a83d959195b8-15','{"action":"expand","request":14,"choice":[]}','ZVKDQRkFOep05ayizU2UIJ',1795306584253);
INSERT INTO "journal" VALUES ('6y0Rz4DbWybq',29,1,0,160,0,'d9a7c7d46d5e924b-15','{"action":"expand","request":14,"choice":["h9"]}','nVaxfr8z1o0YEfE5Bw70CS',1795306584258);
INSERT INTO "journal" VALUES ('6y0Rz4DbWybq',30,1,1,165,1,'9f67a83d959195b8-16','{"action":"play","card":"h8","request":15,"expedition":"companion","pay":["c15","c13","c5","c4"]}','W5fgXE6MLKVSS_mMyipIFh',1795306584272);
INSERT INTO "journal" VALUES ('6y0Rz4DbWybq',31,1,0,171,0,'d9a7c7d46d5e924b-16','{"action":"play","card":"h4","request":15,"expedition":"companion","pay":["c14","c19","c7","c6"]}','yS5_G5heYBVfAcQF0lW3oR',1795306584280);
INSERT INTO "journal" VALUES ('6y0Rz4DbWybq',32,1,1,174,1,'9f67a83d959195b8-17','{"action":"pass","request":16}','jZmbuFd6oy7KAhiOBO2qP6',1795306584285);
INSERT INTO "journal" VALUES ('6y0Rz4DbWybq',33,1,0,178,0,'d9a7c7d46d5e924b-17','{"action":"play","card":"h13","request":16,"expedition":"companion","pay":["c8"]}','Ckwwd5Ok0fwTBgDoyqKh_D',1795306584291);
INSERT INTO "journal" VALUES ('6y0Rz4DbWybq',34,1,0,181,0,'d9a7c7d46d5e924b-18','{"action":"pass","request":17}','247stL0YHFNPzgmPaq9mCX',1795306584294);
INSERT INTO "journal" VALUES ('6y0Rz4DbWybq',35,1,0,183,0,'d9a7c7d46d5e924b-19','{"action":"target","request":18,"choice":["c21"]}','55XfYADYJcbEEnlxwNSB_b',1795306584299);
INSERT INTO "journal" VALUES ('6y0Rz4DbWybq',36,1,1,187,1,'9f67a83d959195b8-18','{"action":"keep","request":17,"reserve":["c20","c9"]}','Skveruy26mNXcqPGFvWx22',1795306584304);
INSERT INTO "journal" VALUES ('6y0Rz4DbWybq',37,1,0,191,0,'d9a7c7d46d5e924b-20','{"action":"expand","request":19,"choice":[]}','ABkXEsRTkBqR_mW14mrnOY',1795306584309);
INSERT INTO "journal" VALUES ('6y0Rz4DbWybq',38,1,1,193,1,'9f67a83d959195b8-19','{"action":"expand","request":18,"choice":["h11"]}','BXCLeVkE0aZ5k9nWiF3Dhi',1795306584313);
INSERT INTO "journal" VALUES ('6y0Rz4DbWybq',39,1,0,198,0,'d9a7c7d46d5e924b-21','{"action":"play","card":"h8","request":20,"expedition":"hero","pay":["c8","c19"]}','49i2E2GzWF_dXz1nPi5GDn',1795306584319);
INSERT INTO "journal" VALUES ('6y0Rz4DbWybq',40,1,1,203,1,'9f67a83d959195b8-20','{"action":"play","card":"c9","request":19,"expedition":"companion","pay":["c5","c23"]}','_TOpr5eR6Dj_yK9um4c5vF',1795306584325);
INSERT INTO "journal" VALUES ('6y0Rz4DbWybq',41,1,0,207,0,'d9a7c7d46d5e924b-22','{"action":"pass","request":21}','e7gYzAsqD-2ITQX45rypUx',1795306584330);
INSERT INTO "journal" VALUES ('6y0Rz4DbWybq',42,1,0,209,0,'d9a7c7d46d5e924b-23','{"action":"target","request":22,"choice":["c24"]}','yld75bM1lOMJ6HVWtGrtsR',1795306584334);
INSERT INTO "journal" VALUES ('6y0Rz4DbWybq',43,1,1,212,1,'9f67a83d959195b8-21','{"action":"play","card":"h16","request":20,"target":[],"pay":["c13","c4"]}','GO1ykysiDKVurns-6CuAlz',1795306584339);
INSERT INTO "journal" VALUES ('6y0Rz4DbWybq',44,1,1,216,1,'9f67a83d959195b8-22','{"action":"quick","card":"c1","ability":0,"request":21,"target":["c9"]}','JWPEI8W8EHR1P_YBXyXyt-',1795306584345);
INSERT INTO "journal" VALUES ('6y0Rz4DbWybq',45,1,1,220,1,'9f67a83d959195b8-23','{"action":"pass","request":22}','ZyemaL5RURqn178GB3ru6w',1795306584350);
INSERT INTO "journal" VALUES ('6y0Rz4DbWybq',46,1,0,224,0,'d9a7c7d46d5e924b-24','{"action":"keep","request":23,"reserve":["c22","c11"]}','YiMwHBti6952P2q1lbanDx',1795306584355);
INSERT INTO "journal" VALUES ('6y0Rz4DbWybq',47,1,1,228,1,'9f67a83d959195b8-24','{"action":"expand","request":23,"choice":["h4"]}','y56RPku-ij5Reiw57C7rET',1795306584360);
INSERT INTO "journal" VALUES ('6y0Rz4DbWybq',48,1,0,229,0,'d9a7c7d46d5e924b-25','{"action":"expand","request":24,"choice":[]}','_RjfjS4QDu3P4gdD6kFvev',1795306584363);
INSERT INTO "journal" VALUES ('6y0Rz4DbWybq',49,1,1,232,1,'9f67a83d959195b8-25','{"action":"play","card":"h13","request":24,"pay":["c5","c3","c4","c13","c16","c23"]}','wramKT1_1eUf_rNwQrFjGr',1795306584368);
INSERT INTO "journal" VALUES ('6y0Rz4DbWybq',50,1,1,235,1,'9f67a83d959195b8-26','{"action":"choose","request":25,"choice":[]}','K9vp0jotb-gqZuuH3lQjCP',1795306584372);
INSERT INTO "journal" VALUES ('6y0Rz4DbWybq',51,1,0,239,0,'d9a7c7d46d5e924b-26','{"action":"play","card":"h15","request":25,"expedition":"hero","pay":["c14","c6","c7","c8"]}','xdkvEz85uSaab1LFH8SZNF',1795306584376);
INSERT INTO "journal" VALUES ('6y0Rz4DbWybq',52,1,1,244,1,'9f67a83d959195b8-27','{"action":"play","card":"c26","request":26,"expedition":"companion","pay":["c28","c15"]}','B7rVD0wVZCIEVd3pPFtUcX',1795306584382);
INSERT INTO "journal" VALUES ('6y0Rz4DbWybq',53,1,0,246,0,'d9a7c7d46d5e924b-27','{"action":"play","card":"c22","request":26,"expedition":"companion","pay":["c19"]}','K7foUgitLEIUNb5dmODJ58',1795306584386);
INSERT INTO "journal" VALUES ('6y0Rz4DbWybq',54,1,1,249,1,'9f67a83d959195b8-28','{"action":"pass","request":27}','TU5HpVJPat8s-r31rT0-zO',1795306584389);
INSERT INTO "journal" VALUES ('6y0Rz4DbWybq',55,1,0,250,0,'d9a7c7d46d5e924b-28','{"action":"pass","request":27}','cZmId9WvzAx7bkBebfMHri',1795306584392);
INSERT INTO "journal" VALUES ('6y0Rz4DbWybq',56,1,0,252,0,'d9a7c7d46d5e924b-29','{"action":"target","request":28,"choice":["c21"]}','Gh2viGpy37XufzX8R5Gxn7',1795306584395);
INSERT INTO "journal" VALUES ('6y0Rz4DbWybq',57,1,1,255,1,'9f67a83d959195b8-29','{"action":"target","request":28,"choice":["c20"]}','sywgN51eaDi-PgfrAFRDmG',1795306584399);
INSERT INTO "journal" VALUES ('6y0Rz4DbWybq',58,1,0,265,0,'d9a7c7d46d5e924b-30','{"action":"expand","request":29,"choice":[]}','2JPEuBRASJ50n5aB_h_Is9',1795306584410);
INSERT INTO "journal" VALUES ('6y0Rz4DbWybq',59,1,1,267,1,'9f67a83d959195b8-30','{"action":"expand","request":29,"choice":[]}','gxUzxfaM-J4AuB3mF2SOGD',1795306584414);
INSERT INTO "journal" VALUES ('6y0Rz4DbWybq',60,1,0,271,0,'d9a7c7d46d5e924b-31','{"action":"play","card":"h7","request":30,"pay":["c6","c8","c7"]}','rs3DVhLejt4Y54rEYwGZ8U',1795306584418);
INSERT INTO "journal" VALUES ('6y0Rz4DbWybq',61,1,1,277,1,'9f67a83d959195b8-31','{"action":"play","card":"h15","request":30,"expedition":"companion","pay":["c5","c28","c16","c23"]}','PGmOw2aYXqgZsnxnO7PhCv',1795306584427);
INSERT INTO "journal" VALUES ('A61ao5dHRBYr',1,1,-1,46,NULL,NULL,'{"action":"begin","commit":"e06f72339de9b7e9bb2094567df4fa3d9512d84ae51726f8c952a33d8b9b130c","nonces":["4c28e3a8ed774d7e2f33c3064bd13a29","ee734ee551deb42c2b5b5fe133107d9d"]}','8eeed8bc6326d83409d7d0',1795306582542);
INSERT INTO "journal" VALUES ('A61ao5dHRBYr',2,1,0,65,0,'d6bd6fdfcf4a513d-2','{"action":"advancePhase","request":1}','zQv5eEOQOyu334XpOWf7Oi',1795306582557);
INSERT INTO "journal" VALUES ('A61ao5dHRBYr',3,1,0,70,0,'d6bd6fdfcf4a513d-3','{"action":"advancePhase","request":2}','Pvf9rYFVZrWJhMAARkxzVN',1795306582565);
INSERT INTO "journal" VALUES ('A61ao5dHRBYr',4,1,0,77,0,'d6bd6fdfcf4a513d-4','{"action":"advancePhase","request":3}','c_3LDd2AVB7aSYe2bftwZG',1795306582573);
INSERT INTO "journal" VALUES ('A61ao5dHRBYr',5,1,0,82,0,'d6bd6fdfcf4a513d-5','{"action":"playResource","card":"h6","request":4}','GF9iuR0gu02piOc9e5jJ_M',1795306582585);
INSERT INTO "journal" VALUES ('A61ao5dHRBYr',6,1,0,89,0,'d6bd6fdfcf4a513d-6','{"action":"ignite","card":"h9","mode":"play","request":5,"pay":["c1"]}','KzdbJ-SFq4OXSUSO5nKDaC',1795306582598);
INSERT INTO "journal" VALUES ('A61ao5dHRBYr',7,1,1,111,1,'e13274d21e05d79f-2','{"action":"pass","request":1}','RNuneqUCqR0pwccEYznLLw',1795306582628);
INSERT INTO "journal" VALUES ('A61ao5dHRBYr',8,1,0,121,0,'d6bd6fdfcf4a513d-7','{"action":"advancePhase","request":6}','hJMvmp7ncy3Df9vlTAcbdk',1795306582639);
INSERT INTO "journal" VALUES ('A61ao5dHRBYr',9,1,0,133,0,'d6bd6fdfcf4a513d-8','{"action":"declareAttack","card":"c2","request":7}','aBg-P1Odeo4Euodj-5Cw6w',1795306582656);
INSERT INTO "journal" VALUES ('A61ao5dHRBYr',10,1,1,147,1,'e13274d21e05d79f-3','{"action":"pass","request":2}','yJF9LqUsBPndS1p5Gk_83p',1795306582684);
INSERT INTO "journal" VALUES ('A61ao5dHRBYr',11,1,0,174,0,'d6bd6fdfcf4a513d-9','{"action":"advancePhase","request":8}','wWVLegwojI0GACSpu0EmOa',1795306582707);
INSERT INTO "journal" VALUES ('A61ao5dHRBYr',12,1,0,189,0,'d6bd6fdfcf4a513d-10','{"action":"advancePhase","request":9}','Tq4MA9X4w4Wx-Gg8hWOSB6',1795306582726);
INSERT INTO "journal" VALUES ('A61ao5dHRBYr',13,1,1,205,1,'e13274d21e05d79f-4','{"action":"advancePhase","request":3}','Ow8UoXDUYr4FPCWbkdc3oW',1795306582749);
INSERT INTO "journal" VALUES ('A61ao5dHRBYr',14,1,1,215,1,'e13274d21e05d79f-5','{"action":"advancePhase","request":4}','Bk3kHmW9L8HkpfqhB2oFL5',1795306582762);
INSERT INTO "journal" VALUES ('A61ao5dHRBYr',15,1,1,221,1,'e13274d21e05d79f-6','{"action":"advancePhase","request":5}','0Z2UfTuWiPHASuC7UxrQPL',1795306582769);
INSERT INTO "journal" VALUES ('A61ao5dHRBYr',16,1,1,226,1,'e13274d21e05d79f-7','{"action":"playResource","card":"h6","request":6}','nvvcfgCNuHb1myr4YkLV6S',1795306582777);
INSERT INTO "journal" VALUES ('A61ao5dHRBYr',17,1,1,234,1,'e13274d21e05d79f-8','{"action":"ignite","card":"h5","mode":"play","request":7,"pay":["c4"]}','kctOuWMTse5uLt-hCzSa8g',1795306582786);
INSERT INTO "journal" VALUES ('A61ao5dHRBYr',18,1,0,239,0,'d6bd6fdfcf4a513d-11','{"action":"pass","request":10}','JBkcAJbalDIMca7uacT3fh',1795306582793);
INSERT INTO "journal" VALUES ('A61ao5dHRBYr',19,1,1,244,1,'e13274d21e05d79f-9','{"action":"ignite","card":"h1","mode":"setHidden","request":8}','Hb5b-_EhTvaWMOqijYT8ml',1795306582800);
INSERT INTO "journal" VALUES ('A61ao5dHRBYr',20,1,0,248,0,'d6bd6fdfcf4a513d-12','{"action":"pass","request":11}','aOqGJ7WXaC_cjCJ4GrZlmD',1795306582807);
INSERT INTO "journal" VALUES ('A61ao5dHRBYr',21,1,1,254,1,'e13274d21e05d79f-10','{"action":"advancePhase","request":9}','JtZnFouoam-NuyDWfyMNXn',1795306582815);
INSERT INTO "journal" VALUES ('A61ao5dHRBYr',22,1,1,260,1,'e13274d21e05d79f-11','{"action":"declareAttack","card":"c5","request":10}','lgJLs00QUsXF431aSK9RMV',1795306582823);
INSERT INTO "journal" VALUES ('A61ao5dHRBYr',23,1,0,267,0,'d6bd6fdfcf4a513d-13','{"action":"pass","request":12}','03Hmcllahde-46Vw2fg1fb',1795306582832);
INSERT INTO "journal" VALUES ('A61ao5dHRBYr',24,1,1,275,1,'e13274d21e05d79f-12','{"action":"advancePhase","request":11}','DirlnWmCpBlDtcC8ddL9zR',1795306582841);
INSERT INTO "journal" VALUES ('A61ao5dHRBYr',25,1,1,278,1,'e13274d21e05d79f-13','{"action":"advancePhase","request":12}','32UrIkiFhG6udH9QUEKNpm',1795306582846);
INSERT INTO "journal" VALUES ('A61ao5dHRBYr',26,1,0,284,0,'d6bd6fdfcf4a513d-14','{"action":"ignite","card":"h2","mode":"play","request":13,"pay":["c1"],"target":["c2"]}','LgUd4coa0SpO6fwMCDVRNJ',1795306582853);
INSERT INTO "journal" VALUES ('A61ao5dHRBYr',27,1,1,287,1,'e13274d21e05d79f-14','{"action":"pass","request":13}','dN3cl5iOV7LLWg2s4hGlFk',1795306582859);
INSERT INTO "journal" VALUES ('A61ao5dHRBYr',28,1,0,290,0,'d6bd6fdfcf4a513d-15','{"action":"advancePhase","request":14}','isy5JUd6jIIxn_zEFSeS27',1795306582863);
INSERT INTO "journal" VALUES ('A61ao5dHRBYr',29,1,0,292,0,'d6bd6fdfcf4a513d-16','{"action":"advancePhase","request":15}','EuP0RBTz-X2p1U7nE5D4ik',1795306582867);
INSERT INTO "journal" VALUES ('A61ao5dHRBYr',30,1,0,294,0,'d6bd6fdfcf4a513d-17','{"action":"advancePhase","request":16}','8zr3WT4i8rM2UQC0zgOh3d',1795306582871);
INSERT INTO "journal" VALUES ('A61ao5dHRBYr',31,1,0,297,0,'d6bd6fdfcf4a513d-18','{"action":"advancePhase","request":17}','dFCFiXOjxCJ3kzKo5VfXEa',1795306582875);
INSERT INTO "journal" VALUES ('A61ao5dHRBYr',32,1,0,300,0,'d6bd6fdfcf4a513d-19','{"action":"declareAttack","card":"c2","request":18}','ll2z8O9BQ4T2LSceNz3fLp',1795306582879);
INSERT INTO "journal" VALUES ('A61ao5dHRBYr',33,1,1,303,1,'e13274d21e05d79f-15','{"action":"pass","request":14}','1JkqlwguHwVr0eyjSIqP-W',1795306582884);
INSERT INTO "journal" VALUES ('A61ao5dHRBYr',34,1,0,306,0,'d6bd6fdfcf4a513d-20','{"action":"advancePhase","request":19}','TlLulvP0YuE5jZlysx31wG',1795306582888);
INSERT INTO "journal" VALUES ('A61ao5dHRBYr',35,1,0,308,0,'d6bd6fdfcf4a513d-21','{"action":"advancePhase","request":20}','OnfbRrj3YmuDmDD5L9f_va',1795306582891);
INSERT INTO "journal" VALUES ('A61ao5dHRBYr',36,1,1,310,1,'e13274d21e05d79f-16','{"action":"advancePhase","request":15}','bgodO0Xjs8JHtGApQ6cTTG',1795306582895);
INSERT INTO "journal" VALUES ('A61ao5dHRBYr',37,1,1,321,1,'e13274d21e05d79f-17','{"action":"advancePhase","request":16}','1XO-lfx5pRYEoV_-njvdsR',1795306582911);
INSERT INTO "journal" VALUES ('A61ao5dHRBYr',38,1,1,329,1,'e13274d21e05d79f-18','{"action":"advancePhase","request":17}','ZtDiKcxO9ePejMdKHS-0E6',1795306582920);
INSERT INTO "journal" VALUES ('A61ao5dHRBYr',39,1,1,337,1,'e13274d21e05d79f-19','{"action":"advancePhase","request":18}','0Fib5VFaVn885s9XJfregj',1795306582932);
INSERT INTO "journal" VALUES ('A61ao5dHRBYr',40,1,1,342,1,'e13274d21e05d79f-20','{"action":"advancePhase","request":19}','uE84-ZI16TqgV8Rxb0jBAV',1795306582942);
INSERT INTO "journal" VALUES ('A61ao5dHRBYr',41,1,1,345,1,'e13274d21e05d79f-21','{"action":"advancePhase","request":20}','wEJkzkGZit-EwtB-A4q0Bl',1795306582946);
INSERT INTO "journal" VALUES ('A61ao5dHRBYr',42,1,0,349,0,'d6bd6fdfcf4a513d-22','{"action":"advancePhase","request":21}','eoE6rkMciEzJwhuw04Go4H',1795306582952);
INSERT INTO "journal" VALUES ('A61ao5dHRBYr',43,1,0,353,0,'d6bd6fdfcf4a513d-23','{"action":"ignite","card":"h8","mode":"play","request":22,"pay":["c1"],"target":["c2"]}','njTEn2dPBgokPK2blgpQc9',1795306582958);
INSERT INTO "journal" VALUES ('A61ao5dHRBYr',44,1,1,356,1,'e13274d21e05d79f-22','{"action":"sequence","card":"c5","mode":"ability","ability":0,"request":21,"target":["e8"]}','vydwCA6-YAetWtf6xkhri3',1795306582963);
INSERT INTO "journal" VALUES ('A61ao5dHRBYr',45,1,0,365,0,'d6bd6fdfcf4a513d-24','{"action":"pass","request":23}','y88yC2y7OyqU1L1vu_NWLM',1795306582973);
INSERT INTO "journal" VALUES ('A61ao5dHRBYr',46,1,0,369,0,'d6bd6fdfcf4a513d-25','{"action":"advancePhase","request":24}','LSt8uAlxTz5Pb47hIllPun',1795306582978);
INSERT INTO "journal" VALUES ('A61ao5dHRBYr',47,1,0,387,0,'d6bd6fdfcf4a513d-26','{"action":"advancePhase","request":25}','MaXIgVm276C0F2DxlzroXZ',1795306582997);
INSERT INTO "journal" VALUES ('A61ao5dHRBYr',48,1,0,393,0,'d6bd6fdfcf4a513d-27','{"action":"playResource","card":"h3","request":26}','OPZgSBDPcTPBgDfYqUYmou',1795306583006);
INSERT INTO "journal" VALUES ('A61ao5dHRBYr',49,1,0,402,0,'d6bd6fdfcf4a513d-28','{"action":"advancePhase","request":27}','rJjAII6QKU1QFOYjtms-bV',1795306583017);
INSERT INTO "journal" VALUES ('A61ao5dHRBYr',50,1,0,407,0,'d6bd6fdfcf4a513d-29','{"action":"advancePhase","request":28}','3lFm4bC0ewhGDMdJ8_YyoJ',1795306583024);
INSERT INTO "journal" VALUES ('A61ao5dHRBYr',51,1,0,411,0,'d6bd6fdfcf4a513d-30','{"action":"advancePhase","request":29}','pH0uOYPheDB_nkGrZX-b9l',1795306583029);
INSERT INTO "journal" VALUES ('A61ao5dHRBYr',52,1,1,415,1,'e13274d21e05d79f-23','{"action":"advancePhase","request":22}','BdF9RkdFYCCTMh9ff_pv2W',1795306583036);
INSERT INTO "journal" VALUES ('A61ao5dHRBYr',53,1,1,419,1,'e13274d21e05d79f-24','{"action":"advancePhase","request":23}','LmVoRutJsUjqw7aCYw40lQ',1795306583040);
INSERT INTO "journal" VALUES ('A61ao5dHRBYr',54,1,1,423,1,'e13274d21e05d79f-25','{"action":"advancePhase","request":24}','UoY-tr1Lxm5daqZ2dG3F_w',1795306583047);
INSERT INTO "journal" VALUES ('A61ao5dHRBYr',55,1,1,428,1,'e13274d21e05d79f-26','{"action":"advancePhase","request":25}','Y6kOc1fsMR5M-k3VQ_SJJz',1795306583053);
INSERT INTO "journal" VALUES ('A61ao5dHRBYr',56,1,1,432,1,'e13274d21e05d79f-27','{"action":"advancePhase","request":26}','eQSy3_zWvOFxm-pxX9hMMC',1795306583059);
INSERT INTO "journal" VALUES ('A61ao5dHRBYr',57,1,1,437,1,'e13274d21e05d79f-28','{"action":"advancePhase","request":27}','ngegvKyeplLfx4Wmkx-aWe',1795306583065);
INSERT INTO "journal" VALUES ('A61ao5dHRBYr',58,1,0,442,0,'d6bd6fdfcf4a513d-31','{"action":"advancePhase","request":30}','4goKFVOdBfwxRXQPkXwk25',1795306583072);
INSERT INTO "journal" VALUES ('A61ao5dHRBYr',59,1,0,447,0,'d6bd6fdfcf4a513d-32','{"action":"advancePhase","request":31}','69uCJFucc_7QHO8oDSq102',1795306583083);
INSERT INTO "journal" VALUES ('A61ao5dHRBYr',60,1,0,453,0,'d6bd6fdfcf4a513d-33','{"action":"advancePhase","request":32}','2Oc6wqgiSzB5p3y0JBlKX1',1795306583095);
INSERT INTO "journal" VALUES ('A61ao5dHRBYr',61,1,0,463,0,'d6bd6fdfcf4a513d-34','{"action":"playResource","card":"h11","request":33}','3RVDeH1CwAWmHFDmj7QW9P',1795306583108);
INSERT INTO "journal" VALUES ('JqWi8G7owDqm',1,1,-1,24,NULL,NULL,'{"action":"begin","commit":"6821be27e354e4fca66c722ca9fdb82e2abc5816f56b9ccc550e7597cc4665b5","nonces":["98a32b5760ccdc10cc447f09f9819022","6afbaca64cc28020aba29672e48da44f"]}','f430a60a69a9699ef9b20d',1795306584497);
INSERT INTO "journal" VALUES ('JqWi8G7owDqm',2,1,0,33,0,'dbbd8c780de4e952-2','{"action":"playCard","card":"h1","request":1,"lane":"defense"}','H0OyrUFmg9VvzrRwY5tGPV',1795306584508);
INSERT INTO "journal" VALUES ('JqWi8G7owDqm',3,1,0,36,0,'dbbd8c780de4e952-3','{"action":"commit","request":2}','5PoioiIkoYjud_LIAOLb4l',1795306584512);
INSERT INTO "journal" VALUES ('JqWi8G7owDqm',4,1,1,38,1,'f93c7e0bcf7dc597-2','{"action":"commit","request":1}','ituPstUacggEQ4sWdgmI5D',1795306584519);
INSERT INTO "journal" VALUES ('JqWi8G7owDqm',5,1,0,43,0,'dbbd8c780de4e952-4','{"action":"switchLanes","request":3,"list":[]}','OmueyB_TXaePcnLEkocZxG',1795306584528);
INSERT INTO "journal" VALUES ('JqWi8G7owDqm',6,1,0,45,0,'dbbd8c780de4e952-5','{"action":"switchLanes","request":4,"list":[]}','_AMWThBE0JHcAaKzjxtSFw',1795306584532);
INSERT INTO "journal" VALUES ('JqWi8G7owDqm',7,1,0,49,0,'dbbd8c780de4e952-6','{"action":"lockLanes","request":5}','Tzw9NGjM4JKRs7XHRbOZBP',1795306584537);
INSERT INTO "journal" VALUES ('JqWi8G7owDqm',8,1,0,53,0,'dbbd8c780de4e952-7','{"action":"playCard","card":"h4","request":6}','tQu7RIibTsCfrvE-UKxjgh',1795306584543);
INSERT INTO "journal" VALUES ('JqWi8G7owDqm',9,1,0,57,0,'dbbd8c780de4e952-8','{"action":"target","request":7,"choice":["h2"]}','VN5j0mA5BlqyorkThFdJUl',1795306584547);
INSERT INTO "journal" VALUES ('JqWi8G7owDqm',10,1,0,60,0,'dbbd8c780de4e952-9','{"action":"commit","request":8}','4rMlDd0Gb9XulC22yz5J15',1795306584554);
INSERT INTO "journal" VALUES ('JqWi8G7owDqm',11,1,1,63,1,'f93c7e0bcf7dc597-3','{"action":"playCard","card":"h2","request":2}','cTVb0e1nLbIq4uUqiIrbNJ',1795306584559);
INSERT INTO "journal" VALUES ('JqWi8G7owDqm',12,1,1,66,1,'f93c7e0bcf7dc597-4','{"action":"commit","request":3}','F69z2seAnrF2Y3LkyjYO25',1795306584564);
INSERT INTO "journal" VALUES ('JqWi8G7owDqm',13,1,1,70,1,'f93c7e0bcf7dc597-5','{"action":"setTarget","entry":"e1","request":4,"target":["c4"]}','l-sugPjwOJH9Yn2232G-YY',1795306584568);
INSERT INTO "journal" VALUES ('JqWi8G7owDqm',14,1,1,72,1,'f93c7e0bcf7dc597-6','{"action":"setTarget","entry":"e1","request":5,"target":["c4"]}','C_P-h2pQnWUs1q53sqYBue',1795306584577);
INSERT INTO "journal" VALUES ('JqWi8G7owDqm',15,1,1,74,1,'f93c7e0bcf7dc597-7','{"action":"setTarget","entry":"e1","request":6,"target":["c4"]}','YUIgtYOHpXFSqa58fZsAUM',1795306584580);
INSERT INTO "journal" VALUES ('JqWi8G7owDqm',16,1,1,75,1,'f93c7e0bcf7dc597-8','{"action":"lockTargets","request":7}','DRo35H15i37PWDztuLlYkC',1795306584584);
INSERT INTO "journal" VALUES ('JqWi8G7owDqm',17,1,0,81,0,'dbbd8c780de4e952-10','{"action":"playCard","card":"h5","request":9,"lane":"attack"}','4j04ni-h6g8d1xxkzs8nNR',1795306584590);
INSERT INTO "journal" VALUES ('JqWi8G7owDqm',18,1,0,87,0,'dbbd8c780de4e952-11','{"action":"commit","request":10}','SErqIb7OhfsU4A0_A2tQ9M',1795306584601);
INSERT INTO "journal" VALUES ('JqWi8G7owDqm',19,1,1,93,1,'f93c7e0bcf7dc597-9','{"action":"playCard","card":"h1","request":8}','_lNzYPpOsA8m4BVig2EbIp',1795306584608);
INSERT INTO "journal" VALUES ('JqWi8G7owDqm',20,1,1,94,1,'f93c7e0bcf7dc597-10','{"action":"commit","request":9}','3KvtDornJtXdqGdKUwWuSD',1795306584611);
INSERT INTO "journal" VALUES ('JqWi8G7owDqm',21,1,1,99,1,'f93c7e0bcf7dc597-11','{"action":"setTarget","entry":"e7","request":10,"target":["c1"]}','3A8CuAqNnAjmXBmtEP34LO',1795306584618);
INSERT INTO "journal" VALUES ('JqWi8G7owDqm',22,1,1,100,1,'f93c7e0bcf7dc597-12','{"action":"setTarget","entry":"e7","request":11,"target":["c1"]}','tWPIdqX87S0WtYd2HXHGE9',1795306584620);
INSERT INTO "journal" VALUES ('JqWi8G7owDqm',23,1,1,101,1,'f93c7e0bcf7dc597-13','{"action":"lockTargets","request":12}','X2-9KzYBatsZAIKd_Tlp4O',1795306584626);
INSERT INTO "journal" VALUES ('JqWi8G7owDqm',24,1,0,107,0,'dbbd8c780de4e952-12','{"action":"switchLanes","request":11,"list":["c10","c8"]}','iIVkb4PsWK59peQluvfWJq',1795306584630);
INSERT INTO "journal" VALUES ('JqWi8G7owDqm',25,1,0,108,0,'dbbd8c780de4e952-13','{"action":"switchLanes","request":12,"list":["c8","c10"]}','AB6kW79-2nCNRRlqrWoDJt',1795306584633);
INSERT INTO "journal" VALUES ('JqWi8G7owDqm',26,1,0,109,0,'dbbd8c780de4e952-14','{"action":"lockLanes","request":13}','MBG6DA338HTkoHxcNsChrM',1795306584635);
INSERT INTO "journal" VALUES ('JqWi8G7owDqm',27,1,0,110,0,'dbbd8c780de4e952-15','{"action":"lockBattle","request":14}','w0xBVH_1BKEhD7H2HTKy6v',1795306584638);
INSERT INTO "journal" VALUES ('JqWi8G7owDqm',28,1,0,117,0,'dbbd8c780de4e952-16','{"action":"playCard","card":"h6","request":15,"lane":"defense"}','q1wFO5QyS8C6NU4HmScb3b',1795306584646);
INSERT INTO "journal" VALUES ('JqWi8G7owDqm',29,1,0,120,0,'dbbd8c780de4e952-17','{"action":"playCard","card":"h8","request":16,"slot":0}','HqeL-F4c5BQVknzbeKzRUQ',1795306584649);
INSERT INTO "journal" VALUES ('JqWi8G7owDqm',30,1,0,122,0,'dbbd8c780de4e952-18','{"action":"activate","card":"c14","ability":1,"request":17,"cost":["c12"]}','16gxoWCwJaxtJFQ-8WJ_ts',1795306584653);
INSERT INTO "journal" VALUES ('JqWi8G7owDqm',31,1,0,125,0,'dbbd8c780de4e952-19','{"action":"playCard","card":"h9","request":18,"target":["c8"]}','OnAH4vplxSGbSMLBR07MWB',1795306584656);
INSERT INTO "journal" VALUES ('JqWi8G7owDqm',32,1,0,126,0,'dbbd8c780de4e952-20','{"action":"target","request":19,"choice":[]}','ol2-PhX152oF8YdYudNvV9',1795306584659);
INSERT INTO "journal" VALUES ('JqWi8G7owDqm',33,1,0,128,0,'dbbd8c780de4e952-21','{"action":"commit","request":20}','DSEpu_6b5Vn-9_5VI35TtI',1795306584662);
INSERT INTO "journal" VALUES ('JqWi8G7owDqm',34,1,1,131,1,'f93c7e0bcf7dc597-14','{"action":"activate","card":"c7","ability":1,"request":13}','p5S1VvGjRTvFdQHQrRQTR5',1795306584666);
INSERT INTO "journal" VALUES ('JqWi8G7owDqm',35,1,1,133,1,'f93c7e0bcf7dc597-15','{"action":"playCard","card":"h5","request":14,"lane":"attack"}','Oxuxg5xNtokBpylzSFaQod',1795306584670);
INSERT INTO "journal" VALUES ('JqWi8G7owDqm',36,1,1,135,1,'f93c7e0bcf7dc597-16','{"action":"activate","card":"c7","ability":1,"request":15}','GwzGTWO6vqgeEuUPLqmpuH',1795306584673);
INSERT INTO "journal" VALUES ('JqWi8G7owDqm',37,1,1,137,1,'f93c7e0bcf7dc597-17','{"action":"commit","request":16}','AN5-hF_QXtjNtXFVc47sM9',1795306584676);
INSERT INTO "journal" VALUES ('JqWi8G7owDqm',38,1,1,141,1,'f93c7e0bcf7dc597-18','{"action":"setTarget","entry":"e9","request":17,"target":["c10"]}','d5APsP2kqndvH7IpXKgAHa',1795306584686);
INSERT INTO "journal" VALUES ('JqWi8G7owDqm',39,1,1,143,1,'f93c7e0bcf7dc597-19','{"action":"lockTargets","rest":"chance","request":18}','wvj1h025Ovk4mrCTfz-7c0',1795306584690);
INSERT INTO "journal" VALUES ('JqWi8G7owDqm',40,1,1,146,1,'f93c7e0bcf7dc597-20','{"action":"discard","request":19,"choice":["h3"]}','9IU1Lcz-51yTrL3xy6cEIH',1795306584695);
INSERT INTO "journal" VALUES ('JqWi8G7owDqm',41,1,1,150,1,'f93c7e0bcf7dc597-21','{"action":"lockLanes","request":20}','ET7RnqMcEuPEA_GxMLhDD7',1795306584699);
INSERT INTO "journal" VALUES ('JqWi8G7owDqm',42,1,1,153,1,'f93c7e0bcf7dc597-22','{"action":"lockBattle","request":21}','_15PKVXVHp2tcDcxCj-EdZ',1795306584704);
INSERT INTO "journal" VALUES ('JqWi8G7owDqm',43,1,0,158,0,'dbbd8c780de4e952-22','{"action":"activate","card":"c1","ability":1,"request":21,"target":["c18"]}','83TRVPwTPQmTBSgF9Rm9SC',1795306584710);
INSERT INTO "journal" VALUES ('JqWi8G7owDqm',44,1,0,161,0,'dbbd8c780de4e952-23','{"action":"activate","card":"c14","ability":1,"request":22,"cost":["c18"]}','T8vudMc9A_LabmE7x1v6f_',1795306584715);
INSERT INTO "journal" VALUES ('JqWi8G7owDqm',45,1,0,164,0,'dbbd8c780de4e952-24','{"action":"playCard","card":"h3","request":23}','dhlL6-WJCUtviDEnyaww5W',1795306584720);
INSERT INTO "journal" VALUES ('JqWi8G7owDqm',46,1,0,167,0,'dbbd8c780de4e952-25','{"action":"spawn","request":24,"choice":[1,1]}','JCwB66qX3eginWP245m60S',1795306584725);
INSERT INTO "journal" VALUES ('JqWi8G7owDqm',47,1,0,171,0,'dbbd8c780de4e952-26','{"action":"activate","card":"c14","ability":1,"request":25,"cost":["c22"]}','Q88kntvChCW6SZhs37p8_n',1795306584730);
INSERT INTO "journal" VALUES ('JqWi8G7owDqm',48,1,0,175,0,'dbbd8c780de4e952-27','{"action":"activate","card":"c14","ability":0,"request":26,"target":["c24"]}','TTQHzh2j4XgqMl0LaxS-MT',1795306584734);
INSERT INTO "journal" VALUES ('JqWi8G7owDqm',49,1,0,177,0,'dbbd8c780de4e952-28','{"action":"activate","card":"c14","ability":1,"request":27,"cost":["c24"]}','DOH6rZ42B3tMp5tgZ9O-Jb',1795306584738);
INSERT INTO "journal" VALUES ('JqWi8G7owDqm',50,1,0,180,0,'dbbd8c780de4e952-29','{"action":"commit","request":28}','bAWXW_j6EKvZXECMYUkxqJ',1795306584745);
INSERT INTO "journal" VALUES ('JqWi8G7owDqm',51,1,1,184,1,'f93c7e0bcf7dc597-23','{"action":"playCard","card":"h7","request":22,"lane":"attack"}','VGFPHR-VRtJogozhy4Giy0',1795306584756);
INSERT INTO "journal" VALUES ('JqWi8G7owDqm',52,1,1,188,1,'f93c7e0bcf7dc597-24','{"action":"activate","card":"c2","ability":1,"request":23,"cost":["c17","c9","c5"]}','k7WoU3ND8ox72Mdsgc5o76',1795306584762);
INSERT INTO "journal" VALUES ('JqWi8G7owDqm',53,1,1,191,1,'f93c7e0bcf7dc597-25','{"action":"playCard","card":"h9","request":24}','2j91vlVFG_uVSSNHujwkcU',1795306584767);
INSERT INTO "journal" VALUES ('JqWi8G7owDqm',54,1,1,194,1,'f93c7e0bcf7dc597-26','{"action":"commit","request":25}','UMWHaNXvQ7kf6yTi7S0hdp',1795306584772);
INSERT INTO "journal" VALUES ('JqWi8G7owDqm',55,1,1,199,1,'f93c7e0bcf7dc597-27','{"action":"lockTargets","rest":"chance","request":26}','4m0ctU5a8Cny0U6LnSrNg0',1795306584778);
INSERT INTO "journal" VALUES ('JqWi8G7owDqm',56,1,1,203,1,'f93c7e0bcf7dc597-28','{"action":"switchLanes","request":27,"list":["c11","c19"]}','VmzuhxcLx9TRuR0E1UUe2t',1795306584782);
INSERT INTO "journal" VALUES ('JqWi8G7owDqm',57,1,1,204,1,'f93c7e0bcf7dc597-29','{"action":"lockLanes","request":28}','8SjFDiKBhbU48YXkLboREH',1795306584785);
INSERT INTO "journal" VALUES ('JqWi8G7owDqm',58,1,1,207,1,'f93c7e0bcf7dc597-30','{"action":"setPriorities","request":29,"list":[]}','-U-yAVCZctmzFe7_wJRVKh',1795306584789);
INSERT INTO "journal" VALUES ('JqWi8G7owDqm',59,1,1,210,1,'f93c7e0bcf7dc597-31','{"action":"setPriorities","request":30,"list":["c14"]}','j5A3AU1d1nWJe2n1lDFs9e',1795306584794);
INSERT INTO "journal" VALUES ('JqWi8G7owDqm',60,1,1,211,1,'f93c7e0bcf7dc597-32','{"action":"lockBattle","request":31}','kwm7WI7RtU6xbWrKCvPm9s',1795306584798);
INSERT INTO "journal" VALUES ('JqWi8G7owDqm',61,1,0,221,0,'dbbd8c780de4e952-30','{"action":"playCard","card":"h10","request":29,"lane":"attack"}','0HW-26WwZmY7eN0y5Kux-f',1795306584813);
INSERT INTO "journal" VALUES ('Pcmnr70iKpHC',1,1,-1,25,NULL,NULL,'{"action":"begin","commit":"cf543f8a52a6020d3eee18a7d9ebda78eca24bc4a1dc9f4d33ba297d73f4e9e7","nonces":["dcc0e987a078d167a337a39e48cd013d","9cfa22d48aee1f6b722836cf371eba1d"]}','b3f32a3b3ba92deffac747',1795306583182);
INSERT INTO "journal" VALUES ('Pcmnr70iKpHC',2,1,1,34,1,'00ee32658352c2d7-2','{"action":"mulligan","request":1,"choice":"redraw"}','_ZbrUynFxtuIzR2r25518h',1795306583191);
INSERT INTO "journal" VALUES ('Pcmnr70iKpHC',3,1,1,43,1,'00ee32658352c2d7-3','{"action":"bottom","request":2,"choice":["h10"]}','4ug6Vws1gvSLRRnqIo50_j',1795306583201);
INSERT INTO "journal" VALUES ('Pcmnr70iKpHC',4,1,0,46,0,'b89b2c95064b9d46-2','{"action":"mulligan","request":1,"choice":"redraw"}','SEclqvFKv40_vH3DDKcYRb',1795306583205);
INSERT INTO "journal" VALUES ('Pcmnr70iKpHC',5,1,0,49,0,'b89b2c95064b9d46-3','{"action":"bottom","request":2,"choice":["h9"]}','h575rRkBjh6pf34n137YJJ',1795306583209);
INSERT INTO "journal" VALUES ('Pcmnr70iKpHC',6,1,1,52,1,'00ee32658352c2d7-4','{"action":"mulligan","request":3,"choice":"keep"}','AHht-1v7wYHS3Zv3QcF65A',1795306583214);
INSERT INTO "journal" VALUES ('Pcmnr70iKpHC',7,1,0,55,0,'b89b2c95064b9d46-4','{"action":"mulligan","request":3,"choice":"keep"}','xXueqc0XYbhA4d42DnAytr',1795306583220);
INSERT INTO "journal" VALUES ('Pcmnr70iKpHC',8,1,1,59,1,'00ee32658352c2d7-5','{"action":"pass","request":4}','9ypjeZ-4mvuD53T1aGENrE',1795306583225);
INSERT INTO "journal" VALUES ('Pcmnr70iKpHC',9,1,0,63,0,'b89b2c95064b9d46-5','{"action":"pass","request":4}','39WScmzT1RfIPmyv8nma2V',1795306583232);
INSERT INTO "journal" VALUES ('Pcmnr70iKpHC',10,1,1,68,1,'00ee32658352c2d7-6','{"action":"pass","request":5}','c7d3UcI261vmzywNAyYZs1',1795306583240);
INSERT INTO "journal" VALUES ('Pcmnr70iKpHC',11,1,0,71,0,'b89b2c95064b9d46-6','{"action":"pass","request":5}','6IW5hFESQpumGAPlB3PtYR',1795306583245);
INSERT INTO "journal" VALUES ('Pcmnr70iKpHC',12,1,1,75,1,'00ee32658352c2d7-7','{"action":"pass","request":6}','Bvr5kvL2zR-7fJc1s34LUM',1795306583250);
INSERT INTO "journal" VALUES ('Pcmnr70iKpHC',13,1,0,77,0,'b89b2c95064b9d46-7','{"action":"pass","request":6}','uyeyQMoJ22Hd9UZx34AbJ3',1795306583254);
INSERT INTO "journal" VALUES ('Pcmnr70iKpHC',14,1,1,79,1,'00ee32658352c2d7-8','{"action":"pass","request":7}','NdKYBISzoC9WbKCAZP3pWY',1795306583258);
INSERT INTO "journal" VALUES ('Pcmnr70iKpHC',15,1,0,81,0,'b89b2c95064b9d46-8','{"action":"pass","request":7}','gyyMLdcdi_4jmEVrxVQuuJ',1795306583261);
INSERT INTO "journal" VALUES ('Pcmnr70iKpHC',16,1,0,83,0,'b89b2c95064b9d46-9','{"action":"pass","request":8}','eAhApvmTQDzXGSkwfL79P4',1795306583265);
INSERT INTO "journal" VALUES ('Pcmnr70iKpHC',17,1,1,85,1,'00ee32658352c2d7-9','{"action":"pass","request":8}','YWou1cbZUqjlaoqy-T5bPN',1795306583268);
INSERT INTO "journal" VALUES ('Pcmnr70iKpHC',18,1,1,88,1,'00ee32658352c2d7-10','{"action":"pass","request":9}','4n4GpaNvIVxM6W4Zb8vzTt',1795306583274);
INSERT INTO "journal" VALUES ('Pcmnr70iKpHC',19,1,0,90,0,'b89b2c95064b9d46-10','{"action":"pass","request":9}','yczyTMSG1rtsAlnM66Oikr',1795306583278);
INSERT INTO "journal" VALUES ('Pcmnr70iKpHC',20,1,1,94,1,'00ee32658352c2d7-11','{"action":"convert","card":"h7","request":10,"anomaly":"light"}','ogj6wqsXnb1qvZM31_Y3ma',1795306583284);
INSERT INTO "journal" VALUES ('Pcmnr70iKpHC',21,1,1,101,1,'00ee32658352c2d7-12','{"action":"pass","request":11}','JLehLwmfVic_kaTaVXhjh3',1795306583293);
INSERT INTO "journal" VALUES ('Pcmnr70iKpHC',22,1,0,104,0,'b89b2c95064b9d46-11','{"action":"pass","request":10}','A5DuiLTDy27usD-sH0fva9',1795306583297);
INSERT INTO "journal" VALUES ('Pcmnr70iKpHC',23,1,1,106,1,'00ee32658352c2d7-13','{"action":"pass","request":12}','bpnaxvOtb6cS4gyxwXYREf',1795306583301);
INSERT INTO "journal" VALUES ('Pcmnr70iKpHC',24,1,0,108,0,'b89b2c95064b9d46-12','{"action":"pass","request":11}','GmN79vUzvvtv4FI1-KFlPl',1795306583305);
INSERT INTO "journal" VALUES ('Pcmnr70iKpHC',25,1,0,110,0,'b89b2c95064b9d46-13','{"action":"pass","request":12}','w9aomaFN5-KseQhuINoBSF',1795306583308);
INSERT INTO "journal" VALUES ('Pcmnr70iKpHC',26,1,1,112,1,'00ee32658352c2d7-14','{"action":"pass","request":13}','-hAlJnhqfYk35GibdKUz4G',1795306583313);
INSERT INTO "journal" VALUES ('Pcmnr70iKpHC',27,1,0,115,0,'b89b2c95064b9d46-14','{"action":"pass","request":13}','hgK4F4lKKtomyBg_yA-yVn',1795306583316);
INSERT INTO "journal" VALUES ('Pcmnr70iKpHC',28,1,1,126,1,'00ee32658352c2d7-15','{"action":"pass","request":14}','Vfn_kCXjtNKuUMiSVMIxaM',1795306583329);
INSERT INTO "journal" VALUES ('Pcmnr70iKpHC',29,1,0,131,0,'b89b2c95064b9d46-15','{"action":"convert","card":"h10","request":14,"anomaly":"light"}','LwrB_dgpYe9NbctgYaX9D9',1795306583336);
INSERT INTO "journal" VALUES ('Pcmnr70iKpHC',30,1,0,135,0,'b89b2c95064b9d46-16','{"action":"playAnomaly","card":"h10","request":15}','20Yxzk0-2dmGrWb_oXJTkc',1795306583343);
INSERT INTO "journal" VALUES ('Pcmnr70iKpHC',31,1,0,144,0,'b89b2c95064b9d46-17','{"action":"playCard","card":"h14","request":16,"pay":["c1"]}','5KwJBYsdiBt9jd-L0nLBbI',1795306583354);
INSERT INTO "journal" VALUES ('Pcmnr70iKpHC',32,1,1,151,1,'00ee32658352c2d7-16','{"action":"pass","request":15}','jjI4tEUW9Oy14R89-og_5Y',1795306583364);
INSERT INTO "journal" VALUES ('Pcmnr70iKpHC',33,1,0,156,0,'b89b2c95064b9d46-18','{"action":"pass","request":17}','FmlBQJYE8cbdywPSqnegw_',1795306583373);
INSERT INTO "journal" VALUES ('Pcmnr70iKpHC',34,1,0,165,0,'b89b2c95064b9d46-19','{"action":"pass","request":18}','X2Tf5cR95jeQqHTQZKwL47',1795306583384);
INSERT INTO "journal" VALUES ('Pcmnr70iKpHC',35,1,1,168,1,'00ee32658352c2d7-17','{"action":"pass","request":16}','qLiOCUZdOlTOTRasUQcf9_',1795306583390);
INSERT INTO "journal" VALUES ('Pcmnr70iKpHC',36,1,0,173,0,'b89b2c95064b9d46-20','{"action":"pass","request":19}','IZu2qlBjF2rCzZwbFnLr-N',1795306583396);
INSERT INTO "journal" VALUES ('Pcmnr70iKpHC',37,1,1,175,1,'00ee32658352c2d7-18','{"action":"pass","request":17}','8HUhk0VeZ_edy7oNPSvtTn',1795306583400);
INSERT INTO "journal" VALUES ('Pcmnr70iKpHC',38,1,1,177,1,'00ee32658352c2d7-19','{"action":"pass","request":18}','8UXa4ner5hzhDOkTepLvkZ',1795306583404);
INSERT INTO "journal" VALUES ('Pcmnr70iKpHC',39,1,0,179,0,'b89b2c95064b9d46-21','{"action":"pass","request":20}','7fAR1CZ6qDr5JaSDzjHWpm',1795306583408);
INSERT INTO "journal" VALUES ('Pcmnr70iKpHC',40,1,0,182,0,'b89b2c95064b9d46-22','{"action":"pass","request":21}','YAeg0k5-hq719y-FKwjNb8',1795306583433);
INSERT INTO "journal" VALUES ('Pcmnr70iKpHC',41,1,1,184,1,'00ee32658352c2d7-20','{"action":"pass","request":19}','Gxo02B9E_SRU2acqf-H_se',1795306583438);
INSERT INTO "journal" VALUES ('Pcmnr70iKpHC',42,1,0,187,0,'b89b2c95064b9d46-23','{"action":"pass","request":22}','6ijiR2EZg13b9RQ3_mvk5g',1795306583441);
INSERT INTO "journal" VALUES ('Pcmnr70iKpHC',43,1,1,189,1,'00ee32658352c2d7-21','{"action":"pass","request":20}','VesAXf7eWAzsnDMK1XX9eA',1795306583446);
INSERT INTO "journal" VALUES ('Pcmnr70iKpHC',44,1,0,192,0,'b89b2c95064b9d46-24','{"action":"pass","request":23}','5f36Qnhjm5vnx4aMpdYQyy',1795306583449);
INSERT INTO "journal" VALUES ('Pcmnr70iKpHC',45,1,1,194,1,'00ee32658352c2d7-22','{"action":"pass","request":21}','xkoqhfhvSRbECjeqi8hq1q',1795306583453);
INSERT INTO "journal" VALUES ('Pcmnr70iKpHC',46,1,1,196,1,'00ee32658352c2d7-23','{"action":"pass","request":22}','IQiOoNplrZsEsLX5yXLKGz',1795306583458);
INSERT INTO "journal" VALUES ('Pcmnr70iKpHC',47,1,0,199,0,'b89b2c95064b9d46-25','{"action":"pass","request":24}','YNMviWIsGo22PiHrE3ynTz',1795306583461);
INSERT INTO "journal" VALUES ('Pcmnr70iKpHC',48,1,1,201,1,'00ee32658352c2d7-24','{"action":"pass","request":23}','_Vjr52uO0Fsi91J0K-pwuH',1795306583465);
INSERT INTO "journal" VALUES ('Pcmnr70iKpHC',49,1,0,203,0,'b89b2c95064b9d46-26','{"action":"pass","request":25}','Bz-wS2WSJIxVZBS4y2buu5',1795306583468);
INSERT INTO "journal" VALUES ('Pcmnr70iKpHC',50,1,1,205,1,'00ee32658352c2d7-25','{"action":"convert","card":"h13","request":24,"anomaly":"dark"}','1evQ1MRct2VynjwZWrIlq9',1795306583473);
INSERT INTO "journal" VALUES ('Pcmnr70iKpHC',51,1,1,208,1,'00ee32658352c2d7-26','{"action":"playAnomaly","card":"h13","request":25}','DL8gl032DBAC61kmJLOVuC',1795306583477);
INSERT INTO "journal" VALUES ('Pcmnr70iKpHC',52,1,1,213,1,'00ee32658352c2d7-27','{"action":"pass","request":26}','udUj9jkoQii-0syPA7EK8n',1795306583484);
INSERT INTO "journal" VALUES ('Pcmnr70iKpHC',53,1,0,215,0,'b89b2c95064b9d46-27','{"action":"pass","request":26}','Et2ayJB7zliwu5Es-k9dEW',1795306583488);
INSERT INTO "journal" VALUES ('Pcmnr70iKpHC',54,1,1,220,1,'00ee32658352c2d7-28','{"action":"pass","request":27}','XSQR2V4cpqdhFIu749XfW1',1795306583495);
INSERT INTO "journal" VALUES ('Pcmnr70iKpHC',55,1,0,222,0,'b89b2c95064b9d46-28','{"action":"pass","request":27}','zMlMTThMwM6zHh4TP7DVQz',1795306583498);
INSERT INTO "journal" VALUES ('Pcmnr70iKpHC',56,1,0,229,0,'b89b2c95064b9d46-29','{"action":"pass","request":28}','qWwGqhx97R0cLSXNRE6ooN',1795306583507);
INSERT INTO "journal" VALUES ('Pcmnr70iKpHC',57,1,1,231,1,'00ee32658352c2d7-29','{"action":"pass","request":28}','i0MunKnkMVz5V9jgE9DEOk',1795306583511);
INSERT INTO "journal" VALUES ('Pcmnr70iKpHC',58,1,1,233,1,'00ee32658352c2d7-30','{"action":"pass","request":29}','fKafK455lNk108ikU05OKd',1795306583514);
INSERT INTO "journal" VALUES ('Pcmnr70iKpHC',59,1,0,247,0,'b89b2c95064b9d46-30','{"action":"pass","request":29}','VGfjfb23tcrTAmfKvWAst1',1795306583530);
INSERT INTO "journal" VALUES ('Pcmnr70iKpHC',60,1,1,250,1,'00ee32658352c2d7-31','{"action":"playCard","card":"h14","request":30,"target":["c2"],"pay":["c3"]}','7fP1PomYp-tcHhX_lQ8AVw',1795306583539);
INSERT INTO "journal" VALUES ('Pcmnr70iKpHC',61,1,0,257,0,'b89b2c95064b9d46-31','{"action":"pass","request":30}','w1R7GKDDeSD0MeH5JNy_L5',1795306583543);
INSERT INTO "journal" VALUES ('Xx4Fsp97WAJh',1,1,-1,47,NULL,NULL,'{"action":"begin","commit":"1febcb582dad7beabd0a04e6b716a19661c16f502343857587e6b3c0c1d896cc","nonces":["20648629252ac10950666eae7b6477b3","00bd0a4e696d8f903008a45b907bde84"]}','02e16fc1c512b3054c7c4c',1795306583628);
INSERT INTO "journal" VALUES ('Xx4Fsp97WAJh',2,1,1,56,1,'5e968f311e2ae48b-2','{"action":"chooseStartingChampion","request":1,"choice":"h4"}','qSSCymQwEOla69SmoPz_z2',1795306583638);
INSERT INTO "journal" VALUES ('Xx4Fsp97WAJh',3,1,1,64,1,'5e968f311e2ae48b-3','{"action":"pass","request":2}','N3GXDV9TKsOs9MYqP7ndQ4',1795306583648);
INSERT INTO "journal" VALUES ('Xx4Fsp97WAJh',4,1,0,68,0,'9468f289a028058e-2','{"action":"pass","request":1}','qChu1aLjpfS95mZfMs_Xs0',1795306583655);
INSERT INTO "journal" VALUES ('Xx4Fsp97WAJh',5,1,1,84,1,'5e968f311e2ae48b-4','{"action":"activateCard","card":"h16","request":3,"pay":["h15","h17"]}','E6bo_wM033b5i36eru0o5y',1795306583672);
INSERT INTO "journal" VALUES ('Xx4Fsp97WAJh',6,1,1,91,1,'5e968f311e2ae48b-5','{"action":"pass","request":4}','fGFTAV4lTm32NxcKCZF5e-',1795306583679);
INSERT INTO "journal" VALUES ('Xx4Fsp97WAJh',7,1,0,93,0,'9468f289a028058e-3','{"action":"pass","request":2}','gaL0y6DgdATwF2FMeu1721',1795306583682);
INSERT INTO "journal" VALUES ('Xx4Fsp97WAJh',8,1,1,98,1,'5e968f311e2ae48b-6','{"action":"activateCard","card":"h18","request":5,"pay":["h13","h12"]}','TyF6OkYToSgj-61i6Wlhl6',1795306583689);
INSERT INTO "journal" VALUES ('Xx4Fsp97WAJh',9,1,1,100,1,'5e968f311e2ae48b-7','{"action":"pass","request":6}','tj-hcix7nMgCx83Br_-YfE',1795306583693);
INSERT INTO "journal" VALUES ('Xx4Fsp97WAJh',10,1,0,102,0,'9468f289a028058e-4','{"action":"pass","request":3}','5C3A1-abZTBI7lUrNx7qqh',1795306583696);
INSERT INTO "journal" VALUES ('Xx4Fsp97WAJh',11,1,1,104,1,'5e968f311e2ae48b-8','{"action":"pass","request":7}','mZZk4eddaRRZZAzPWhyxiH',1795306583700);
INSERT INTO "journal" VALUES ('Xx4Fsp97WAJh',12,1,0,105,0,'9468f289a028058e-5','{"action":"pass","request":4}','oW-Y2txTyLeCoCGIhCV1wH',1795306583702);
INSERT INTO "journal" VALUES ('Xx4Fsp97WAJh',13,1,1,108,1,'5e968f311e2ae48b-9','{"action":"pass","request":8}','BwB3f166dn_mF0jeJcaeE7',1795306583706);
INSERT INTO "journal" VALUES ('Xx4Fsp97WAJh',14,1,0,109,0,'9468f289a028058e-6','{"action":"pass","request":5}','nBlnQ6-CKAT6Bc8bArJOeF',1795306583709);
INSERT INTO "journal" VALUES ('Xx4Fsp97WAJh',15,1,0,112,0,'9468f289a028058e-7','{"action":"chooseStartingChampion","request":6,"choice":"h4"}','LYQyqHt_KNALrudGaqXVnO',1795306583713);
INSERT INTO "journal" VALUES ('Xx4Fsp97WAJh',16,1,0,115,0,'9468f289a028058e-8','{"action":"pass","request":7}','NIQ0nQ0Pu3NBXyBACQ3swn',1795306583717);
INSERT INTO "journal" VALUES ('Xx4Fsp97WAJh',17,1,1,117,1,'5e968f311e2ae48b-10','{"action":"pass","request":9}','LDvJkP2kV6LfgdOjyfQAC-',1795306583721);
INSERT INTO "journal" VALUES ('Xx4Fsp97WAJh',18,1,0,124,0,'9468f289a028058e-9','{"action":"activateCard","card":"h16","request":8,"pay":["h17"]}','88zG_5o-xKa_zYMevIVxDs',1795306583730);
INSERT INTO "journal" VALUES ('Xx4Fsp97WAJh',19,1,0,128,0,'9468f289a028058e-10','{"action":"pass","request":9}','P_tXTzCLAozqX7LobEeyQO',1795306583735);
INSERT INTO "journal" VALUES ('Xx4Fsp97WAJh',20,1,1,129,1,'5e968f311e2ae48b-11','{"action":"pass","request":10}','R-tFCisZOyHOoK5_GTcu5Z',1795306583738);
INSERT INTO "journal" VALUES ('Xx4Fsp97WAJh',21,1,0,164,0,'9468f289a028058e-11','{"action":"activateCard","card":"h12","request":10,"pay":["h19","h15"]}','SgIfQN9th4m50QIrIoQ8As',1795306583812);
INSERT INTO "journal" VALUES ('Xx4Fsp97WAJh',22,1,0,205,0,'9468f289a028058e-12','{"action":"pass","request":11}','adgqdfqTG02GEXntc8ddNA',1795306583815);
INSERT INTO "journal" VALUES ('Xx4Fsp97WAJh',23,1,1,207,1,'5e968f311e2ae48b-12','{"action":"pass","request":11}','DM47A4CkPhvqLNV33VGsrX',1795306583821);
INSERT INTO "journal" VALUES ('Xx4Fsp97WAJh',24,1,0,211,0,'9468f289a028058e-13','{"action":"declareAttack","card":"c6","request":12,"target":["c1"]}','HuUhy00RDAIWy25UQD7QnC',1795306583827);
INSERT INTO "journal" VALUES ('Xx4Fsp97WAJh',25,1,0,214,0,'9468f289a028058e-14','{"action":"pass","request":13}','HddG3FkL2M0HI4j3BCrkwg',1795306583835);
INSERT INTO "journal" VALUES ('Xx4Fsp97WAJh',26,1,1,218,1,'5e968f311e2ae48b-13','{"action":"pass","request":12}','43nOLQB2eP6U6E-No6OzJu',1795306583841);
INSERT INTO "journal" VALUES ('Xx4Fsp97WAJh',27,1,1,219,1,'5e968f311e2ae48b-14','{"action":"declareRetaliation","request":13,"choice":["c2"]}','ImXOb3outHGB25YGJzlkBw',1795306583846);
INSERT INTO "journal" VALUES ('Xx4Fsp97WAJh',28,1,0,222,0,'9468f289a028058e-15','{"action":"pass","request":14}','olKoIGBGQokYmr0j0gSV8Z',1795306583850);
INSERT INTO "journal" VALUES ('Xx4Fsp97WAJh',29,1,1,224,1,'5e968f311e2ae48b-15','{"action":"pass","request":14}','SDz8pW8URBZuAFLbZ3Z84m',1795306583855);
INSERT INTO "journal" VALUES ('Xx4Fsp97WAJh',30,1,0,234,0,'9468f289a028058e-16','{"action":"activateCard","card":"h13","request":15,"pay":["h14","h18"]}','zobJZd8ovfFNEWHOIHSL6i',1795306583892);
INSERT INTO "journal" VALUES ('Xx4Fsp97WAJh',31,1,0,260,0,'9468f289a028058e-17','{"action":"pass","request":16}','4Cnaea38ZJQMFw9UzapShg',1795306583896);
INSERT INTO "journal" VALUES ('Xx4Fsp97WAJh',32,1,1,262,1,'5e968f311e2ae48b-16','{"action":"pass","request":15}','jcsUVv_ERRhejZe2h64e9j',1795306583899);
INSERT INTO "journal" VALUES ('Xx4Fsp97WAJh',33,1,0,264,0,'9468f289a028058e-18','{"action":"declareAttack","card":"c5","request":17,"target":["c3"]}','Pj-FRUK6U1ehn7ikLGoR9A',1795306583903);
INSERT INTO "journal" VALUES ('Xx4Fsp97WAJh',34,1,0,266,0,'9468f289a028058e-19','{"action":"pass","request":18}','DYhirZQ4W4MEEkFjv9dE4c',1795306583905);
INSERT INTO "journal" VALUES ('Xx4Fsp97WAJh',35,1,1,267,1,'5e968f311e2ae48b-17','{"action":"pass","request":16}','4ns0XzEQSqwcHc7v27Q_MB',1795306583908);
INSERT INTO "journal" VALUES ('Xx4Fsp97WAJh',36,1,1,268,1,'5e968f311e2ae48b-18','{"action":"declareRetaliation","request":17,"choice":["c3"]}','iQbU6JUE5aHV_9uf16UVHo',1795306583910);
INSERT INTO "journal" VALUES ('Xx4Fsp97WAJh',37,1,0,269,0,'9468f289a028058e-20','{"action":"pass","request":19}','8DFCWnt8C0KK9FvoIa7vg5',1795306583912);
INSERT INTO "journal" VALUES ('Xx4Fsp97WAJh',38,1,1,270,1,'5e968f311e2ae48b-19','{"action":"pass","request":18}','SzX7nlzSWspDpEmOPi6l6W',1795306583914);
INSERT INTO "journal" VALUES ('Xx4Fsp97WAJh',39,1,0,272,0,'9468f289a028058e-21','{"action":"pass","request":20}','P49JH6a4hBKtWEWrJjls95',1795306583917);
INSERT INTO "journal" VALUES ('Xx4Fsp97WAJh',40,1,1,273,1,'5e968f311e2ae48b-20','{"action":"pass","request":19}','diax358h2dB8-qz140EAId',1795306583919);
INSERT INTO "journal" VALUES ('Xx4Fsp97WAJh',41,1,0,274,0,'9468f289a028058e-22','{"action":"pass","request":21}','FMQ1NTvwkLMRDtzDj6_2tk',1795306583921);
INSERT INTO "journal" VALUES ('Xx4Fsp97WAJh',42,1,1,275,1,'5e968f311e2ae48b-21','{"action":"pass","request":20}','-yra6dpIctX3Q5RjVjNZ0d',1795306583925);
INSERT INTO "journal" VALUES ('Xx4Fsp97WAJh',43,1,1,279,1,'5e968f311e2ae48b-22','{"action":"pass","request":21}','kPCTEGlupA3P3adngEaaIG',1795306583930);
INSERT INTO "journal" VALUES ('Xx4Fsp97WAJh',44,1,0,281,0,'9468f289a028058e-23','{"action":"pass","request":22}','hQ8n8ZZYmEuMD470Vv_S4o',1795306583933);
INSERT INTO "journal" VALUES ('Xx4Fsp97WAJh',45,1,1,284,1,'5e968f311e2ae48b-23','{"action":"materialize","card":"h10","request":22}','lIjGqkkRfVwF-pyRI_A2fy',1795306583938);
INSERT INTO "journal" VALUES ('Xx4Fsp97WAJh',46,1,1,286,1,'5e968f311e2ae48b-24','{"action":"pass","request":23}','W76KmR9zXIEMl-qp1nZX98',1795306583940);
INSERT INTO "journal" VALUES ('Xx4Fsp97WAJh',47,1,0,287,0,'9468f289a028058e-24','{"action":"pass","request":23}','LkZnsagGrz1Ib0YGix9FEF',1795306583943);
INSERT INTO "journal" VALUES ('Xx4Fsp97WAJh',48,1,1,289,1,'5e968f311e2ae48b-25','{"action":"pass","request":24}','ToFNQ4WvcclVQqeBlGxVwB',1795306583945);
INSERT INTO "journal" VALUES ('Xx4Fsp97WAJh',49,1,0,290,0,'9468f289a028058e-25','{"action":"pass","request":24}','sf2OTG-_qgGrS0Rmm53-d7',1795306583948);
INSERT INTO "journal" VALUES ('Xx4Fsp97WAJh',50,1,1,295,1,'5e968f311e2ae48b-26','{"action":"declareAttack","card":"c2","request":25,"target":["c7"]}','ACJFtUZoc9d8m0QL5X7DOH',1795306583953);
INSERT INTO "journal" VALUES ('Xx4Fsp97WAJh',51,1,1,297,1,'5e968f311e2ae48b-27','{"action":"activateCard","card":"h14","request":26,"target":["c7"],"pay":["h12"]}','_G_HOmjw0NOg0BHc-dl3Db',1795306583958);
INSERT INTO "journal" VALUES ('Xx4Fsp97WAJh',52,1,1,300,1,'5e968f311e2ae48b-28','{"action":"pass","request":27}','JXnYesgsHTsSaC9qdUCHDG',1795306583965);
INSERT INTO "journal" VALUES ('Xx4Fsp97WAJh',53,1,0,301,0,'9468f289a028058e-26','{"action":"pass","request":25}','ISHEqUg778qGONhKKioZh1',1795306583967);
INSERT INTO "journal" VALUES ('Xx4Fsp97WAJh',54,1,1,302,1,'5e968f311e2ae48b-29','{"action":"pass","request":28}','64mW97l0kAnOIuj0iOIQTS',1795306583969);
INSERT INTO "journal" VALUES ('Xx4Fsp97WAJh',55,1,0,303,0,'9468f289a028058e-27','{"action":"pass","request":26}','oxEcDp7rQulNEbo7y0T2cH',1795306583971);
INSERT INTO "journal" VALUES ('Xx4Fsp97WAJh',56,1,0,304,0,'9468f289a028058e-28','{"action":"declareRetaliation","request":27,"choice":["c7"]}','bHhJiRNZrlJ3LQIvjatLUF',1795306583974);
INSERT INTO "journal" VALUES ('Xx4Fsp97WAJh',57,1,1,305,1,'5e968f311e2ae48b-30','{"action":"pass","request":29}','K-DHVtVAniKT-DWYTkJa04',1795306583976);
INSERT INTO "journal" VALUES ('Xx4Fsp97WAJh',58,1,0,306,0,'9468f289a028058e-29','{"action":"pass","request":28}','-tD7-pH0dJ0TDXNgGXhKpU',1795306583979);
INSERT INTO "journal" VALUES ('Xx4Fsp97WAJh',59,1,1,307,1,'5e968f311e2ae48b-31','{"action":"pass","request":30}','g71Svyl9sVGcdcEISb6Cb_',1795306583981);
INSERT INTO "journal" VALUES ('Xx4Fsp97WAJh',60,1,0,308,0,'9468f289a028058e-30','{"action":"pass","request":29}','ESkEF1Y5LtZ6Mdl6aRqSsz',1795306583983);
INSERT INTO "journal" VALUES ('Xx4Fsp97WAJh',61,1,1,311,1,'5e968f311e2ae48b-32','{"action":"pass","request":31}','bRVA-K0u5RPia-ws7wYb0k',1795306584007);
INSERT INTO "journal" VALUES ('zj9qcHexuxcl',1,1,-1,179,NULL,NULL,'{"action":"begin","commit":"3823d8295f607e889bc0a07d650407681853bcf5f5bf1d96c27f90aa7212721d","nonces":["e08822ec5660ae422b053ebbabf8af09","d429969eb2de3049b87cd6580cccc4e5"]}','ea882a60deb7e863c28fa9',1795306581917);
INSERT INTO "journal" VALUES ('zj9qcHexuxcl',2,1,1,235,1,'4d426b78ad71cc52-2','{"action":"advancePhase","request":1}','Hl3RYyVZdSF-Mu4BSjiaDw',1795306581960);
INSERT INTO "journal" VALUES ('zj9qcHexuxcl',3,1,1,270,1,'4d426b78ad71cc52-3','{"action":"advancePhase","request":2}','hRGVZMI_e_cli6nfP_yvxf',1795306581996);
INSERT INTO "journal" VALUES ('zj9qcHexuxcl',4,1,1,287,1,'4d426b78ad71cc52-4','{"action":"advancePhase","request":3}','bhqvqFmV3ykPvmTaVaN-OA',1795306582019);
INSERT INTO "journal" VALUES ('zj9qcHexuxcl',5,1,1,304,1,'4d426b78ad71cc52-5','{"action":"ignite","card":"h9","mode":"setHidden","request":4}','m3iUnBrLEU5bydkAviEpRB',1795306582040);
INSERT INTO "journal" VALUES ('zj9qcHexuxcl',6,1,0,320,0,'1c4ec2d956c1a9c5-2','{"action":"pass","request":1}','4pL01aIB7l7fFobUUGAa32',1795306582058);
INSERT INTO "journal" VALUES ('zj9qcHexuxcl',7,1,1,334,1,'4d426b78ad71cc52-6','{"action":"playResource","card":"h1","request":5}','O5erUFrQLfeqHq6RSGB0k6',1795306582073);
INSERT INTO "journal" VALUES ('zj9qcHexuxcl',8,1,1,343,1,'4d426b78ad71cc52-7','{"action":"ignite","card":"h8","mode":"proxy","request":6}','4uFQrzVMQZj-6vq5JY5QNL',1795306582084);
INSERT INTO "journal" VALUES ('zj9qcHexuxcl',9,1,0,352,0,'1c4ec2d956c1a9c5-3','{"action":"pass","request":2}','hP9w9mn6TevlIBzvXqQFVL',1795306582097);
INSERT INTO "journal" VALUES ('zj9qcHexuxcl',10,1,1,360,1,'4d426b78ad71cc52-8','{"action":"advancePhase","request":7}','fIkhxQZMHlKDraaiwLO_8L',1795306582106);
INSERT INTO "journal" VALUES ('zj9qcHexuxcl',11,1,1,367,1,'4d426b78ad71cc52-9','{"action":"advancePhase","request":8}','Rvtdx35iBsXQh5uOQtsuAB',1795306582115);
INSERT INTO "journal" VALUES ('zj9qcHexuxcl',12,1,1,377,1,'4d426b78ad71cc52-10','{"action":"advancePhase","request":9}','umVUr1W84CuU8FHwpP1q_9',1795306582132);
INSERT INTO "journal" VALUES ('zj9qcHexuxcl',13,1,0,385,0,'1c4ec2d956c1a9c5-4','{"action":"advancePhase","request":3}','ebT5oEk_P4c1a_99Jt6H5N',1795306582140);
INSERT INTO "journal" VALUES ('zj9qcHexuxcl',14,1,0,438,0,'1c4ec2d956c1a9c5-5','{"action":"advancePhase","request":4}','WqEHMHN7CiiqR8dLQFd35C',1795306582195);
INSERT INTO "journal" VALUES ('zj9qcHexuxcl',15,1,0,442,0,'1c4ec2d956c1a9c5-6','{"action":"advancePhase","request":5}','mUsjA-m_y2BkL7ZfkH6d9t',1795306582210);
INSERT INTO "journal" VALUES ('zj9qcHexuxcl',16,1,0,448,0,'1c4ec2d956c1a9c5-7','{"action":"playResource","card":"h2","request":6}','v2Qgc8WfoCdbyAPf0tDvpa',1795306582219);
INSERT INTO "journal" VALUES ('zj9qcHexuxcl',17,1,0,456,0,'1c4ec2d956c1a9c5-8','{"action":"ignite","card":"h8","mode":"proxy","request":7}','BY-eYSqv6alWjI1FRdoCFl',1795306582233);
INSERT INTO "journal" VALUES ('zj9qcHexuxcl',18,1,1,459,1,'4d426b78ad71cc52-11','{"action":"pass","request":10}','ibsgWrFtHOMs730eCLbHIY',1795306582238);
INSERT INTO "journal" VALUES ('zj9qcHexuxcl',19,1,0,465,0,'1c4ec2d956c1a9c5-9','{"action":"ignite","card":"h5","mode":"play","request":8,"pay":["c4"]}','F01-LX2K72szyCX8O9el9p',1795306582245);
INSERT INTO "journal" VALUES ('zj9qcHexuxcl',20,1,1,473,1,'4d426b78ad71cc52-12','{"action":"sequence","card":"c1","mode":"useHidden","request":11,"target":["e4"]}','q9xr9eZKyz0hXyUCPBzf2h',1795306582257);
INSERT INTO "journal" VALUES ('zj9qcHexuxcl',21,1,0,478,0,'1c4ec2d956c1a9c5-10','{"action":"pass","request":9}','IBEnkzpoM9X4k79hgcFJVU',1795306582265);
INSERT INTO "journal" VALUES ('zj9qcHexuxcl',22,1,-1,485,0,'1c4ec2d956c1a9c5-11','{"action":"leave","seat":0}','FsDsiSY-rL1LwNDEK6cuss',1795306582273);
INSERT INTO "snapshots" VALUES ('A61ao5dHRBYr',51,411,'{"format":1,"rules":1,"setup":{"ruleset":"ucg","profile":"seed","options":{},"seed":"861f0f70a7a7cf3dc7c0eb5ddc1635f62cff6a1a3dc29c2cc91628534dd0a54d","seats":[{"deck":["ash-widow","ash-widow","bonfire-ox","bonfire-ox","brand-of-haste","caravan-raid","cinder-runner","cinder-runner","cinder-runner","cookfire-sprite","cookfire-sprite","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","emberling","emberling","false-campfire","flare","flare","flint-fencer","flint-fencer","glasshorn-ram","matron-ashveil","mother-furnace","noonday-rider","powder-keg","rally-the-wagons","red-road-lancer","red-road-lancer","salamander-egg","sand-pit","scorched-road","second-wind","slow-fuse","spark-juggler","supply-wagon","toll-taker","torch-parade","trade-goods","wagon-guard","wagon-guard"]},{"deck":["abyssal-registrar","bottled-storm","confiscate","denied-entry","denied-entry","drown-the-stacks","ebb","fill-the-shelves","high-water-mark","ink-trap","kelp-colossus","lantern-scribe","lantern-scribe","leviathan-index","marginalia","mirror-carapace","mist-swindler","mist-swindler","ninth-cellar","ninth-cellar","patient-idol","pearl-diver","queen-of-low-water","reef-warden","reef-warden","reef-warden","riptide","rising-tide","salt-press","salvage-rite","sealed-lips","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-clerk","tide-gauge","twice-drowned-captain","twice-drowned-captain","twofold-verdict","undertow-eel","weigh-the-ledger"]}],"sets":["starter"]},"hashes":["3c01ddefb5bc757f3549ebd9202da6f9726c1ab6c4de96ef4983641c1a41fd3e"],"state":{"seed":"861f0f70a7a7cf3dc7c0eb5ddc1635f62cff6a1a3dc29c2cc91628534dd0a54d","seats":[{"left":false,"asked":29,"named":11,"vars":{"resourcePlayed":true,"epicPlayed":false,"starved":false}},{"left":false,"asked":22,"named":10,"vars":{"resourcePlayed":false,"epicPlayed":false,"starved":false}}],"table":{"turn":6,"owner":1,"phase":"ready","encounter":false,"_attacker":-1},"zones":[{"def":0,"seat":0,"list":[0,20,24,44,12,50,16,59,17,19,30,52,7,39,36,47,43,55,49,4,29,35,27,28,26,1,40,46,57,15,42,23,21,41,54,45,38,11,34,58,25,56,8,31,9,48,10,18]},{"def":0,"seat":1,"list":[111,64,105,85,75,82,116,106,84,94,77,119,97,91,65,81,96,69,108,90,74,98,88,100,76,101,109,67,73,68,72,107,103,70,93,112,60,80,79,92,63,87,99,61,62,114,66,118]},{"def":1,"seat":0,"list":[33,53,3,2,13,14]},{"def":1,"seat":1,"list":[102,110,117,78,113,115,83]},{"def":2,"seat":0,"list":[]},{"def":2,"seat":1,"list":[]},{"def":3,"seat":0,"list":[-1,-1,-1,-1,-1]},{"def":3,"seat":1,"list":[86,-1,-1,-1,-1]},{"def":4,"seat":0,"list":[32]},{"def":4,"seat":1,"list":[95]},{"def":5,"seat":0,"list":[22]},{"def":5,"seat":1,"list":[]},{"def":6,"seat":0,"list":[6]},{"def":6,"seat":1,"list":[]},{"def":7,"seat":0,"list":[]},{"def":7,"seat":1,"list":[]},{"def":8,"seat":0,"list":[]},{"def":8,"seat":1,"list":[]},{"def":9,"seat":0,"list":[]},{"def":9,"seat":1,"list":[]},{"def":10,"seat":0,"list":[]},{"def":10,"seat":1,"list":[]},{"def":11,"seat":0,"list":[5,51,37]},{"def":11,"seat":1,"list":[89,104,71]}],"entries":[],"frames":[{"program":"match","pc":4,"locals":{},"answers":[null,null]},{"program":"turn","pc":1,"locals":{},"answers":[null,null]},{"program":"phase","pc":6,"locals":{"phase":"ready"},"answers":[null,null]},{"program":"open","pc":1,"locals":{},"answers":[null,null]}],"requests":[null,{"id":22,"seat":1,"kind":"turn","info":{"phase":"ready"},"own":{},"domain":null,"fallback":{"action":"advancePhase"},"sealed":false,"answered":false}],"waiting":[],"modifiers":[],"memories":[],"agenda":[{"phase":"dawn"},{"phase":"draw"},{"phase":"primary"},{"phase":"conflict"},{"phase":"end"}],"drawn":[1,0,59,0,59],"counters":{"names":11,"groups":{},"entries":9,"time":39,"told":[173,173,173],"turnWork":8,"work":520,"slice":15},"over":null,"segment":null,"world":null,"objects":[[5,0,0],[5,0,0],[13,0,2,1,6,"h7"],[13,0,2,1,4,"h5"],[26,0,0],[18,0,22,1,27,"c7"],[2,0,12,3,19,"c2",0,0,0,-1,"",0,[0,0,0,0,0,0,0,0],[1,0,1,0,0,0,0,0,1,0,0]],[2,0,0],[2,0,0],[6,0,0],[6,0,0],[0,0,0],[0,0,0],[0,0,2,1,30,"h10"],[0,0,2,1,37,"h11"],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[0,0,10,2,17,"c1"],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[0,0,8,2,38,"c11"],[4,0,2,1,0,"h1"],[4,0,0],[28,0,0],[20,0,0],[20,0,22,3,36,"c10"],[7,0,0],[7,0,0],[12,0,0],[11,0,0],[16,0,0],[15,0,0],[25,0,0],[21,0,0],[8,0,0],[8,0,0],[29,0,0],[27,0,0],[17,0,0],[22,0,22,3,29,"c8"],[30,0,0],[9,0,2,1,3,"h4"],[23,0,0],[10,0,0],[19,0,0],[24,0,0],[3,0,0],[3,0,0],[38,1,1],[59,1,1],[44,1,1],[49,1,1],[49,1,1],[45,1,1],[51,1,1],[43,1,1],[42,1,1],[56,1,1],[39,1,1],[32,1,23,5,35,"c5"],[32,1,1],[41,1,1],[48,1,1],[55,1,1],[35,1,1],[35,1,1],[61,1,3,1,14,"h7"],[61,1,1],[60,1,1],[34,1,1],[40,1,1],[33,1,3,1,32,"h10"],[33,1,1],[33,1,1],[57,1,7,3,26,"c6",1,1,2],[58,1,1],[54,1,1],[46,1,23,1,20,"c3"],[50,1,1],[1,1,1],[1,1,1],[1,1,1],[1,1,1],[1,1,9,2,22,"c4"],[1,1,1],[1,1,1],[1,1,1],[1,1,1],[1,1,1],[1,1,1],[1,1,3,1,9,"h2"],[1,1,1],[1,1,23,1,31,"c9"],[1,1,1],[1,1,1],[1,1,1],[1,1,1],[1,1,1],[1,1,3,1,10,"h3"],[1,1,1],[1,1,1],[31,1,3,1,15,"h8"],[53,1,1],[37,1,3,1,21,"h9"],[37,1,1],[47,1,3,1,11,"h4"],[36,1,1],[52,1,1]]},"beside":{"format":1,"clocks":null,"orders":[{"stops":null,"yield":"none","passOwn":false,"fullControl":false,"bluff":false,"turn":0,"phase":""},{"stops":null,"yield":"none","passOwn":false,"fullControl":false,"bluff":false,"turn":0,"phase":""}],"nonces":["4c28e3a8ed774d7e2f33c3064bd13a29","ee734ee551deb42c2b5b5fe133107d9d"]}}','[["d6bd6fdfcf4a513d-1","d6bd6fdfcf4a513d-2","d6bd6fdfcf4a513d-3","d6bd6fdfcf4a513d-4","d6bd6fdfcf4a513d-5","d6bd6fdfcf4a513d-6","d6bd6fdfcf4a513d-7","d6bd6fdfcf4a513d-8","d6bd6fdfcf4a513d-9","d6bd6fdfcf4a513d-10","d6bd6fdfcf4a513d-11","d6bd6fdfcf4a513d-12","d6bd6fdfcf4a513d-13","d6bd6fdfcf4a513d-14","d6bd6fdfcf4a513d-15","d6bd6fdfcf4a513d-16","d6bd6fdfcf4a513d-17","d6bd6fdfcf4a513d-18","d6bd6fdfcf4a513d-19","d6bd6fdfcf4a513d-20","d6bd6fdfcf4a513d-21","d6bd6fdfcf4a513d-22","d6bd6fdfcf4a513d-23","d6bd6fdfcf4a513d-24","d6bd6fdfcf4a513d-25","d6bd6fdfcf4a513d-26","d6bd6fdfcf4a513d-27","d6bd6fdfcf4a513d-28","d6bd6fdfcf4a513d-29","d6bd6fdfcf4a513d-30"],["e13274d21e05d79f-1","e13274d21e05d79f-2","e13274d21e05d79f-3","e13274d21e05d79f-4","e13274d21e05d79f-5","e13274d21e05d79f-6","e13274d21e05d79f-7","e13274d21e05d79f-8","e13274d21e05d79f-9","e13274d21e05d79f-10","e13274d21e05d79f-11","e13274d21e05d79f-12","e13274d21e05d79f-13","e13274d21e05d79f-14","e13274d21e05d79f-15","e13274d21e05d79f-16","e13274d21e05d79f-17","e13274d21e05d79f-18","e13274d21e05d79f-19","e13274d21e05d79f-20","e13274d21e05d79f-21","e13274d21e05d79f-22"]]');
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
INSERT INTO "sets" VALUES ('470d55b02215715a492424c1d4609c54831ef774244afa16cddaa97b25d37fda','{
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
      "how": [
       "create"
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
INSERT INTO "players" VALUES ('g:d4101295-8ee2-4b6d-83eb-efa4d0c6a57f','Guest');
INSERT INTO "players" VALUES ('g:f621244d-e0de-4bac-8513-1f7cd0fec56c','Guest');
INSERT INTO "players" VALUES ('g:3f07f34c-1aa0-431f-aee4-c85d774a27c9','Guest');
INSERT INTO "players" VALUES ('g:de100f9a-9c87-48c5-8109-687a96ae436a','Guest');
INSERT INTO "players" VALUES ('g:ad4c5b17-3dc7-4993-98ec-c8f8fc601c05','Guest');
INSERT INTO "players" VALUES ('g:b0587cc4-0d16-481c-8df1-b09cacafe6ad','Guest');
INSERT INTO "players" VALUES ('g:edc4e2da-b84f-4889-b703-b74a12d1c1db','Guest');
INSERT INTO "players" VALUES ('g:3206fc03-b63b-4e2f-86bc-703a98cb2c57','Guest');
INSERT INTO "players" VALUES ('g:f20793e5-4ae3-44e4-922e-5fb2a569d07e','Guest');
INSERT INTO "players" VALUES ('g:4ffe1bee-41e8-42a4-8c58-e5e1ee5dd3e5','Guest');
INSERT INTO "players" VALUES ('g:3cf98f96-6369-4fbc-a983-866c5eb20e8c','Guest');
INSERT INTO "players" VALUES ('g:79c0ff05-5d09-4136-98ea-befaa6ccb5b3','Guest');
INSERT INTO "owners" VALUES ('sole',1795306589555);
INSERT INTO "leases" VALUES ('queue','a0305daa-bed7-4257-aee9-974cab6717e7',1795306589668);
INSERT INTO "seats" VALUES ('Xx4Fsp97WAJh',1,'g:3206fc03-b63b-4e2f-86bc-703a98cb2c57',0);
INSERT INTO "seats" VALUES ('JqWi8G7owDqm',0,'g:3cf98f96-6369-4fbc-a983-866c5eb20e8c',0);
INSERT INTO "seats" VALUES ('A61ao5dHRBYr',0,'g:3f07f34c-1aa0-431f-aee4-c85d774a27c9',0);
INSERT INTO "seats" VALUES ('6y0Rz4DbWybq',1,'g:4ffe1bee-41e8-42a4-8c58-e5e1ee5dd3e5',0);
INSERT INTO "seats" VALUES ('JqWi8G7owDqm',1,'g:79c0ff05-5d09-4136-98ea-befaa6ccb5b3',0);
INSERT INTO "seats" VALUES ('Pcmnr70iKpHC',0,'g:ad4c5b17-3dc7-4993-98ec-c8f8fc601c05',0);
INSERT INTO "seats" VALUES ('Pcmnr70iKpHC',1,'g:b0587cc4-0d16-481c-8df1-b09cacafe6ad',0);
INSERT INTO "seats" VALUES ('zj9qcHexuxcl',0,'g:d4101295-8ee2-4b6d-83eb-efa4d0c6a57f',1);
INSERT INTO "seats" VALUES ('A61ao5dHRBYr',1,'g:de100f9a-9c87-48c5-8109-687a96ae436a',0);
INSERT INTO "seats" VALUES ('Xx4Fsp97WAJh',0,'g:edc4e2da-b84f-4889-b703-b74a12d1c1db',0);
INSERT INTO "seats" VALUES ('6y0Rz4DbWybq',0,'g:f20793e5-4ae3-44e4-922e-5fb2a569d07e',0);
INSERT INTO "seats" VALUES ('zj9qcHexuxcl',1,'g:f621244d-e0de-4bac-8513-1f7cd0fec56c',1);
