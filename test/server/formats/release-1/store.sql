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
INSERT INTO "kysely_migration" VALUES ('001-matches','2026-11-22T00:31:47.141Z');
INSERT INTO "kysely_migration" VALUES ('002-tables','2026-11-22T00:31:47.152Z');
INSERT INTO "kysely_migration" VALUES ('003-owners','2026-11-22T00:31:47.153Z');
INSERT INTO "kysely_migration" VALUES ('004-watching','2026-11-22T00:31:47.154Z');
INSERT INTO "kysely_migration" VALUES ('005-queue','2026-11-22T00:31:47.155Z');
INSERT INTO "kysely_migration" VALUES ('006-rooms','2026-11-22T00:31:47.156Z');
INSERT INTO "kysely_migration" VALUES ('007-seats','2026-11-22T00:31:47.157Z');
INSERT INTO "kysely_migration" VALUES ('008-decisions','2026-11-22T00:31:47.158Z');
INSERT INTO "kysely_migration" VALUES ('009-kept','2026-11-22T00:31:47.159Z');
INSERT INTO "kysely_migration_lock" VALUES ('migration_lock',0);
INSERT INTO "matches" VALUES (1,'N0HU5D9xMeFa','{"id":"N0HU5D9xMeFa","format":1,"setup":{"ruleset":"ucg","profile":"seed","options":{},"seed":"acffe776d874fe8593d7da16a7434bfc00c0146fdbdf4d93845066ddd243ba3f","seats":[{"deck":["ash-widow","ash-widow","bonfire-ox","bonfire-ox","brand-of-haste","caravan-raid","cinder-runner","cinder-runner","cinder-runner","cookfire-sprite","cookfire-sprite","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","emberling","emberling","false-campfire","flare","flare","flint-fencer","flint-fencer","glasshorn-ram","matron-ashveil","mother-furnace","noonday-rider","powder-keg","rally-the-wagons","red-road-lancer","red-road-lancer","salamander-egg","sand-pit","scorched-road","second-wind","slow-fuse","spark-juggler","supply-wagon","toll-taker","torch-parade","trade-goods","wagon-guard","wagon-guard"]},{"deck":["abyssal-registrar","bottled-storm","confiscate","denied-entry","denied-entry","drown-the-stacks","ebb","fill-the-shelves","high-water-mark","ink-trap","kelp-colossus","lantern-scribe","lantern-scribe","leviathan-index","marginalia","mirror-carapace","mist-swindler","mist-swindler","ninth-cellar","ninth-cellar","patient-idol","pearl-diver","queen-of-low-water","reef-warden","reef-warden","reef-warden","riptide","rising-tide","salt-press","salvage-rite","sealed-lips","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-clerk","tide-gauge","twice-drowned-captain","twice-drowned-captain","twofold-verdict","undertow-eel","weigh-the-ledger"]}],"sets":["starter"]},"rules":1,"hashes":["3c01ddefb5bc757f3549ebd9202da6f9726c1ab6c4de96ef4983641c1a41fd3e"],"players":["g:9e075408-ee67-4458-ab86-bd53f769d9c5","g:ac030534-6000-4ffa-b4de-2c1319aab82f"],"fair":true}',1,22,'{"winners":[1],"reason":"left"}','sole','B_O3zboxd','{"away":[{"left":179954,"since":null},{"left":179931,"since":null}],"mutes":[[],[]],"nonces":["0b1669a9c103b92383b4bc7efc94579f",null]}');
INSERT INTO "matches" VALUES (2,'ANwWvK5W66wx','{"id":"ANwWvK5W66wx","format":1,"setup":{"ruleset":"ucg","profile":"seed","options":{},"seed":"927f4f018f23db8ef3a1f58ee6db78a8cbdf3f98b8c6620ade0d0cb8e8e440aa","seats":[{"deck":["ash-widow","ash-widow","bonfire-ox","bonfire-ox","brand-of-haste","caravan-raid","cinder-runner","cinder-runner","cinder-runner","cookfire-sprite","cookfire-sprite","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","emberling","emberling","false-campfire","flare","flare","flint-fencer","flint-fencer","glasshorn-ram","matron-ashveil","mother-furnace","noonday-rider","powder-keg","rally-the-wagons","red-road-lancer","red-road-lancer","salamander-egg","sand-pit","scorched-road","second-wind","slow-fuse","spark-juggler","supply-wagon","toll-taker","torch-parade","trade-goods","wagon-guard","wagon-guard"]},{"deck":["abyssal-registrar","bottled-storm","confiscate","denied-entry","denied-entry","drown-the-stacks","ebb","fill-the-shelves","high-water-mark","ink-trap","kelp-colossus","lantern-scribe","lantern-scribe","leviathan-index","marginalia","mirror-carapace","mist-swindler","mist-swindler","ninth-cellar","ninth-cellar","patient-idol","pearl-diver","queen-of-low-water","reef-warden","reef-warden","reef-warden","riptide","rising-tide","salt-press","salvage-rite","sealed-lips","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-clerk","tide-gauge","twice-drowned-captain","twice-drowned-captain","twofold-verdict","undertow-eel","weigh-the-ledger"]}],"sets":["starter"]},"rules":1,"hashes":["3c01ddefb5bc757f3549ebd9202da6f9726c1ab6c4de96ef4983641c1a41fd3e"],"players":["g:ff094a2a-c8a5-46df-ab89-149726c61922","g:05c0f482-47d3-445c-9506-899538a488ac"],"fair":true}',1,61,NULL,'sole','5KPyADK2_','{"away":[{"left":179957,"since":null},{"left":179941,"since":null}],"mutes":[[],[]],"nonces":["6d9f3f8c6dc83802cc4dab7d195d5751",null]}');
INSERT INTO "matches" VALUES (3,'keMjYueRifI6','{"id":"keMjYueRifI6","format":1,"setup":{"ruleset":"nullshapers","profile":"seed","options":{},"seed":"672e4cf88e21de0d2df81bf0b7e25bcfb149d7ed2a268e4f8b79c998360ca8e2","seats":[{"deck":["battle-hymn","battle-hymn","brass-glaive","brass-glaive","brass-glaive","call-the-vanguard","call-the-vanguard","drill-sergeant-daemon","drill-sergeant-daemon","festival-marshal","festival-marshal","field-dressing","field-dressing","field-dressing","greenhouse-strider","greenhouse-strider","landslide","landslide","lantern-cadet","lantern-cadet","lantern-cadet","long-table","matron-of-mornings","oathbound-shield","oathbound-shield","orchard-golem","orchard-golem","orchard-golem","second-dawn","second-dawn","seed-archivist","seed-archivist","seed-archivist","sun-dynamo","sunlance","sunlance","sunlance","sunrise-courier","sunrise-courier","sunrise-courier","tend-the-walls","tend-the-walls","tend-the-walls","tidewater-bailiff","tidewater-bailiff"]},{"deck":["back-alley-ambusher","back-alley-ambusher","barnacle-snare","barnacle-snare","barnacle-snare","breach-protocol","burn-the-ledger","dockside-queen","drowned-notary","drowned-notary","drowned-notary","eel-wrangler","eel-wrangler","evict","evict","forked-bolt","forked-bolt","forked-bolt","gutter-spy","gutter-spy","gutter-spy","harpoon-crew","harpoon-crew","hush-money","hush-money","informer-network","knife-in-the-fog","knife-in-the-fog","knife-in-the-fog","pay-the-ferryman","riptide-charge","riptide-charge","smoke-cloak","static-marksman","static-marksman","tesla-turret","tesla-turret","tithe-collector","tithe-collector","undertow-leviathan","undertow-leviathan","void-the-contract","void-the-contract","wash-ashore","wash-ashore"]}],"sets":["starter"]},"rules":1,"hashes":["18ce1b82f1ec9d2078bf7b9047c0ecf5ded3e2a6cc46cd7e69f317e2efb7292f"],"players":["g:63e8c8ee-d654-4ff8-a02b-e732957cb066","g:b64e4fe6-0238-4728-b6c1-67b228c26511"],"fair":true}',1,61,NULL,'sole','x1K3o0sNL','{"away":[{"left":179986,"since":null},{"left":179984,"since":null}],"mutes":[[],[]],"nonces":["8558c23a8ac3c0749a3687110f9742f9",null]}');
INSERT INTO "matches" VALUES (4,'TSzY6z0dz8Kr','{"id":"TSzY6z0dz8Kr","format":1,"setup":{"ruleset":"grand-archive","profile":"seed","options":{},"seed":"a88c1b48d6a2ea7117aeaa96cafff660e02b2edba47e61133509f0853b1c09d1","seats":[{"deck":["anvil-guard","anvil-guard","anvil-guard","anvil-guard","ashen-memory","ashen-memory","ashka-duelist","ashka-marshal","ashka-phoenix","ashka-spark","blaze-lancer","blaze-lancer","blaze-lancer","blaze-lancer","bolt-thrower","burning-slash","burning-slash","burning-slash","burning-slash","cinder-recruit","cinder-recruit","cinder-recruit","cinder-recruit","cinder-wraith","cinder-wraith","coal-sack","dragon-pike","ember-blade","ember-rush","ember-rush","ember-rush","ember-rush","flame-bolt","flame-bolt","flame-bolt","flame-bolt","forge-hall","forge-hall","forge-hall","forge-hall","furnace-ogre","furnace-ogre","furnace-ogre","furnace-ogre","herb-satchel","oathforged-shield","pyre-acolyte","pyre-acolyte","pyre-acolyte","pyre-acolyte","roaring-pyre","roaring-pyre","roaring-pyre","roaring-pyre","sparkcaller","sparkcaller","sparkcaller","sparkcaller","twinfang-raider","twinfang-raider","twinfang-raider","twinfang-raider","vanguard-order","vanguard-order","vanguard-order","vanguard-order","war-banner","war-brew","war-brew","war-brew","war-brew"]},{"deck":["bent-hourglass","binding-mist","binding-mist","binding-mist","coral-dagger","creeping-rust","creeping-rust","cresting-wave","cresting-wave","deep-conch","echo-scroll","echo-scroll","echoing-tide","echoing-tide","gale-falcon","gale-falcon","gale-falcon","gale-falcon","hush-of-the-deep","maren-drift","maren-maelstrom","maren-stormglass","maren-tidecaller","mirror-basin","mist-seer","mist-seer","mist-seer","mist-seer","morning-heron","morning-heron","morning-heron","morning-heron","patient-snare","patient-snare","patient-snare","prism-lens","prismatic-tide","prismatic-tide","reed-scout","reed-scout","reed-scout","reed-scout","shifting-shoal","starfall-chart","starfall-chart","starfall-chart","still-waters","still-waters","storm-drake","storm-drake","storm-drake","storm-drake","stormglass-spear","tidal-shrine","tidal-shrine","tidal-shrine","tidal-shrine","tide-captain","tide-captain","tide-charm","tide-warden","tide-warden","tide-warden","tide-warden","undertow","undertow","undying-current","whirl-cutter","whirl-cutter","whirl-cutter","whirl-cutter"]}],"sets":["starter"]},"rules":1,"hashes":["77947fdcd796829365fb54c92c0116ecabb8eeaeb75ceb662ac654152a4c02f8"],"players":["g:3b78da48-7f03-47e2-8ae2-042c603af490","g:6107724b-ed3e-4b25-8a2e-9ef55f95d81b"],"fair":true}',1,61,NULL,'sole','pJViYHsJ_','{"away":[{"left":179992,"since":null},{"left":179989,"since":null}],"mutes":[[],[]],"nonces":["bbd136e13ea080edf7e856bd51ffc49c",null]}');
INSERT INTO "matches" VALUES (5,'gM3Ov3YHxhJW','{"id":"gM3Ov3YHxhJW","format":1,"setup":{"ruleset":"altered","profile":"v1","options":{},"seed":"a224e834d7b7f8ed00c3b808dda6ceddb107639ebe03fb17907c242b294e06ab","seats":[{"deck":["bridge-warden","bridge-warden","bridge-warden","drill-captain","drill-captain","drill-captain","ferry-sergeant","ferry-sergeant","ferry-sergeant","forced-march","forced-march","forced-march","general-inspection","general-inspection","general-inspection","hall-of-banners","hall-of-banners","hall-of-banners","lamplighter-recruit","lamplighter-recruit","lamplighter-recruit","odra-pell","old-standard-bearer","old-standard-bearer","old-standard-bearer","open-muster","open-muster","open-muster","parade-colossus","parade-colossus","parade-colossus","quartermasters-desk","quartermasters-desk","quartermasters-desk","seven-league-order","seven-league-order","seven-league-order","the-long-barracks","the-long-barracks","the-long-barracks","toll-gate-ox","toll-gate-ox","toll-gate-ox"]},{"deck":["arch-summoner-vey","arch-summoner-vey","arch-summoner-vey","candle-thief","candle-thief","candle-thief","courteous-duelist","courteous-duelist","courteous-duelist","dawn-edition","dawn-edition","dawn-edition","four-doors","four-doors","four-doors","gambling-oracle","gambling-oracle","gambling-oracle","inkwell-sprite","inkwell-sprite","inkwell-sprite","keeper-of-marginalia","keeper-of-marginalia","keeper-of-marginalia","lights-out","lights-out","lights-out","moth-of-the-archive","moth-of-the-archive","moth-of-the-archive","sable-and-quill","sleeping-leviathan","sleeping-leviathan","sleeping-leviathan","the-whispering-stacks","the-whispering-stacks","the-whispering-stacks","two-faced-verse","two-faced-verse","two-faced-verse","unwritten-ending","unwritten-ending","unwritten-ending"]}],"sets":["starter"]},"rules":1,"hashes":["470d55b02215715a492424c1d4609c54831ef774244afa16cddaa97b25d37fda"],"players":["g:eb0cec7b-94a1-45a6-919e-49b859b5c878","g:851e5a2c-4ffd-4cf4-b1c8-cb8d87f92f87"],"fair":true}',1,61,NULL,'sole','UNzaZm0dK','{"away":[{"left":179991,"since":null},{"left":179988,"since":null}],"mutes":[[],[]],"nonces":["004110f40668f91d17263a52f505bb69",null]}');
INSERT INTO "matches" VALUES (6,'38CcjeWCFzrV','{"id":"38CcjeWCFzrV","format":1,"setup":{"ruleset":"crowdcontrol","profile":"seed","options":{},"seed":"8dc379c5d0a2f995fdf5a2f668174c3d671a10c4c7c7569fe39926483f4a84b6","seats":[{"deck":["blood-cousin","blood-cousin","break-cover","burr-runner","burr-runner","burr-runner","call-the-cousins","call-the-cousins","choir-of-reeds","drum-caller","drum-caller","false-trail","harvest-song","harvest-song","harvest-song","hearth-matron","hearth-matron","herb-walker","herb-walker","home-for-supper","horns-down","horns-down","lane-shepherd","lane-shepherd","meeting-oak","meeting-oak","mosshide-guard","mosshide-guard","mosshide-guard","old-antler","old-antler","raise-the-village","raise-the-village","saturday-market","saturday-market","second-spring","sparring-ring","sparring-ring","the-long-table","the-rootmoot"]},{"deck":["arc-projector","arc-projector","ashfall","burn-the-index","cinder-adept","cinder-adept","cinder-adept","clerk-of-ashes","clerk-of-ashes","clerk-of-ashes","cross-reference","estate-tax","final-notice","gear-hound","gear-hound","gear-hound","lamp-of-names","lamp-of-names","lance-of-noon","lance-of-noon","open-furnace","overdue-books","pact-imp","pact-imp","pact-imp","paper-giant","parts-inventory","redacted-file","revolving-door","salvage-rights","scrap-exchange","site-plan","soot-drone","soot-drone","soot-drone","strike-the-name","the-ember-archive","vault-colossus","vault-colossus","vault-colossus"]}],"sets":["starter"]},"rules":1,"hashes":["d39cdfa8d096ff53e2a1e5a1c62ba8c8d900d2b5f7530330c0ec43b6169c0b75"],"players":["g:a73ab80e-6af9-4a8d-9309-ff0160a6b8d3","g:93383c69-3300-472d-96bc-4309bd29258c"],"fair":true}',1,61,NULL,'sole','gkVd0LIY8','{"away":[{"left":179992,"since":null},{"left":179991,"since":null}],"mutes":[[],[]],"nonces":["f300cfe3659da582ee19052440b4e834",null]}');
INSERT INTO "journal" VALUES ('38CcjeWCFzrV',1,1,-1,23,NULL,NULL,'{"action":"begin","commit":"a9bd551d159a7fc5cf9b434cefd45431209408a9b17ddceeaa6702e6886cecaa","nonces":["f300cfe3659da582ee19052440b4e834","dcfa05bff8b60eaeb99c3fcf8434c939"]}','d09101652a81da2abbb74a',1795307509560);
INSERT INTO "journal" VALUES ('38CcjeWCFzrV',2,1,0,44,0,'f2eb73c801003b48-2','{"action":"commit","request":1}','0X__CTaLmTiaUihCjnhJld',1795307509579);
INSERT INTO "journal" VALUES ('38CcjeWCFzrV',3,1,1,52,1,'1ad886c984787df6-2','{"action":"commit","request":1}','UhDaA7mhymtwf4XjbIFKeY',1795307509592);
INSERT INTO "journal" VALUES ('38CcjeWCFzrV',4,1,0,63,0,'f2eb73c801003b48-3','{"action":"commit","request":2}','1g-P81SxBbToOrjGaBHcBp',1795307509600);
INSERT INTO "journal" VALUES ('38CcjeWCFzrV',5,1,1,65,1,'1ad886c984787df6-3','{"action":"playCard","card":"h3","request":2,"lane":"attack"}','MWQSGQmDSNopQPTEcZrfiV',1795307509604);
INSERT INTO "journal" VALUES ('38CcjeWCFzrV',6,1,1,68,1,'1ad886c984787df6-4','{"action":"playCard","card":"h1","request":3,"target":["h5"]}','lX3cMrz6hKWJx-IE7a8vQ2',1795307509610);
INSERT INTO "journal" VALUES ('38CcjeWCFzrV',7,1,1,73,1,'1ad886c984787df6-5','{"action":"commit","request":4}','j0JQFzoVqLI8Ez2afCjaoP',1795307509616);
INSERT INTO "journal" VALUES ('38CcjeWCFzrV',8,1,1,78,1,'1ad886c984787df6-6','{"action":"switchLanes","request":5,"list":["c3"]}','SWIpVC_p32sWI_i2je9FUx',1795307509622);
INSERT INTO "journal" VALUES ('38CcjeWCFzrV',9,1,1,80,1,'1ad886c984787df6-7','{"action":"lockLanes","request":6}','eltax3SsHedA0t3xdnLhNA',1795307509628);
INSERT INTO "journal" VALUES ('38CcjeWCFzrV',10,1,0,88,0,'f2eb73c801003b48-4','{"action":"playCard","card":"h4","request":3}','cK24c8hCYnzvZ9NhW4-O2W',1795307509636);
INSERT INTO "journal" VALUES ('38CcjeWCFzrV',11,1,0,90,0,'f2eb73c801003b48-5','{"action":"commit","request":4}','wJ1wbwPk8p-Le4YmvULIlh',1795307509639);
INSERT INTO "journal" VALUES ('38CcjeWCFzrV',12,1,1,95,1,'1ad886c984787df6-8','{"action":"playCard","card":"h5","request":7}','szBuWpMtMkJTnzlzCSySjB',1795307509645);
INSERT INTO "journal" VALUES ('38CcjeWCFzrV',13,1,1,99,1,'1ad886c984787df6-9','{"action":"playCard","card":"h4","request":8}','1-3s1mHKzg2fHQbbZNVwVO',1795307509651);
INSERT INTO "journal" VALUES ('38CcjeWCFzrV',14,1,1,102,1,'1ad886c984787df6-10','{"action":"commit","request":9}','aF59Ba_Of--YU3JIFc_hjS',1795307509658);
INSERT INTO "journal" VALUES ('38CcjeWCFzrV',15,1,1,108,1,'1ad886c984787df6-11','{"action":"setTarget","entry":"e5","request":10,"target":["c1"]}','kgiWUL2Ct65_Z2b7rjCeku',1795307509665);
INSERT INTO "journal" VALUES ('38CcjeWCFzrV',16,1,1,112,1,'1ad886c984787df6-12','{"action":"setTarget","entry":"e5","request":11,"target":["c1"]}','cyEjWR1LvmCeTe2xiO95Ik',1795307509669);
INSERT INTO "journal" VALUES ('38CcjeWCFzrV',17,1,1,115,1,'1ad886c984787df6-13','{"action":"setTarget","entry":"e5","request":12,"target":["c1"]}','Yl9cAFfU5-MfjwZsPd8H3Z',1795307509674);
INSERT INTO "journal" VALUES ('38CcjeWCFzrV',18,1,1,117,1,'1ad886c984787df6-14','{"action":"lockTargets","request":13}','ynmbzykmbTNxqsmtuWy_yr',1795307509681);
INSERT INTO "journal" VALUES ('38CcjeWCFzrV',19,1,1,129,1,'1ad886c984787df6-15','{"action":"switchLanes","request":14,"list":[]}','Apr50hvnUlLcL7mzOl4mwf',1795307509693);
INSERT INTO "journal" VALUES ('38CcjeWCFzrV',20,1,1,133,1,'1ad886c984787df6-16','{"action":"lockLanes","request":15}','5LOAvcotGyocSYmfA-Jt-P',1795307509699);
INSERT INTO "journal" VALUES ('38CcjeWCFzrV',21,1,0,136,0,'f2eb73c801003b48-6','{"action":"setPriorities","request":5,"list":["c6"]}','1QBWifEkhZ_lFquBxvBrqZ',1795307509704);
INSERT INTO "journal" VALUES ('38CcjeWCFzrV',22,1,0,137,0,'f2eb73c801003b48-7','{"action":"setPriorities","request":6,"list":["c6"]}','K2-Tdihl1Rf-lM5AWCH2O6',1795307509707);
INSERT INTO "journal" VALUES ('38CcjeWCFzrV',23,1,0,140,0,'f2eb73c801003b48-8','{"action":"setPriorities","request":7,"list":["c6"]}','4pi-kCvEHdgQJWTeLpfnfh',1795307509711);
INSERT INTO "journal" VALUES ('38CcjeWCFzrV',24,1,0,141,0,'f2eb73c801003b48-9','{"action":"lockBattle","request":8}','m_3kP-IjHJqHGZKEfhAl4y',1795307509715);
INSERT INTO "journal" VALUES ('38CcjeWCFzrV',25,1,0,146,0,'f2eb73c801003b48-10','{"action":"playCard","card":"h2","request":9}','PXVjjOM1zyYWOEk5pVKYP6',1795307509721);
INSERT INTO "journal" VALUES ('38CcjeWCFzrV',26,1,0,150,0,'f2eb73c801003b48-11','{"action":"playCard","card":"h3","request":10}','nbByzS0Fq0kwCRSG_6jGRT',1795307509726);
INSERT INTO "journal" VALUES ('38CcjeWCFzrV',27,1,0,153,0,'f2eb73c801003b48-12','{"action":"commit","request":11}','JTOcCrSi3TlTUlqD9SYSBk',1795307509731);
INSERT INTO "journal" VALUES ('38CcjeWCFzrV',28,1,1,156,1,'1ad886c984787df6-17','{"action":"activate","card":"c2","ability":1,"request":16,"cost":["c5","c9","c7"]}','rbbuDvPuH1WkfC5mnGXDDo',1795307509736);
INSERT INTO "journal" VALUES ('38CcjeWCFzrV',29,1,1,160,1,'1ad886c984787df6-18','{"action":"activate","card":"c6","ability":0,"request":17}','MsK2BLmjgneJgOyrBvixc2',1795307509742);
INSERT INTO "journal" VALUES ('38CcjeWCFzrV',30,1,1,167,1,'1ad886c984787df6-19','{"action":"playCard","card":"h6","request":18,"lane":"defense"}','YAtR5V0qo5sWHuzsr1vyHh',1795307509750);
INSERT INTO "journal" VALUES ('38CcjeWCFzrV',31,1,1,170,1,'1ad886c984787df6-20','{"action":"commit","request":19}','yeZJuB6a4M_MCOFzq7dkDa',1795307509754);
INSERT INTO "journal" VALUES ('38CcjeWCFzrV',32,1,0,174,0,'f2eb73c801003b48-13','{"action":"setTarget","entry":"e12","request":12,"target":["c11"]}','MQ3wtTctH-kuAx7W4U2_yg',1795307509759);
INSERT INTO "journal" VALUES ('38CcjeWCFzrV',33,1,0,176,0,'f2eb73c801003b48-14','{"action":"lockTargets","request":13}','ldhzRoBDnzL5sH00rWQeqq',1795307509763);
INSERT INTO "journal" VALUES ('38CcjeWCFzrV',34,1,1,179,1,'1ad886c984787df6-21','{"action":"lockLanes","request":20}','aluGA2c4JQDlCwiNb6cEDQ',1795307509769);
INSERT INTO "journal" VALUES ('38CcjeWCFzrV',35,1,0,188,0,'f2eb73c801003b48-15','{"action":"playCard","card":"h5","request":14,"slot":0}','Vx01HYx8t0R2mzn5-_IZJR',1795307509777);
INSERT INTO "journal" VALUES ('38CcjeWCFzrV',36,1,0,189,0,'f2eb73c801003b48-16','{"action":"commit","request":15}','_GCCCmEKEFmCVa1aDh8LZg',1795307509779);
INSERT INTO "journal" VALUES ('38CcjeWCFzrV',37,1,1,191,1,'1ad886c984787df6-22','{"action":"playCard","card":"h8","request":21,"lane":"defense"}','z01DH6CPUn6lxN84b51Jrj',1795307509783);
INSERT INTO "journal" VALUES ('38CcjeWCFzrV',38,1,1,193,1,'1ad886c984787df6-23','{"action":"commit","request":22}','-vkz1Jx1wkKYK4-n0e4KZQ',1795307509787);
INSERT INTO "journal" VALUES ('38CcjeWCFzrV',39,1,0,197,0,'f2eb73c801003b48-17','{"action":"switchLanes","request":16,"list":["c13"]}','NRKSTykLvsh6MfWCmi9Q5Y',1795307509792);
INSERT INTO "journal" VALUES ('38CcjeWCFzrV',40,1,0,198,0,'f2eb73c801003b48-18','{"action":"lockLanes","request":17}','0AjuUXWlLUz71ggtU5TRXb',1795307509794);
INSERT INTO "journal" VALUES ('38CcjeWCFzrV',41,1,1,200,1,'1ad886c984787df6-24','{"action":"switchLanes","request":23,"list":["c11","c15","c3"]}','yCRJ8K3k8bynPjQoHM3u1A',1795307509798);
INSERT INTO "journal" VALUES ('38CcjeWCFzrV',42,1,1,203,1,'1ad886c984787df6-25','{"action":"switchLanes","request":24,"list":["c3"]}','uTqSjWoyy9XtlibH7OoaKV',1795307509802);
INSERT INTO "journal" VALUES ('38CcjeWCFzrV',43,1,1,205,1,'1ad886c984787df6-26','{"action":"switchLanes","request":25,"list":[]}','um8CVbvU-IxijoIe469lQL',1795307509806);
INSERT INTO "journal" VALUES ('38CcjeWCFzrV',44,1,1,208,1,'1ad886c984787df6-27','{"action":"lockLanes","request":26}','UJbidRKGshcaNnFBlopLhZ',1795307509810);
INSERT INTO "journal" VALUES ('38CcjeWCFzrV',45,1,1,212,1,'1ad886c984787df6-28','{"action":"lockBattle","request":27}','Rl3Tf8EzwRJMhObPYQ6JYZ',1795307509818);
INSERT INTO "journal" VALUES ('38CcjeWCFzrV',46,1,0,221,0,'f2eb73c801003b48-19','{"action":"playCard","card":"h9","request":18,"slot":2}','6zHIDJo75ofK5btoI0g5LE',1795307509827);
INSERT INTO "journal" VALUES ('38CcjeWCFzrV',47,1,0,227,0,'f2eb73c801003b48-20','{"action":"activate","card":"c1","ability":1,"request":19,"target":["c16"]}','gh4pSNi3yBDY2N6RPMlYEX',1795307509835);
INSERT INTO "journal" VALUES ('38CcjeWCFzrV',48,1,0,237,0,'f2eb73c801003b48-21','{"action":"commit","request":20}','BpT67ieTDCJlOJJVTnfwIp',1795307509847);
INSERT INTO "journal" VALUES ('38CcjeWCFzrV',49,1,1,241,1,'1ad886c984787df6-29','{"action":"playCard","card":"h7","request":28,"lane":"defense"}','EWSsjkTF_0NZBqHER_Y976',1795307509852);
INSERT INTO "journal" VALUES ('38CcjeWCFzrV',50,1,1,245,1,'1ad886c984787df6-30','{"action":"playCard","card":"h11","request":29}','5h6wJBYgZCMTHUWSDH5Pu8',1795307509857);
INSERT INTO "journal" VALUES ('38CcjeWCFzrV',51,1,1,246,1,'1ad886c984787df6-31','{"action":"commit","request":30}','a42FPNXAvWXDWsF8EyoM1w',1795307509860);
INSERT INTO "journal" VALUES ('38CcjeWCFzrV',52,1,1,251,1,'1ad886c984787df6-32','{"action":"setTarget","entry":"e21","request":31,"target":["c16"]}','8wpWr1AwOF9ozKB4p8_IBR',1795307509866);
INSERT INTO "journal" VALUES ('38CcjeWCFzrV',53,1,1,253,1,'1ad886c984787df6-33','{"action":"setTarget","entry":"e21","request":32,"target":["c16"]}','tYkWruV2nIGQZ6r2skDwfs',1795307509869);
INSERT INTO "journal" VALUES ('38CcjeWCFzrV',54,1,1,255,1,'1ad886c984787df6-34','{"action":"setTarget","entry":"e21","request":33,"target":["c16"]}','VU8E-0EY7J8KtaccunEBGN',1795307509872);
INSERT INTO "journal" VALUES ('38CcjeWCFzrV',55,1,1,256,1,'1ad886c984787df6-35','{"action":"setTarget","entry":"e21","request":34,"target":["c13"]}','r-aPvU53LpKNB07sU3mqFm',1795307509875);
INSERT INTO "journal" VALUES ('38CcjeWCFzrV',56,1,1,258,1,'1ad886c984787df6-36','{"action":"setTarget","entry":"e21","request":35,"target":["c13"]}','lFwysifQx5xRlYeriOWl_n',1795307509878);
INSERT INTO "journal" VALUES ('38CcjeWCFzrV',57,1,1,260,1,'1ad886c984787df6-37','{"action":"setTarget","entry":"e21","request":36,"target":["c13"]}','PvAas8_DteNvxceMKioMdc',1795307509880);
INSERT INTO "journal" VALUES ('38CcjeWCFzrV',58,1,1,262,1,'1ad886c984787df6-38','{"action":"lockTargets","request":37}','l1tXEr13Hyv7ujrg9Ceu50',1795307509883);
INSERT INTO "journal" VALUES ('38CcjeWCFzrV',59,1,1,263,1,'1ad886c984787df6-39','{"action":"discard","request":38,"choice":["h10"]}','Dt2sHQDF8-CP5-1cBwdzMD',1795307509887);
INSERT INTO "journal" VALUES ('38CcjeWCFzrV',60,1,0,268,0,'f2eb73c801003b48-22','{"action":"lockLanes","request":21}','WgiMQw8wy41816B3IZtKww',1795307509891);
INSERT INTO "journal" VALUES ('38CcjeWCFzrV',61,1,1,270,1,'1ad886c984787df6-40','{"action":"switchLanes","request":39,"list":["c15","c11","c17","c3"]}','uSRtiYRdl1AXJ9dssjlNbH',1795307509894);
INSERT INTO "journal" VALUES ('ANwWvK5W66wx',1,1,-1,67,NULL,NULL,'{"action":"begin","commit":"3b33daac18138e528bad5ef0186cd63c018b74f934207f56133a05d5fdf50176","nonces":["6d9f3f8c6dc83802cc4dab7d195d5751","32cc8930497dd17abfcf25a2f22ad9b3"]}','46f95a7a0a912774e6e0c1',1795307507869);
INSERT INTO "journal" VALUES ('ANwWvK5W66wx',2,1,0,76,0,'fd892204690c630c-2','{"action":"advancePhase","request":1}','zQv5eEOQOyu334XpOWf7Oi',1795307507878);
INSERT INTO "journal" VALUES ('ANwWvK5W66wx',3,1,0,83,0,'fd892204690c630c-3','{"action":"advancePhase","request":2}','eGXnB9xzFSbmJ6wRJrJkwq',1795307507887);
INSERT INTO "journal" VALUES ('ANwWvK5W66wx',4,1,0,89,0,'fd892204690c630c-4','{"action":"advancePhase","request":3}','c_3LDd2AVB7aSYe2bftwZG',1795307507896);
INSERT INTO "journal" VALUES ('ANwWvK5W66wx',5,1,0,95,0,'fd892204690c630c-5','{"action":"playResource","card":"h6","request":4}','CIy96-rx92ITdxvBhYXMlw',1795307507903);
INSERT INTO "journal" VALUES ('ANwWvK5W66wx',6,1,0,107,0,'fd892204690c630c-6','{"action":"ignite","card":"h4","mode":"play","request":5,"pay":["c1"]}','ESRQ2eXtBHk5d-15B5HPjz',1795307507917);
INSERT INTO "journal" VALUES ('ANwWvK5W66wx',7,1,1,116,1,'77ea06af9f111167-2','{"action":"pass","request":1}','fnngzRa-q3yjxFK_upTGOe',1795307507928);
INSERT INTO "journal" VALUES ('ANwWvK5W66wx',8,1,0,123,0,'fd892204690c630c-7','{"action":"advancePhase","request":6}','hJMvmp7ncy3Df9vlTAcbdk',1795307507938);
INSERT INTO "journal" VALUES ('ANwWvK5W66wx',9,1,0,129,0,'fd892204690c630c-8','{"action":"declareAttack","card":"c2","request":7}','F9YyvLjAs_WBXzSSldKhA0',1795307507948);
INSERT INTO "journal" VALUES ('ANwWvK5W66wx',10,1,1,137,1,'77ea06af9f111167-3','{"action":"pass","request":2}','ZQgN2zhzaaUXs0ES6gGKHm',1795307507960);
INSERT INTO "journal" VALUES ('ANwWvK5W66wx',11,1,0,146,0,'fd892204690c630c-9','{"action":"advancePhase","request":8}','wWVLegwojI0GACSpu0EmOa',1795307507970);
INSERT INTO "journal" VALUES ('ANwWvK5W66wx',12,1,0,152,0,'fd892204690c630c-10','{"action":"advancePhase","request":9}','CyVS_tpingG4s2YENdJpvV',1795307507979);
INSERT INTO "journal" VALUES ('ANwWvK5W66wx',13,1,1,156,1,'77ea06af9f111167-4','{"action":"advancePhase","request":3}','Ow8UoXDUYr4FPCWbkdc3oW',1795307507986);
INSERT INTO "journal" VALUES ('ANwWvK5W66wx',14,1,1,162,1,'77ea06af9f111167-5','{"action":"advancePhase","request":4}','70j3EoQKR630sxlNt4SfXi',1795307507993);
INSERT INTO "journal" VALUES ('ANwWvK5W66wx',15,1,1,168,1,'77ea06af9f111167-6','{"action":"advancePhase","request":5}','0Z2UfTuWiPHASuC7UxrQPL',1795307508001);
INSERT INTO "journal" VALUES ('ANwWvK5W66wx',16,1,1,174,1,'77ea06af9f111167-7','{"action":"ignite","card":"h2","mode":"setHidden","request":6}','Rs0h7Cswp3HvUYxPtlelOc',1795307508009);
INSERT INTO "journal" VALUES ('ANwWvK5W66wx',17,1,0,182,0,'fd892204690c630c-11','{"action":"pass","request":10}','x9f_fAbRqTx2ZVIVnjXcrb',1795307508020);
INSERT INTO "journal" VALUES ('ANwWvK5W66wx',18,1,1,187,1,'77ea06af9f111167-8','{"action":"advancePhase","request":7}','8Szwf4CS4B53rZ7CWRRUVH',1795307508026);
INSERT INTO "journal" VALUES ('ANwWvK5W66wx',19,1,1,191,1,'77ea06af9f111167-9','{"action":"advancePhase","request":8}','yEP8mFAYyNpnkp_KXS0Rsf',1795307508032);
INSERT INTO "journal" VALUES ('ANwWvK5W66wx',20,1,1,196,1,'77ea06af9f111167-10','{"action":"advancePhase","request":9}','A5sDL33FU9q3lNNmgOkFjC',1795307508039);
INSERT INTO "journal" VALUES ('ANwWvK5W66wx',21,1,0,207,0,'fd892204690c630c-12','{"action":"ignite","card":"h8","mode":"play","request":11,"pay":["c1"],"target":["c2"]}','w1UiQkPcv_JTMABU1GJPAI',1795307508052);
INSERT INTO "journal" VALUES ('ANwWvK5W66wx',22,1,1,213,1,'77ea06af9f111167-11','{"action":"pass","request":10}','RQnHe8LipENqWGLLA7DgE_',1795307508060);
INSERT INTO "journal" VALUES ('ANwWvK5W66wx',23,1,0,218,0,'fd892204690c630c-13','{"action":"advancePhase","request":12}','nPDliOUxVSLqNYApAc0FRu',1795307508066);
INSERT INTO "journal" VALUES ('ANwWvK5W66wx',24,1,0,224,0,'fd892204690c630c-14','{"action":"advancePhase","request":13}','yHACdNTIJb5_AYjXivRBsb',1795307508074);
INSERT INTO "journal" VALUES ('ANwWvK5W66wx',25,1,0,230,0,'fd892204690c630c-15','{"action":"advancePhase","request":14}','LPwi57jK-zJ3YHn66ApWSj',1795307508082);
INSERT INTO "journal" VALUES ('ANwWvK5W66wx',26,1,0,240,0,'fd892204690c630c-16','{"action":"playResource","card":"h5","request":15}','gYm3T5ksDQdGmpuhb1XVZ2',1795307508094);
INSERT INTO "journal" VALUES ('ANwWvK5W66wx',27,1,0,245,0,'fd892204690c630c-17','{"action":"advancePhase","request":16}','6ZK4qKhkwDU2YZtjzKekKs',1795307508100);
INSERT INTO "journal" VALUES ('ANwWvK5W66wx',28,1,0,248,0,'fd892204690c630c-18','{"action":"declareAttack","card":"c2","request":17}','CsYXURooA2JTMT5Vbi6zpm',1795307508106);
INSERT INTO "journal" VALUES ('ANwWvK5W66wx',29,1,1,257,1,'77ea06af9f111167-12','{"action":"pass","request":11}','USqHnKI1nn7F8QeyF5KTbZ',1795307508117);
INSERT INTO "journal" VALUES ('ANwWvK5W66wx',30,1,0,267,0,'fd892204690c630c-19','{"action":"advancePhase","request":18}','RnausKSxtQZUGSdSTzEO0M',1795307508129);
INSERT INTO "journal" VALUES ('ANwWvK5W66wx',31,1,0,272,0,'fd892204690c630c-20','{"action":"advancePhase","request":19}','XnGxGo8IURPXbYusVPgKLB',1795307508137);
INSERT INTO "journal" VALUES ('ANwWvK5W66wx',32,1,1,281,1,'77ea06af9f111167-13','{"action":"advancePhase","request":12}','XydXLLuTky03b1AkMkrHVN',1795307508150);
INSERT INTO "journal" VALUES ('ANwWvK5W66wx',33,1,1,287,1,'77ea06af9f111167-14','{"action":"advancePhase","request":13}','YnHTSjBtxgBqpcqYl2RqOl',1795307508159);
INSERT INTO "journal" VALUES ('ANwWvK5W66wx',34,1,1,292,1,'77ea06af9f111167-15','{"action":"advancePhase","request":14}','unHNcXQ72zdlZyqvXGkf3X',1795307508166);
INSERT INTO "journal" VALUES ('ANwWvK5W66wx',35,1,1,297,1,'77ea06af9f111167-16','{"action":"playResource","card":"h7","request":15}','8OTV56MgECqMfv7veUejjS',1795307508175);
INSERT INTO "journal" VALUES ('ANwWvK5W66wx',36,1,1,302,1,'77ea06af9f111167-17','{"action":"ignite","card":"h3","mode":"setHidden","request":16}','Hm_jnD9DIAsSJbYKWWeair',1795307508184);
INSERT INTO "journal" VALUES ('ANwWvK5W66wx',37,1,0,315,0,'fd892204690c630c-21','{"action":"pass","request":20}','_-3XeZwoiex6r8O4TmV8mV',1795307508198);
INSERT INTO "journal" VALUES ('ANwWvK5W66wx',38,1,1,322,1,'77ea06af9f111167-18','{"action":"ignite","card":"h10","mode":"proxy","request":17}','QDNHzcfQlXnAKYcbWFwStg',1795307508208);
INSERT INTO "journal" VALUES ('ANwWvK5W66wx',39,1,0,326,0,'fd892204690c630c-22','{"action":"pass","request":21}','OPy5KEiDhRJOo7_EHYfUzk',1795307508215);
INSERT INTO "journal" VALUES ('ANwWvK5W66wx',40,1,1,332,1,'77ea06af9f111167-19','{"action":"advancePhase","request":18}','WNcM2VPHAk1YVBPGdzfrKw',1795307508222);
INSERT INTO "journal" VALUES ('ANwWvK5W66wx',41,1,1,335,1,'77ea06af9f111167-20','{"action":"advancePhase","request":19}','8NwOYfiL6Flc_F0dPi7WhY',1795307508228);
INSERT INTO "journal" VALUES ('ANwWvK5W66wx',42,1,1,340,1,'77ea06af9f111167-21','{"action":"advancePhase","request":20}','gqZhk3GTpmPGA2fG_3ZItd',1795307508236);
INSERT INTO "journal" VALUES ('ANwWvK5W66wx',43,1,0,346,0,'fd892204690c630c-23','{"action":"advancePhase","request":22}','BYpSnVH5dxZKjorRA9pCFW',1795307508244);
INSERT INTO "journal" VALUES ('ANwWvK5W66wx',44,1,0,349,0,'fd892204690c630c-24','{"action":"advancePhase","request":23}','ns8DXg33WrNsBtOPPAU2cM',1795307508248);
INSERT INTO "journal" VALUES ('ANwWvK5W66wx',45,1,0,354,0,'fd892204690c630c-25','{"action":"advancePhase","request":24}','WG9Y8Im7KAwKYYzjLUIMfN',1795307508255);
INSERT INTO "journal" VALUES ('ANwWvK5W66wx',46,1,0,365,0,'fd892204690c630c-26','{"action":"playResource","card":"h1","request":25}','08dF3dai0Iqk4DE-POqmIM',1795307508268);
INSERT INTO "journal" VALUES ('ANwWvK5W66wx',47,1,0,374,0,'fd892204690c630c-27','{"action":"ignite","card":"h9","mode":"play","request":26,"pay":["c13","c1"]}','cGy1K_7xMhnAqoT1Sfj9LX',1795307508278);
INSERT INTO "journal" VALUES ('ANwWvK5W66wx',48,1,1,380,1,'77ea06af9f111167-22','{"action":"pass","request":21}','oSteHrxuy0fFVq5dN9tgse',1795307508287);
INSERT INTO "journal" VALUES ('ANwWvK5W66wx',49,1,0,387,0,'fd892204690c630c-28','{"action":"ignite","card":"h11","mode":"play","request":27,"pay":["c6"]}','H1ym0z5uwxxEr5SdLkx1oF',1795307508296);
INSERT INTO "journal" VALUES ('ANwWvK5W66wx',50,1,1,396,1,'77ea06af9f111167-23','{"action":"sequence","card":"c4","mode":"useHidden","request":22,"target":["e9"]}','hySM4S4V13G3cbydpHhUz3',1795307508307);
INSERT INTO "journal" VALUES ('ANwWvK5W66wx',51,1,0,401,0,'fd892204690c630c-29','{"action":"pass","request":28}','n2VY-UM1aBlV60vI1p_IFk',1795307508314);
INSERT INTO "journal" VALUES ('ANwWvK5W66wx',52,1,0,413,0,'fd892204690c630c-30','{"action":"advancePhase","request":29}','ROtNPgP85l41xNZaPunCLr',1795307508328);
INSERT INTO "journal" VALUES ('ANwWvK5W66wx',53,1,0,416,0,'fd892204690c630c-31','{"action":"declareAttack","card":"c2","request":30}','ZP-JAl-FNzcG4NBsGgyJ3-',1795307508334);
INSERT INTO "journal" VALUES ('ANwWvK5W66wx',54,1,1,424,1,'77ea06af9f111167-24','{"action":"sequence","card":"c11","mode":"useHidden","request":23,"target":["c2"]}','i5WOw7c04ctpn2uKajW7Mp',1795307508344);
INSERT INTO "journal" VALUES ('ANwWvK5W66wx',55,1,0,430,0,'fd892204690c630c-32','{"action":"pass","request":31}','6q3KtOkyDbAeO6_clAVbyz',1795307508352);
INSERT INTO "journal" VALUES ('ANwWvK5W66wx',56,1,0,437,0,'fd892204690c630c-33','{"action":"declareAttack","card":"c14","request":32}','o42Kq8ei9KR5s6oX0OJy_N',1795307508361);
INSERT INTO "journal" VALUES ('ANwWvK5W66wx',57,1,1,443,1,'77ea06af9f111167-25','{"action":"pass","request":24}','aZhp7bi7cY1-6Qe5MMf4Tq',1795307508369);
INSERT INTO "journal" VALUES ('ANwWvK5W66wx',58,1,0,452,0,'fd892204690c630c-34','{"action":"advancePhase","request":33}','FefbIa2qjTk4pnOHmdQn7Q',1795307508379);
INSERT INTO "journal" VALUES ('ANwWvK5W66wx',59,1,0,455,0,'fd892204690c630c-35','{"action":"advancePhase","request":34}','DKDz-CuvdHQkYnhgMvxC42',1795307508386);
INSERT INTO "journal" VALUES ('ANwWvK5W66wx',60,1,1,459,1,'77ea06af9f111167-26','{"action":"advancePhase","request":25}','Mgeicrc78zBknWiZzmuqKb',1795307508392);
INSERT INTO "journal" VALUES ('ANwWvK5W66wx',61,1,1,462,1,'77ea06af9f111167-27','{"action":"advancePhase","request":26}','8I5ZPqPKIZliHjc9Lx7g5Y',1795307508396);
INSERT INTO "journal" VALUES ('N0HU5D9xMeFa',1,1,-1,94,NULL,NULL,'{"action":"begin","commit":"515c5b762ba7eaddc0b5c50b820a102314153ab7d40bef7c92ea14d3f76af99c","nonces":["0b1669a9c103b92383b4bc7efc94579f","1c26553c42af9679e73552ac74f421c7"]}','29323a019a81fa7a655303',1795307507501);
INSERT INTO "journal" VALUES ('N0HU5D9xMeFa',2,1,0,119,0,'aa7fcadfd0ceb24b-2','{"action":"advancePhase","request":1}','zQv5eEOQOyu334XpOWf7Oi',1795307507520);
INSERT INTO "journal" VALUES ('N0HU5D9xMeFa',3,1,0,131,0,'aa7fcadfd0ceb24b-3','{"action":"advancePhase","request":2}','0etK7BLFmfxqEWacFsu0rI',1795307507534);
INSERT INTO "journal" VALUES ('N0HU5D9xMeFa',4,1,0,139,0,'aa7fcadfd0ceb24b-4','{"action":"advancePhase","request":3}','c_3LDd2AVB7aSYe2bftwZG',1795307507543);
INSERT INTO "journal" VALUES ('N0HU5D9xMeFa',5,1,0,149,0,'aa7fcadfd0ceb24b-5','{"action":"advancePhase","request":4}','XKaLPERfBbJJ86Sx4gLtSb',1795307507554);
INSERT INTO "journal" VALUES ('N0HU5D9xMeFa',6,1,0,153,0,'aa7fcadfd0ceb24b-6','{"action":"advancePhase","request":5}','CEzuI8HOn94PBzaC7--gfg',1795307507560);
INSERT INTO "journal" VALUES ('N0HU5D9xMeFa',7,1,0,160,0,'aa7fcadfd0ceb24b-7','{"action":"advancePhase","request":6}','2aHXq6-Gd2jNXToX33_BvP',1795307507569);
INSERT INTO "journal" VALUES ('N0HU5D9xMeFa',8,1,1,166,1,'de0e0602a20b9101-2','{"action":"advancePhase","request":1}','v5dtvEOQFV-l13x5h-7eTj',1795307507577);
INSERT INTO "journal" VALUES ('N0HU5D9xMeFa',9,1,1,173,1,'de0e0602a20b9101-3','{"action":"advancePhase","request":2}','gszc25SZO-aazI3qgEG9jj',1795307507586);
INSERT INTO "journal" VALUES ('N0HU5D9xMeFa',10,1,1,179,1,'de0e0602a20b9101-4','{"action":"advancePhase","request":3}','PkG7brD5Fu9NmSCJ7UGetT',1795307507594);
INSERT INTO "journal" VALUES ('N0HU5D9xMeFa',11,1,1,186,1,'de0e0602a20b9101-5','{"action":"ignite","card":"h5","mode":"epic","request":4}','G-9Nbo310sjsq4zj3ENPoa',1795307507602);
INSERT INTO "journal" VALUES ('N0HU5D9xMeFa',12,1,0,193,0,'aa7fcadfd0ceb24b-8','{"action":"pass","request":7}','PyuWU8cIJeNuv5r-ZMuIso',1795307507615);
INSERT INTO "journal" VALUES ('N0HU5D9xMeFa',13,1,1,203,1,'de0e0602a20b9101-6','{"action":"ignite","card":"h9","mode":"proxy","request":5}','PVvQjDApwVRTl7nAqMrgtq',1795307507626);
INSERT INTO "journal" VALUES ('N0HU5D9xMeFa',14,1,0,209,0,'aa7fcadfd0ceb24b-9','{"action":"pass","request":8}','5oC8pSDWOXWarysbR5fAhS',1795307507633);
INSERT INTO "journal" VALUES ('N0HU5D9xMeFa',15,1,1,215,1,'de0e0602a20b9101-7','{"action":"playResource","card":"h3","request":6}','kAWYqAhOz3opRLJSbc0zvh',1795307507641);
INSERT INTO "journal" VALUES ('N0HU5D9xMeFa',16,1,1,221,1,'de0e0602a20b9101-8','{"action":"ignite","card":"h6","mode":"proxy","request":7}','Q26ODTCrLUAmeO-X5gM5db',1795307507648);
INSERT INTO "journal" VALUES ('N0HU5D9xMeFa',17,1,0,227,0,'aa7fcadfd0ceb24b-10','{"action":"pass","request":9}','TT30Rb7DpUUreSIkPcxoPN',1795307507655);
INSERT INTO "journal" VALUES ('N0HU5D9xMeFa',18,1,1,231,1,'de0e0602a20b9101-9','{"action":"ignite","card":"h8","mode":"setHidden","request":8}','YxVMbyjqRRN9EsZw0b4b_U',1795307507661);
INSERT INTO "journal" VALUES ('N0HU5D9xMeFa',19,1,0,238,0,'aa7fcadfd0ceb24b-11','{"action":"pass","request":10}','tbLDx4FAJfmHV1EutL-erh',1795307507669);
INSERT INTO "journal" VALUES ('N0HU5D9xMeFa',20,1,1,246,1,'de0e0602a20b9101-10','{"action":"ignite","card":"c1","mode":"ability","ability":0,"request":9,"target":["c1"]}','wBlS6MYa7a29FyEoCBww1p',1795307507680);
INSERT INTO "journal" VALUES ('N0HU5D9xMeFa',21,1,0,253,0,'aa7fcadfd0ceb24b-12','{"action":"pass","request":11}','ncUzK4C_iafaGbZRMzN6Ky',1795307507690);
INSERT INTO "journal" VALUES ('N0HU5D9xMeFa',22,1,-1,261,0,'aa7fcadfd0ceb24b-13','{"action":"leave","seat":0}','Ru3yeF_3B6xJn4U6IAzczY',1795307507698);
INSERT INTO "journal" VALUES ('TSzY6z0dz8Kr',1,1,-1,15,NULL,NULL,'{"action":"begin","commit":"5650d7f2b25b61e282d598afc9098a1e7477f9fd5fdecabf888623dbc65e1c16","nonces":["bbd136e13ea080edf7e856bd51ffc49c","9d737eeb458550b9926dc8cd188dd5c9"]}','6d48cfbcd6729e146e8378',1795307508874);
INSERT INTO "journal" VALUES ('TSzY6z0dz8Kr',2,1,1,26,1,'cdcdec0a52c3f8f2-2','{"action":"chooseStartingChampion","request":1,"choice":"h4"}','qSSCymQwEOla69SmoPz_z2',1795307508886);
INSERT INTO "journal" VALUES ('TSzY6z0dz8Kr',3,1,1,32,1,'cdcdec0a52c3f8f2-3','{"action":"pass","request":2}','N3GXDV9TKsOs9MYqP7ndQ4',1795307508891);
INSERT INTO "journal" VALUES ('TSzY6z0dz8Kr',4,1,0,33,0,'50d8c59bd6572967-2','{"action":"pass","request":1}','TqbdvO_iyHXsMEk0EDXdwH',1795307508895);
INSERT INTO "journal" VALUES ('TSzY6z0dz8Kr',5,1,1,42,1,'cdcdec0a52c3f8f2-4','{"action":"activateCard","card":"h16","request":3,"pay":["h15"]}','AWMgpgQh7hBdTtGymsVk39',1795307508904);
INSERT INTO "journal" VALUES ('TSzY6z0dz8Kr',6,1,1,47,1,'cdcdec0a52c3f8f2-5','{"action":"pass","request":4}','fGFTAV4lTm32NxcKCZF5e-',1795307508909);
INSERT INTO "journal" VALUES ('TSzY6z0dz8Kr',7,1,0,49,0,'50d8c59bd6572967-3','{"action":"pass","request":2}','_oodIl48O5fxk9eELLwd43',1795307508913);
INSERT INTO "journal" VALUES ('TSzY6z0dz8Kr',8,1,1,53,1,'cdcdec0a52c3f8f2-6','{"action":"activateCard","card":"h18","request":5,"pay":["h17","h12"]}','aearcFdA4-NK_cWYof5zWA',1795307508918);
INSERT INTO "journal" VALUES ('TSzY6z0dz8Kr',9,1,1,56,1,'cdcdec0a52c3f8f2-7','{"action":"pass","request":6}','tj-hcix7nMgCx83Br_-YfE',1795307508922);
INSERT INTO "journal" VALUES ('TSzY6z0dz8Kr',10,1,0,58,0,'50d8c59bd6572967-4','{"action":"pass","request":3}','0K1Xnuts751Jn78ZMi0H5D',1795307508926);
INSERT INTO "journal" VALUES ('TSzY6z0dz8Kr',11,1,1,64,1,'cdcdec0a52c3f8f2-8','{"action":"activateCard","card":"h14","request":7,"pay":["h20"]}','n8Qx-mmQjN8TA5AbKnFmGa',1795307508934);
INSERT INTO "journal" VALUES ('TSzY6z0dz8Kr',12,1,1,68,1,'cdcdec0a52c3f8f2-9','{"action":"pass","request":8}','0ONFyP63SIURtfN0bSYtVf',1795307508938);
INSERT INTO "journal" VALUES ('TSzY6z0dz8Kr',13,1,0,70,0,'50d8c59bd6572967-5','{"action":"pass","request":4}','Tr9sCTh5jWpPFZi5L__Rf0',1795307508941);
INSERT INTO "journal" VALUES ('TSzY6z0dz8Kr',14,1,1,73,1,'cdcdec0a52c3f8f2-10','{"action":"pass","request":9}','K8NZazzktSDTVoqkz4de7m',1795307508945);
INSERT INTO "journal" VALUES ('TSzY6z0dz8Kr',15,1,0,75,0,'50d8c59bd6572967-6','{"action":"pass","request":5}','rC4DwoUUW8xuAM0djjaQ0l',1795307508949);
INSERT INTO "journal" VALUES ('TSzY6z0dz8Kr',16,1,1,80,1,'cdcdec0a52c3f8f2-11','{"action":"pass","request":10}','pQIcD9KEHMcL1eeQ9PzaqT',1795307508955);
INSERT INTO "journal" VALUES ('TSzY6z0dz8Kr',17,1,0,83,0,'50d8c59bd6572967-7','{"action":"pass","request":6}','MVyMDX6WFC_vkIr4lXjkku',1795307508960);
INSERT INTO "journal" VALUES ('TSzY6z0dz8Kr',18,1,0,86,0,'50d8c59bd6572967-8','{"action":"chooseStartingChampion","request":7,"choice":"h4"}','KmhthSdD_Rz4Yub-GSNriJ',1795307508965);
INSERT INTO "journal" VALUES ('TSzY6z0dz8Kr',19,1,0,91,0,'50d8c59bd6572967-9','{"action":"pass","request":8}','3X_gj2drPvbzfNe-c1ttYW',1795307508971);
INSERT INTO "journal" VALUES ('TSzY6z0dz8Kr',20,1,1,93,1,'cdcdec0a52c3f8f2-12','{"action":"pass","request":11}','VeDmcfTClBqBnXgB9GtTqt',1795307508975);
INSERT INTO "journal" VALUES ('TSzY6z0dz8Kr',21,1,0,102,0,'50d8c59bd6572967-10','{"action":"pass","request":9}','bNhx6fd8HMkpXcxwAb2y0T',1795307508984);
INSERT INTO "journal" VALUES ('TSzY6z0dz8Kr',22,1,1,105,1,'cdcdec0a52c3f8f2-13','{"action":"pass","request":12}','BYs3T0MjbrKVDX2BJCAM33',1795307508990);
INSERT INTO "journal" VALUES ('TSzY6z0dz8Kr',23,1,0,109,0,'50d8c59bd6572967-11','{"action":"pass","request":10}','QaKh-oqcYH-CiueEpAx-9n',1795307508994);
INSERT INTO "journal" VALUES ('TSzY6z0dz8Kr',24,1,1,110,1,'cdcdec0a52c3f8f2-14','{"action":"pass","request":13}','T0KdDbS5EWRII_ijR7MBUL',1795307508997);
INSERT INTO "journal" VALUES ('TSzY6z0dz8Kr',25,1,1,115,1,'cdcdec0a52c3f8f2-15','{"action":"materialize","card":"h8","request":14,"float":["c2"]}','rwWaWSMYrQRe4UezUrIHyG',1795307509003);
INSERT INTO "journal" VALUES ('TSzY6z0dz8Kr',26,1,1,116,1,'cdcdec0a52c3f8f2-16','{"action":"pass","request":15}','nqzW6QzCCGT_mEG6H5x5kF',1795307509005);
INSERT INTO "journal" VALUES ('TSzY6z0dz8Kr',27,1,0,118,0,'50d8c59bd6572967-12','{"action":"pass","request":11}','MY1By-8jxQhC8KOGuU9UGc',1795307509009);
INSERT INTO "journal" VALUES ('TSzY6z0dz8Kr',28,1,1,121,1,'cdcdec0a52c3f8f2-17','{"action":"pass","request":16}','1nQT9dgQR_uCWsIiA5Yhid',1795307509014);
INSERT INTO "journal" VALUES ('TSzY6z0dz8Kr',29,1,0,124,0,'50d8c59bd6572967-13','{"action":"pass","request":12}','iahw99qgRh_JosWHYaBVd6',1795307509017);
INSERT INTO "journal" VALUES ('TSzY6z0dz8Kr',30,1,1,127,1,'cdcdec0a52c3f8f2-18','{"action":"declareAttack","card":"c3","request":17,"target":["c5"]}','6wyEHZc6rqSvHwXOodu-t3',1795307509023);
INSERT INTO "journal" VALUES ('TSzY6z0dz8Kr',31,1,1,135,1,'cdcdec0a52c3f8f2-19','{"action":"activateCard","card":"h15","request":18,"target":["c3"],"pay":["h17"]}','JNhcidjslO2HPFakBrfiks',1795307509031);
INSERT INTO "journal" VALUES ('TSzY6z0dz8Kr',32,1,1,138,1,'cdcdec0a52c3f8f2-20','{"action":"pass","request":19}','I7eP_VFDFqMy980A_BLmnx',1795307509035);
INSERT INTO "journal" VALUES ('TSzY6z0dz8Kr',33,1,0,140,0,'50d8c59bd6572967-14','{"action":"pass","request":13}','4dygYhi-s53Su0HqZF_C2k',1795307509040);
INSERT INTO "journal" VALUES ('TSzY6z0dz8Kr',34,1,1,145,1,'cdcdec0a52c3f8f2-21','{"action":"activateAbility","card":"c6","ability":0,"request":20,"target":["c3"]}','SDGefGQquze3gFuEYUQ0_v',1795307509045);
INSERT INTO "journal" VALUES ('TSzY6z0dz8Kr',35,1,1,148,1,'cdcdec0a52c3f8f2-22','{"action":"pass","request":21}','JDMFfGvxpj3E3byB33PF3M',1795307509049);
INSERT INTO "journal" VALUES ('TSzY6z0dz8Kr',36,1,0,150,0,'50d8c59bd6572967-15','{"action":"pass","request":14}','BBrNYtkyWgMVzcXRtSIsSo',1795307509053);
INSERT INTO "journal" VALUES ('TSzY6z0dz8Kr',37,1,1,155,1,'cdcdec0a52c3f8f2-23','{"action":"pass","request":22}','OObZI_cuyrDYTN2Z4b1OT5',1795307509060);
INSERT INTO "journal" VALUES ('TSzY6z0dz8Kr',38,1,0,157,0,'50d8c59bd6572967-16','{"action":"pass","request":15}','HwOCjLENvOV8jmrPYh9Oj3',1795307509064);
INSERT INTO "journal" VALUES ('TSzY6z0dz8Kr',39,1,1,159,1,'cdcdec0a52c3f8f2-24','{"action":"pass","request":23}','3OK1wC4bAbAOexYoeavmvW',1795307509066);
INSERT INTO "journal" VALUES ('TSzY6z0dz8Kr',40,1,0,160,0,'50d8c59bd6572967-17','{"action":"pass","request":16}','tcA9JD_geY-oEwSzs4rjd3',1795307509070);
INSERT INTO "journal" VALUES ('TSzY6z0dz8Kr',41,1,1,163,1,'cdcdec0a52c3f8f2-25','{"action":"pass","request":24}','OYWeHtDeTiUXpQfOn2iloA',1795307509073);
INSERT INTO "journal" VALUES ('TSzY6z0dz8Kr',42,1,0,164,0,'50d8c59bd6572967-18','{"action":"pass","request":17}','V0fYzZgZOvaGox2UI1ijFL',1795307509076);
INSERT INTO "journal" VALUES ('TSzY6z0dz8Kr',43,1,1,166,1,'cdcdec0a52c3f8f2-26','{"action":"pass","request":25}','abULyYGKp1fOnjxsXykRum',1795307509079);
INSERT INTO "journal" VALUES ('TSzY6z0dz8Kr',44,1,0,169,0,'50d8c59bd6572967-19','{"action":"pass","request":18}','lPKPrzkTAVNonsvxAWni2z',1795307509084);
INSERT INTO "journal" VALUES ('TSzY6z0dz8Kr',45,1,0,172,0,'50d8c59bd6572967-20','{"action":"declineMaterialize","request":19}','rIHaygXgNWKlKuoMVFmOVL',1795307509089);
INSERT INTO "journal" VALUES ('TSzY6z0dz8Kr',46,1,0,174,0,'50d8c59bd6572967-21','{"action":"pass","request":20}','hIEEIb4-2XXQJK3MFa68EG',1795307509094);
INSERT INTO "journal" VALUES ('TSzY6z0dz8Kr',47,1,1,177,1,'cdcdec0a52c3f8f2-27','{"action":"pass","request":26}','A-I8m35gg9hz5VqIqbQGLn',1795307509098);
INSERT INTO "journal" VALUES ('TSzY6z0dz8Kr',48,1,0,182,0,'50d8c59bd6572967-22','{"action":"activateCard","card":"h19","request":21,"pay":["h13","h15"]}','D37Qy9P9uCstIuadCOO8B5',1795307509106);
INSERT INTO "journal" VALUES ('TSzY6z0dz8Kr',49,1,0,185,0,'50d8c59bd6572967-23','{"action":"pass","request":22}','u4ls0DGk5jGq-fuLzZQYAc',1795307509111);
INSERT INTO "journal" VALUES ('TSzY6z0dz8Kr',50,1,1,188,1,'cdcdec0a52c3f8f2-28','{"action":"pass","request":27}','GLN3688pYGMw1jE-ZYBBMg',1795307509115);
INSERT INTO "journal" VALUES ('TSzY6z0dz8Kr',51,1,0,193,0,'50d8c59bd6572967-24','{"action":"pass","request":23}','7T9CBLG1JTPoQ77yo39qCO',1795307509120);
INSERT INTO "journal" VALUES ('TSzY6z0dz8Kr',52,1,1,195,1,'cdcdec0a52c3f8f2-29','{"action":"pass","request":28}','hzmv58oOctCC2MEBM49Y2r',1795307509124);
INSERT INTO "journal" VALUES ('TSzY6z0dz8Kr',53,1,0,196,0,'50d8c59bd6572967-25','{"action":"pass","request":24}','zUjozEZIFvYE4Olfaa3dNF',1795307509126);
INSERT INTO "journal" VALUES ('TSzY6z0dz8Kr',54,1,1,197,1,'cdcdec0a52c3f8f2-30','{"action":"pass","request":29}','n_7ypJRzWfTZ46h0JdzAhu',1795307509129);
INSERT INTO "journal" VALUES ('TSzY6z0dz8Kr',55,1,1,201,1,'cdcdec0a52c3f8f2-31','{"action":"activateAbility","card":"c6","ability":0,"request":30,"target":["c4"]}','HXVrhNdfVocRwg5US8SbMr',1795307509134);
INSERT INTO "journal" VALUES ('TSzY6z0dz8Kr',56,1,1,204,1,'cdcdec0a52c3f8f2-32','{"action":"pass","request":31}','M2i1wCu4f33apWWpn_Wo8a',1795307509138);
INSERT INTO "journal" VALUES ('TSzY6z0dz8Kr',57,1,0,210,0,'50d8c59bd6572967-26','{"action":"pass","request":25}','WMLARA39PjG33Q3KErvCV4',1795307509145);
INSERT INTO "journal" VALUES ('TSzY6z0dz8Kr',58,1,1,212,1,'cdcdec0a52c3f8f2-33','{"action":"pass","request":32}','E0XgtR8XQsZF8Tw_4fH8Zo',1795307509149);
INSERT INTO "journal" VALUES ('TSzY6z0dz8Kr',59,1,0,213,0,'50d8c59bd6572967-27','{"action":"pass","request":26}','FXW_ViIm44yxqf-yQj02Iz',1795307509152);
INSERT INTO "journal" VALUES ('TSzY6z0dz8Kr',60,1,1,217,1,'cdcdec0a52c3f8f2-34','{"action":"materialize","card":"h3","request":33}','o7HE4H7qFR3VnQPtphqQ2q',1795307509157);
INSERT INTO "journal" VALUES ('TSzY6z0dz8Kr',61,1,1,218,1,'cdcdec0a52c3f8f2-35','{"action":"pass","request":34}','5BBq7UaeLvKmCmi5UZXY5O',1795307509160);
INSERT INTO "journal" VALUES ('gM3Ov3YHxhJW',1,1,-1,25,NULL,NULL,'{"action":"begin","commit":"ea72922b8f2838c326c7113e2ef4642e34ee918ea973d6989a7df754bac9adfc","nonces":["004110f40668f91d17263a52f505bb69","9bc5e26f496462f057861e0a2362dd0f"]}','193306295b2108b4c8b174',1795307509213);
INSERT INTO "journal" VALUES ('gM3Ov3YHxhJW',2,1,0,36,0,'f336deccf361481a-2','{"action":"chooseMana","request":1,"choice":["h3","h1","h5"]}','Q_aOFrmwsUpbOi-HSFtnPt',1795307509221);
INSERT INTO "journal" VALUES ('gM3Ov3YHxhJW',3,1,1,39,1,'5e76350fb7f0a949-2','{"action":"chooseMana","request":1,"choice":["h6","h3","h2"]}','D1f64lbgx-922SuCYpF4Ug',1795307509226);
INSERT INTO "journal" VALUES ('gM3Ov3YHxhJW',4,1,1,45,1,'5e76350fb7f0a949-3','{"action":"play","card":"h5","request":2,"expedition":"hero","pay":["c4","c3"]}','wxRrjh29ATdwKqR1YrEnGZ',1795307509235);
INSERT INTO "journal" VALUES ('gM3Ov3YHxhJW',5,1,1,50,1,'5e76350fb7f0a949-4','{"action":"may","request":3,"choice":true}','NzxcCq2g5lTaVKDVDDBSZA',1795307509240);
INSERT INTO "journal" VALUES ('gM3Ov3YHxhJW',6,1,0,53,0,'f336deccf361481a-3','{"action":"may","request":2,"choice":true}','LljznSb42LH3xYF9_uWQ0D',1795307509245);
INSERT INTO "journal" VALUES ('gM3Ov3YHxhJW',7,1,0,57,0,'f336deccf361481a-4','{"action":"pass","request":3}','clDNMAOkBXrCDzhQ-TLOj1',1795307509251);
INSERT INTO "journal" VALUES ('gM3Ov3YHxhJW',8,1,1,62,1,'5e76350fb7f0a949-5','{"action":"pass","request":4}','QReHLxImmVhDWKeQSTC09I',1795307509259);
INSERT INTO "journal" VALUES ('gM3Ov3YHxhJW',9,1,0,68,0,'f336deccf361481a-5','{"action":"expand","request":4,"choice":[]}','txzXn6-Mk3zU8R6r5Wbv8b',1795307509263);
INSERT INTO "journal" VALUES ('gM3Ov3YHxhJW',10,1,1,70,1,'5e76350fb7f0a949-6','{"action":"expand","request":5,"choice":[]}','jKkJqPS5gv8lMmxLAtN6UO',1795307509266);
INSERT INTO "journal" VALUES ('gM3Ov3YHxhJW',11,1,0,73,0,'f336deccf361481a-6','{"action":"play","card":"h4","request":5,"expedition":"companion","pay":["c6","c8","c7"]}','yR39r9JWeEhFrrY_JV5kHi',1795307509272);
INSERT INTO "journal" VALUES ('gM3Ov3YHxhJW',12,1,1,80,1,'5e76350fb7f0a949-7','{"action":"pass","request":6}','LOsg1NsMbYh8KG7lAq2FG0',1795307509281);
INSERT INTO "journal" VALUES ('gM3Ov3YHxhJW',13,1,0,84,0,'f336deccf361481a-7','{"action":"pass","request":6}','AObyx7PkBnVUObovIy3OL3',1795307509285);
INSERT INTO "journal" VALUES ('gM3Ov3YHxhJW',14,1,0,86,0,'f336deccf361481a-8','{"action":"target","request":7,"choice":["c13"]}','IAswKPIhHoOml_sAuI5fbx',1795307509290);
INSERT INTO "journal" VALUES ('gM3Ov3YHxhJW',15,1,1,90,1,'5e76350fb7f0a949-8','{"action":"expand","request":7,"choice":[]}','8lJGK3jJWPvzoMOvqfXNSV',1795307509295);
INSERT INTO "journal" VALUES ('gM3Ov3YHxhJW',16,1,0,94,0,'f336deccf361481a-9','{"action":"expand","request":8,"choice":["h6"]}','Klo3UIdOf6FDQ_8KANcyba',1795307509301);
INSERT INTO "journal" VALUES ('gM3Ov3YHxhJW',17,1,1,97,1,'5e76350fb7f0a949-9','{"action":"play","card":"c9","request":8,"expedition":"hero","pay":["c4","c5"]}','QJTp2jLc1ihrtODY1TNUBC',1795307509307);
INSERT INTO "journal" VALUES ('gM3Ov3YHxhJW',18,1,0,101,0,'f336deccf361481a-10','{"action":"pass","request":9}','LBEjuypGHsAnE960Vb8i5q',1795307509312);
INSERT INTO "journal" VALUES ('gM3Ov3YHxhJW',19,1,1,103,1,'5e76350fb7f0a949-10','{"action":"quick","card":"c1","ability":0,"request":9,"target":["c9"]}','TLGAF44SwJX5LeciVvHSt5',1795307509317);
INSERT INTO "journal" VALUES ('gM3Ov3YHxhJW',20,1,1,107,1,'5e76350fb7f0a949-11','{"action":"pass","request":10}','Da7nd05xvHlKC0xy1w91ii',1795307509322);
INSERT INTO "journal" VALUES ('gM3Ov3YHxhJW',21,1,0,111,0,'f336deccf361481a-11','{"action":"expand","request":10,"choice":["h11"]}','mKmqCBSs54Mcb0wjJSLwu3',1795307509326);
INSERT INTO "journal" VALUES ('gM3Ov3YHxhJW',22,1,1,112,1,'5e76350fb7f0a949-12','{"action":"expand","request":11,"choice":["h8"]}','78_d6LIoFAHs681NE4JTaA',1795307509329);
INSERT INTO "journal" VALUES ('gM3Ov3YHxhJW',23,1,0,117,0,'f336deccf361481a-12','{"action":"play","card":"h9","request":11,"expedition":"hero","pay":["c8","c6"]}','fYbcTUJFz6417uxIJr3CuV',1795307509335);
INSERT INTO "journal" VALUES ('gM3Ov3YHxhJW',24,1,1,125,1,'5e76350fb7f0a949-13','{"action":"play","card":"h9","request":12,"expedition":"hero","pay":["c5","c4"]}','SINRfg4rzHEJH0gBstLc4D',1795307509344);
INSERT INTO "journal" VALUES ('gM3Ov3YHxhJW',25,1,0,130,0,'f336deccf361481a-13','{"action":"play","card":"h8","request":12,"pay":["c16","c14","c7"]}','5V0mHYvzJDh-FP91J_iMMz',1795307509351);
INSERT INTO "journal" VALUES ('gM3Ov3YHxhJW',26,1,0,133,0,'f336deccf361481a-14','{"action":"choose","request":13,"choice":["c18"]}','2oJhDWpOrygXWN828DRvuL',1795307509355);
INSERT INTO "journal" VALUES ('gM3Ov3YHxhJW',27,1,1,136,1,'5e76350fb7f0a949-14','{"action":"choose","request":13,"choice":["c19"]}','nIkiuftIQc0BycZHYXhHKv',1795307509359);
INSERT INTO "journal" VALUES ('gM3Ov3YHxhJW',28,1,1,141,1,'5e76350fb7f0a949-15','{"action":"quick","card":"c1","ability":0,"request":14,"target":["c19"]}','aIA-xdKjBdbF4aoG8Vw-Bw',1795307509366);
INSERT INTO "journal" VALUES ('gM3Ov3YHxhJW',29,1,1,147,1,'5e76350fb7f0a949-16','{"action":"play","card":"h7","request":15,"expedition":"hero","pay":["c17","c3"]}','kqWDhcrWQQkaitw-tapKJG',1795307509373);
INSERT INTO "journal" VALUES ('gM3Ov3YHxhJW',30,1,1,149,1,'5e76350fb7f0a949-17','{"action":"may","request":16,"choice":false}','nN6eEZRUFFRUSBI4HfaDi7',1795307509377);
INSERT INTO "journal" VALUES ('gM3Ov3YHxhJW',31,1,0,151,0,'f336deccf361481a-15','{"action":"may","request":14,"choice":false}','qSzrxFtkinZEpqBPtGFhsF',1795307509379);
INSERT INTO "journal" VALUES ('gM3Ov3YHxhJW',32,1,0,152,0,'f336deccf361481a-16','{"action":"quick","card":"c18","ability":0,"request":15,"target":[]}','kFaWc1I8KbDLPcJ16MPX06',1795307509382);
INSERT INTO "journal" VALUES ('gM3Ov3YHxhJW',33,1,0,154,0,'f336deccf361481a-17','{"action":"pass","request":16}','wGCTmHRWVsSOXtfWBNpQe2',1795307509385);
INSERT INTO "journal" VALUES ('gM3Ov3YHxhJW',34,1,0,155,0,'f336deccf361481a-18','{"action":"target","request":17,"choice":["c18"]}','KxBYceY1W_-ZxoxYRn819E',1795307509387);
INSERT INTO "journal" VALUES ('gM3Ov3YHxhJW',35,1,1,156,1,'5e76350fb7f0a949-18','{"action":"pass","request":17}','YbAsw4mYNyh--OObMACDgH',1795307509390);
INSERT INTO "journal" VALUES ('gM3Ov3YHxhJW',36,1,1,160,1,'5e76350fb7f0a949-19','{"action":"target","request":18,"choice":["c18"]}','w6XsDPcb8YCQYMZx7Y5ta-',1795307509396);
INSERT INTO "journal" VALUES ('gM3Ov3YHxhJW',37,1,0,163,0,'f336deccf361481a-19','{"action":"keep","request":18,"reserve":["c12","c11"]}','RWYjKi1pcrjMbAHxAn1Wxy',1795307509400);
INSERT INTO "journal" VALUES ('gM3Ov3YHxhJW',38,1,1,165,1,'5e76350fb7f0a949-20','{"action":"keep","request":19,"reserve":["c22","c19"]}','JASdDXrkP4JBlzgeMI_qvA',1795307509403);
INSERT INTO "journal" VALUES ('gM3Ov3YHxhJW',39,1,1,168,1,'5e76350fb7f0a949-21','{"action":"expand","request":20,"choice":[]}','QvIaLWeMV9lMk4yOCCjUHm',1795307509406);
INSERT INTO "journal" VALUES ('gM3Ov3YHxhJW',40,1,0,169,0,'f336deccf361481a-20','{"action":"expand","request":19,"choice":["h7"]}','Tq6p1KtZ6Ub0tp5AfvOenH',1795307509409);
INSERT INTO "journal" VALUES ('gM3Ov3YHxhJW',41,1,1,174,1,'5e76350fb7f0a949-22','{"action":"play","card":"h12","request":21,"expedition":"hero","pay":["c5","c17"]}','SIrAKetXxuxkACr_s_MRE3',1795307509415);
INSERT INTO "journal" VALUES ('gM3Ov3YHxhJW',42,1,0,182,0,'f336deccf361481a-21','{"action":"play","card":"h13","request":20,"target":["zheroExpedition:0"],"pay":["c16","c6","c23","c8"]}','9UdGy3Icfvam0NZ_mM3xbz',1795307509425);
INSERT INTO "journal" VALUES ('gM3Ov3YHxhJW',43,1,1,188,1,'5e76350fb7f0a949-23','{"action":"play","card":"c22","request":22,"expedition":"companion","pay":["c4","c3"]}','qkvWwCB1Njs-vcObAxnqVA',1795307509432);
INSERT INTO "journal" VALUES ('gM3Ov3YHxhJW',44,1,0,191,0,'f336deccf361481a-22','{"action":"pass","request":21}','k5fBetilLn-PQN40tKsMYB',1795307509436);
INSERT INTO "journal" VALUES ('gM3Ov3YHxhJW',45,1,0,192,0,'f336deccf361481a-23','{"action":"target","request":22,"choice":["c28"]}','NY7z-Muzs8znvZ0a_yAEFK',1795307509439);
INSERT INTO "journal" VALUES ('gM3Ov3YHxhJW',46,1,1,195,1,'5e76350fb7f0a949-24','{"action":"pass","request":23}','K0g5y9NZbg0lTEGvHnBXPY',1795307509443);
INSERT INTO "journal" VALUES ('gM3Ov3YHxhJW',47,1,1,198,1,'5e76350fb7f0a949-25','{"action":"target","request":24,"choice":[]}','rJ_bQPi9esIPh5gQAGv9XA',1795307509446);
INSERT INTO "journal" VALUES ('gM3Ov3YHxhJW',48,1,0,201,0,'f336deccf361481a-24','{"action":"keep","request":23,"reserve":["c11","c12"]}','mQhSGvTaTsPfJnpyBFHRms',1795307509451);
INSERT INTO "journal" VALUES ('gM3Ov3YHxhJW',49,1,0,204,0,'f336deccf361481a-25','{"action":"expand","request":24,"choice":["h12"]}','dMswvWcYxKdClIBVEUsyk5',1795307509454);
INSERT INTO "journal" VALUES ('gM3Ov3YHxhJW',50,1,1,206,1,'5e76350fb7f0a949-26','{"action":"expand","request":25,"choice":[]}','Dt5dsDt94yPPeNVuA32y2m',1795307509457);
INSERT INTO "journal" VALUES ('gM3Ov3YHxhJW',51,1,0,212,0,'f336deccf361481a-26','{"action":"play","card":"h15","request":25,"expedition":"companion","pay":["c23","c16"]}','zR8aKH6s8DAnh3dgJm9RSA',1795307509465);
INSERT INTO "journal" VALUES ('gM3Ov3YHxhJW',52,1,1,219,1,'5e76350fb7f0a949-27','{"action":"pass","request":26}','Kxdj9RCj8dWJc509PBMEzk',1795307509473);
INSERT INTO "journal" VALUES ('gM3Ov3YHxhJW',53,1,0,225,0,'f336deccf361481a-27','{"action":"play","card":"c11","request":26,"expedition":"companion","pay":["c8","c6","c7"]}','vX4bPOG-9rW7r6UWPzGI_N',1795307509481);
INSERT INTO "journal" VALUES ('gM3Ov3YHxhJW',54,1,0,227,0,'f336deccf361481a-28','{"action":"pass","request":27}','Qqf05Nf7FgMOnZxX7xEvkc',1795307509484);
INSERT INTO "journal" VALUES ('gM3Ov3YHxhJW',55,1,0,228,0,'f336deccf361481a-29','{"action":"target","request":28,"choice":["c11"]}','b3c-tZx-B--AZ-zES18txs',1795307509488);
INSERT INTO "journal" VALUES ('gM3Ov3YHxhJW',56,1,1,231,1,'5e76350fb7f0a949-28','{"action":"expand","request":27,"choice":["h4"]}','QbuwPk2oLwP5mEgEuAVMCE',1795307509491);
INSERT INTO "journal" VALUES ('gM3Ov3YHxhJW',57,1,0,232,0,'f336deccf361481a-30','{"action":"expand","request":29,"choice":[]}','M0gIqpUM0iPh0Yep_pPO60',1795307509494);
INSERT INTO "journal" VALUES ('gM3Ov3YHxhJW',58,1,1,237,1,'5e76350fb7f0a949-29','{"action":"play","card":"h15","request":28,"expedition":"companion","pay":["c31","c17","c3"]}','DTZUtgfbuQYuovDgWoNOQp',1795307509500);
INSERT INTO "journal" VALUES ('gM3Ov3YHxhJW',59,1,0,244,0,'f336deccf361481a-31','{"action":"play","card":"h14","request":30,"expedition":"companion","pay":["c29"]}','HuPKj3QRb3cYJJpfASdQX0',1795307509508);
INSERT INTO "journal" VALUES ('gM3Ov3YHxhJW',60,1,1,246,1,'5e76350fb7f0a949-30','{"action":"quick","card":"c1","ability":0,"request":29,"target":["c32"]}','kqu4yADeoAAIj6wSWKopUf',1795307509512);
INSERT INTO "journal" VALUES ('gM3Ov3YHxhJW',61,1,1,249,1,'5e76350fb7f0a949-31','{"action":"pass","request":30}','E0fq3w_LWJMKMXZGAjUMdY',1795307509516);
INSERT INTO "journal" VALUES ('keMjYueRifI6',1,1,-1,29,NULL,NULL,'{"action":"begin","commit":"81d3b84164abc19a36cf0a5d0330077f846bcfee2230fe0b48c242ea8dc65ad5","nonces":["8558c23a8ac3c0749a3687110f9742f9","4e48aa2fcf62947bb2cf0bae823732b3"]}','8fbc36ec3857f235c40f61',1795307508459);
INSERT INTO "journal" VALUES ('keMjYueRifI6',2,1,0,43,0,'e0176199fe7a56eb-2','{"action":"mulligan","request":1,"choice":"redraw"}','B1NqPLTVK6khQxK9bS7m_E',1795307508471);
INSERT INTO "journal" VALUES ('keMjYueRifI6',3,1,0,52,0,'e0176199fe7a56eb-3','{"action":"bottom","request":2,"choice":["h10"]}','vgv_s66PuSNogaodybNZfB',1795307508483);
INSERT INTO "journal" VALUES ('keMjYueRifI6',4,1,1,58,1,'11157c34d56c979b-2','{"action":"mulligan","request":1,"choice":"redraw"}','is-8KnlnwHTFFUorLQEzaP',1795307508490);
INSERT INTO "journal" VALUES ('keMjYueRifI6',5,1,1,64,1,'11157c34d56c979b-3','{"action":"bottom","request":2,"choice":["h9"]}','VhMiTHu0nGXzl4Ng3Ik6UB',1795307508498);
INSERT INTO "journal" VALUES ('keMjYueRifI6',6,1,0,70,0,'e0176199fe7a56eb-4','{"action":"mulligan","request":3,"choice":"keep"}','HObigDbrshgu9FlDpBbnqI',1795307508505);
INSERT INTO "journal" VALUES ('keMjYueRifI6',7,1,1,78,1,'11157c34d56c979b-4','{"action":"mulligan","request":3,"choice":"keep"}','945xWUEweLWDiqxWfJaOp_',1795307508517);
INSERT INTO "journal" VALUES ('keMjYueRifI6',8,1,0,88,0,'e0176199fe7a56eb-5','{"action":"pass","request":4}','lxqacW6o7npTrO93BhdDjS',1795307508528);
INSERT INTO "journal" VALUES ('keMjYueRifI6',9,1,1,93,1,'11157c34d56c979b-5','{"action":"pass","request":4}','zi8AjUNN0qGgzJLNjsUaKk',1795307508535);
INSERT INTO "journal" VALUES ('keMjYueRifI6',10,1,0,102,0,'e0176199fe7a56eb-6','{"action":"pass","request":5}','LxC9lwo_gBaLG3VI-uF_f5',1795307508545);
INSERT INTO "journal" VALUES ('keMjYueRifI6',11,1,1,106,1,'11157c34d56c979b-6','{"action":"pass","request":5}','vvr4W-e2-Pq5VuMyaWnMZd',1795307508551);
INSERT INTO "journal" VALUES ('keMjYueRifI6',12,1,0,112,0,'e0176199fe7a56eb-7','{"action":"pass","request":6}','-h0FsRUxG_OMxVUhlXWSHn',1795307508562);
INSERT INTO "journal" VALUES ('keMjYueRifI6',13,1,1,117,1,'11157c34d56c979b-7','{"action":"pass","request":6}','jWArj2OIayBJTTgHerpZrW',1795307508568);
INSERT INTO "journal" VALUES ('keMjYueRifI6',14,1,0,122,0,'e0176199fe7a56eb-8','{"action":"pass","request":7}','_3dBSp4RH5-GsPm8FiOTSO',1795307508575);
INSERT INTO "journal" VALUES ('keMjYueRifI6',15,1,1,126,1,'11157c34d56c979b-8','{"action":"pass","request":7}','fLu8MCQmsF_bzVyYJqtosb',1795307508581);
INSERT INTO "journal" VALUES ('keMjYueRifI6',16,1,1,131,1,'11157c34d56c979b-9','{"action":"pass","request":8}','p-X-d-UnjIgpwEyTq8jErx',1795307508587);
INSERT INTO "journal" VALUES ('keMjYueRifI6',17,1,0,134,0,'e0176199fe7a56eb-9','{"action":"pass","request":8}','dALvXXT-_acqAE37rdU-su',1795307508592);
INSERT INTO "journal" VALUES ('keMjYueRifI6',18,1,0,138,0,'e0176199fe7a56eb-10','{"action":"pass","request":9}','iQYM44Ipf6NdmuHqxGISJ8',1795307508597);
INSERT INTO "journal" VALUES ('keMjYueRifI6',19,1,1,141,1,'11157c34d56c979b-10','{"action":"pass","request":9}','Rrbqr5nKuJn1RilzSh0TyX',1795307508602);
INSERT INTO "journal" VALUES ('keMjYueRifI6',20,1,0,150,0,'e0176199fe7a56eb-11','{"action":"convert","card":"h7","request":10,"anomaly":"light"}','4v7bZ_bJTmF-Gk6CpwC5Uo',1795307508613);
INSERT INTO "journal" VALUES ('keMjYueRifI6',21,1,0,155,0,'e0176199fe7a56eb-12','{"action":"pass","request":11}','4YUxeIRQImQ-CRQXYR3U1T',1795307508619);
INSERT INTO "journal" VALUES ('keMjYueRifI6',22,1,1,159,1,'11157c34d56c979b-11','{"action":"pass","request":10}','QDZHbWke2JSac5nuErLiu_',1795307508624);
INSERT INTO "journal" VALUES ('keMjYueRifI6',23,1,0,165,0,'e0176199fe7a56eb-13','{"action":"pass","request":12}','51007RAeLgVepqw8-VWmwQ',1795307508633);
INSERT INTO "journal" VALUES ('keMjYueRifI6',24,1,1,172,1,'11157c34d56c979b-12','{"action":"pass","request":11}','fWYqz4u_Zdxp8NyeEsxC00',1795307508642);
INSERT INTO "journal" VALUES ('keMjYueRifI6',25,1,1,178,1,'11157c34d56c979b-13','{"action":"pass","request":12}','8-WUkXn_fjkAL5Qd4Juptg',1795307508650);
INSERT INTO "journal" VALUES ('keMjYueRifI6',26,1,0,182,0,'e0176199fe7a56eb-14','{"action":"pass","request":13}','wQBbjf6smkPga3qpBT0pdv',1795307508655);
INSERT INTO "journal" VALUES ('keMjYueRifI6',27,1,1,195,1,'11157c34d56c979b-14','{"action":"pass","request":13}','r95RLCjF0UMAGOYBLUpd0d',1795307508669);
INSERT INTO "journal" VALUES ('keMjYueRifI6',28,1,0,199,0,'e0176199fe7a56eb-15','{"action":"pass","request":14}','4U72MPUCfOlf11pHMaFfEa',1795307508676);
INSERT INTO "journal" VALUES ('keMjYueRifI6',29,1,1,205,1,'11157c34d56c979b-15','{"action":"convert","card":"h10","request":14,"anomaly":"light"}','36AwhwQbo-LPK7YRQvwbS8',1795307508683);
INSERT INTO "journal" VALUES ('keMjYueRifI6',30,1,1,209,1,'11157c34d56c979b-16','{"action":"playAnomaly","card":"h10","request":15}','dkfzTRV1q3YBRY89_FfIce',1795307508690);
INSERT INTO "journal" VALUES ('keMjYueRifI6',31,1,1,218,1,'11157c34d56c979b-17','{"action":"makeEnergy","card":"c1","request":16}','xPS5FGY0nSHHxXeqCPEJL5',1795307508700);
INSERT INTO "journal" VALUES ('keMjYueRifI6',32,1,1,222,1,'11157c34d56c979b-18','{"action":"pass","request":17}','RGZwdbzP6drWsoYUGsxIgI',1795307508706);
INSERT INTO "journal" VALUES ('keMjYueRifI6',33,1,0,225,0,'e0176199fe7a56eb-16','{"action":"pass","request":15}','Aa_nnG0Wgo0ByBc-GRinAo',1795307508711);
INSERT INTO "journal" VALUES ('keMjYueRifI6',34,1,1,228,1,'11157c34d56c979b-19','{"action":"pass","request":18}','Dq05qP1u30ADf7LzOE346P',1795307508715);
INSERT INTO "journal" VALUES ('keMjYueRifI6',35,1,0,231,0,'e0176199fe7a56eb-17','{"action":"pass","request":16}','sf-aTFFEi0FgrSRuqRrd9R',1795307508721);
INSERT INTO "journal" VALUES ('keMjYueRifI6',36,1,0,234,0,'e0176199fe7a56eb-18','{"action":"pass","request":17}','WMGbQxPovCXasn1thEZfx9',1795307508726);
INSERT INTO "journal" VALUES ('keMjYueRifI6',37,1,1,238,1,'11157c34d56c979b-20','{"action":"pass","request":19}','cpArzfnqrZLThCFxUM6zpo',1795307508732);
INSERT INTO "journal" VALUES ('keMjYueRifI6',38,1,1,242,1,'11157c34d56c979b-21','{"action":"pass","request":20}','GkBmrgE2_0iS0D9R0lzsBG',1795307508737);
INSERT INTO "journal" VALUES ('keMjYueRifI6',39,1,0,246,0,'e0176199fe7a56eb-19','{"action":"pass","request":18}','msJhd7Hm4KMIF7i9Sw9OSq',1795307508744);
INSERT INTO "journal" VALUES ('keMjYueRifI6',40,1,1,250,1,'11157c34d56c979b-22','{"action":"pass","request":21}','NIhOAEfuytqXbUxdCMYfef',1795307508749);
INSERT INTO "journal" VALUES ('keMjYueRifI6',41,1,0,254,0,'e0176199fe7a56eb-20','{"action":"pass","request":19}','jlA5pKUA35BQM59HiAyUUN',1795307508755);
INSERT INTO "journal" VALUES ('keMjYueRifI6',42,1,1,262,1,'11157c34d56c979b-23','{"action":"pass","request":22}','v_yabYH4wGGOXThTRTfGxU',1795307508766);
INSERT INTO "journal" VALUES ('keMjYueRifI6',43,1,0,265,0,'e0176199fe7a56eb-21','{"action":"pass","request":20}','SJZMDuzt6SlyM69KGXb1NZ',1795307508773);
INSERT INTO "journal" VALUES ('keMjYueRifI6',44,1,0,270,0,'e0176199fe7a56eb-22','{"action":"pass","request":21}','BDV0T3ETiSjqXGKhEJj3DW',1795307508777);
INSERT INTO "journal" VALUES ('keMjYueRifI6',45,1,1,272,1,'11157c34d56c979b-24','{"action":"pass","request":23}','4GeJpy7HhYkT-3mP8oPXVh',1795307508780);
INSERT INTO "journal" VALUES ('keMjYueRifI6',46,1,0,275,0,'e0176199fe7a56eb-23','{"action":"pass","request":22}','Doh8u6NyNzVsdKCbCLT_KQ',1795307508785);
INSERT INTO "journal" VALUES ('keMjYueRifI6',47,1,1,277,1,'11157c34d56c979b-25','{"action":"pass","request":24}','xiaIp2noiOQBkiT5HPlBst',1795307508789);
INSERT INTO "journal" VALUES ('keMjYueRifI6',48,1,0,280,0,'e0176199fe7a56eb-24','{"action":"convert","card":"h15","request":23,"anomaly":"growth"}','N7cjfM4oDwUfDqREjrO5ca',1795307508793);
INSERT INTO "journal" VALUES ('keMjYueRifI6',49,1,0,283,0,'e0176199fe7a56eb-25','{"action":"playAnomaly","card":"h15","request":24}','fqJbbXMyiVBxP698dxZmH0',1795307508797);
INSERT INTO "journal" VALUES ('keMjYueRifI6',50,1,0,285,0,'e0176199fe7a56eb-26','{"action":"makeEnergy","card":"c2","request":25}','gIGdV_ot_VD1xrlh2XTLgH',1795307508801);
INSERT INTO "journal" VALUES ('keMjYueRifI6',51,1,0,287,0,'e0176199fe7a56eb-27','{"action":"pass","request":26}','_5tBn0Ng4RIfzBQ3fe2WvI',1795307508804);
INSERT INTO "journal" VALUES ('keMjYueRifI6',52,1,1,289,1,'11157c34d56c979b-26','{"action":"pass","request":25}','PB192Fh2uSO9e37LrG_ncb',1795307508808);
INSERT INTO "journal" VALUES ('keMjYueRifI6',53,1,0,290,0,'e0176199fe7a56eb-28','{"action":"pass","request":27}','7h-TGIvYHSvXihzQD-kVzi',1795307508811);
INSERT INTO "journal" VALUES ('keMjYueRifI6',54,1,1,293,1,'11157c34d56c979b-27','{"action":"pass","request":26}','9IzPFuA4nMv6HKnUnTdChZ',1795307508813);
INSERT INTO "journal" VALUES ('keMjYueRifI6',55,1,1,295,1,'11157c34d56c979b-28','{"action":"pass","request":27}','sPEA-dXzECjrAyoXT40IOI',1795307508817);
INSERT INTO "journal" VALUES ('keMjYueRifI6',56,1,0,297,0,'e0176199fe7a56eb-29','{"action":"pass","request":28}','hwHQyvCCyAzYjIG97YwFnL',1795307508820);
INSERT INTO "journal" VALUES ('keMjYueRifI6',57,1,0,298,0,'e0176199fe7a56eb-30','{"action":"pass","request":29}','CCBFHvSAPlgRG_XmMyRWr6',1795307508822);
INSERT INTO "journal" VALUES ('keMjYueRifI6',58,1,1,299,1,'11157c34d56c979b-29','{"action":"pass","request":28}','yATt1TzcB0Al2rWTQpF1gZ',1795307508825);
INSERT INTO "journal" VALUES ('keMjYueRifI6',59,1,0,302,0,'e0176199fe7a56eb-31','{"action":"pass","request":30}','4V0OreEEDrnpsaPfH6h38B',1795307508828);
INSERT INTO "journal" VALUES ('keMjYueRifI6',60,1,1,304,1,'11157c34d56c979b-30','{"action":"pass","request":29}','72I2c1sEvlqs9onweClVcS',1795307508831);
INSERT INTO "journal" VALUES ('keMjYueRifI6',61,1,0,306,0,'e0176199fe7a56eb-32','{"action":"pass","request":31}','tSMwzFC9PcF6jPRUXfDkMN',1795307508834);
INSERT INTO "snapshots" VALUES ('ANwWvK5W66wx',51,405,'{"format":1,"rules":1,"setup":{"ruleset":"ucg","profile":"seed","options":{},"seed":"2a43aac309d94f5de4c577f25e1a5fd744f6f033d2f1c488e9b83cd1ba28122b","seats":[{"deck":["ash-widow","ash-widow","bonfire-ox","bonfire-ox","brand-of-haste","caravan-raid","cinder-runner","cinder-runner","cinder-runner","cookfire-sprite","cookfire-sprite","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","emberling","emberling","false-campfire","flare","flare","flint-fencer","flint-fencer","glasshorn-ram","matron-ashveil","mother-furnace","noonday-rider","powder-keg","rally-the-wagons","red-road-lancer","red-road-lancer","salamander-egg","sand-pit","scorched-road","second-wind","slow-fuse","spark-juggler","supply-wagon","toll-taker","torch-parade","trade-goods","wagon-guard","wagon-guard"]},{"deck":["abyssal-registrar","bottled-storm","confiscate","denied-entry","denied-entry","drown-the-stacks","ebb","fill-the-shelves","high-water-mark","ink-trap","kelp-colossus","lantern-scribe","lantern-scribe","leviathan-index","marginalia","mirror-carapace","mist-swindler","mist-swindler","ninth-cellar","ninth-cellar","patient-idol","pearl-diver","queen-of-low-water","reef-warden","reef-warden","reef-warden","riptide","rising-tide","salt-press","salvage-rite","sealed-lips","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-clerk","tide-gauge","twice-drowned-captain","twice-drowned-captain","twofold-verdict","undertow-eel","weigh-the-ledger"]}],"sets":["starter"]},"hashes":["3c01ddefb5bc757f3549ebd9202da6f9726c1ab6c4de96ef4983641c1a41fd3e"],"state":{"seed":"2a43aac309d94f5de4c577f25e1a5fd744f6f033d2f1c488e9b83cd1ba28122b","seats":[{"left":false,"asked":29,"named":11,"vars":{"resourcePlayed":true,"epicPlayed":false,"starved":false}},{"left":false,"asked":22,"named":10,"vars":{"resourcePlayed":true,"epicPlayed":false,"starved":false}}],"table":{"turn":5,"owner":0,"phase":"primary","encounter":false,"_attacker":-1},"zones":[{"def":0,"seat":0,"list":[3,41,13,7,52,42,18,49,36,46,5,58,19,53,26,27,39,35,37,48,28,16,47,12,4,1,14,9,30,34,43,51,25,55,31,32,21,17,2,40,15,0,57,59,33,10,22,20,44]},{"def":0,"seat":1,"list":[74,119,63,71,110,88,72,82,108,118,94,91,92,81,78,111,70,60,95,84,65,115,102,113,96,85,61,73,66,103,106,116,80,117,64,79,97,77,114,107,75,93,112,100,62,101]},{"def":1,"seat":0,"list":[54,50,29,56]},{"def":1,"seat":1,"list":[68,89,90,83,67,98]},{"def":2,"seat":0,"list":[]},{"def":2,"seat":1,"list":[]},{"def":3,"seat":0,"list":[-1,-1,-1,-1,-1]},{"def":3,"seat":1,"list":[-1,86,87,-1,-1]},{"def":4,"seat":0,"list":[]},{"def":4,"seat":1,"list":[104]},{"def":5,"seat":0,"list":[11,23,24]},{"def":5,"seat":1,"list":[]},{"def":6,"seat":0,"list":[8,38]},{"def":6,"seat":1,"list":[]},{"def":7,"seat":0,"list":[]},{"def":7,"seat":1,"list":[]},{"def":8,"seat":0,"list":[]},{"def":8,"seat":1,"list":[]},{"def":9,"seat":0,"list":[]},{"def":9,"seat":1,"list":[]},{"def":10,"seat":0,"list":[]},{"def":10,"seat":1,"list":[]},{"def":11,"seat":0,"list":[45,6]},{"def":11,"seat":1,"list":[105,76,109,99,69]}],"entries":[],"frames":[{"program":"match","pc":4,"locals":{},"answers":[null,null]},{"program":"turn","pc":1,"locals":{},"answers":[null,null]},{"program":"phase","pc":6,"locals":{"phase":"primary"},"answers":[null,null]},{"program":"open","pc":1,"locals":{"result":"entry"},"answers":[null,null]}],"requests":[{"id":29,"seat":0,"kind":"turn","info":{"phase":"primary"},"own":{},"domain":null,"fallback":{"action":"advancePhase"},"sealed":false,"answered":false},null],"waiting":[],"modifiers":[],"memories":[],"agenda":[{"phase":"conflict"},{"phase":"end"}],"drawn":[1,0,59,0,59],"counters":{"names":15,"groups":{},"entries":10,"time":47,"told":[172,172,172],"turnWork":78,"work":489,"slice":11},"over":null,"segment":null,"world":null,"objects":[[5,0,0],[5,0,0],[13,0,0],[13,0,0],[26,0,0],[18,0,0],[2,0,22,3,45,"c15"],[2,0,0],[2,0,12,3,19,"c2",0,0,0,-1,"",0,[0,0,0,0,0,0,0,0],[1,0,1,0,0,0,0,0,1,0,0]],[6,0,0],[6,0,0],[0,0,10,2,40,"c13"],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[0,0,10,2,17,"c1"],[0,0,10,2,29,"c6"],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[0,0,2,1,6,"h7"],[0,0,0],[0,0,0],[0,0,0],[4,0,0],[4,0,0],[28,0,0],[20,0,0],[20,0,0],[7,0,12,3,42,"c14",0,0,0,-1,"",0,0,[2,0,2,0,0,1,0,0,0,0,0]],[7,0,0],[12,0,0],[11,0,0],[16,0,0],[15,0,0],[25,0,0],[21,0,22,3,27,"c5"],[8,0,0],[8,0,0],[29,0,0],[27,0,0],[17,0,2,1,2,"h3"],[22,0,0],[30,0,0],[9,0,0],[23,0,2,1,1,"h2"],[10,0,0],[19,0,2,1,28,"h10"],[24,0,0],[3,0,0],[3,0,0],[38,1,1],[59,1,1],[44,1,1],[49,1,1],[49,1,1],[45,1,1],[51,1,1],[43,1,3,1,15,"h8"],[42,1,3,1,8,"h1"],[56,1,23,5,46,"c4"],[39,1,1],[32,1,1],[32,1,1],[41,1,1],[48,1,1],[55,1,1],[35,1,23,1,30,"c7"],[35,1,1],[61,1,1],[61,1,1],[60,1,1],[34,1,1],[40,1,1],[33,1,3,1,13,"h6"],[33,1,1],[33,1,1],[57,1,7,3,36,"c11",1,1,2],[58,1,7,3,38,"c12"],[54,1,1],[46,1,3,1,11,"h4"],[50,1,3,1,12,"h5"],[1,1,1],[1,1,1],[1,1,1],[1,1,1],[1,1,1],[1,1,1],[1,1,1],[1,1,3,1,21,"h9"],[1,1,23,1,32,"c9"],[1,1,1],[1,1,1],[1,1,1],[1,1,1],[1,1,9,2,34,"c10"],[1,1,23,1,20,"c3"],[1,1,1],[1,1,1],[1,1,1],[1,1,23,1,31,"c8"],[1,1,1],[1,1,1],[1,1,1],[31,1,1],[53,1,1],[37,1,1],[37,1,1],[47,1,1],[36,1,1],[52,1,1]]},"beside":{"format":1,"clocks":null,"orders":[{"stops":null,"yield":"none","passOwn":false,"fullControl":false,"bluff":false,"turn":0,"phase":""},{"stops":null,"yield":"none","passOwn":false,"fullControl":false,"bluff":false,"turn":0,"phase":""}],"nonces":["6d9f3f8c6dc83802cc4dab7d195d5751","32cc8930497dd17abfcf25a2f22ad9b3"]}}','[["fd892204690c630c-1","fd892204690c630c-2","fd892204690c630c-3","fd892204690c630c-4","fd892204690c630c-5","fd892204690c630c-6","fd892204690c630c-7","fd892204690c630c-8","fd892204690c630c-9","fd892204690c630c-10","fd892204690c630c-11","fd892204690c630c-12","fd892204690c630c-13","fd892204690c630c-14","fd892204690c630c-15","fd892204690c630c-16","fd892204690c630c-17","fd892204690c630c-18","fd892204690c630c-19","fd892204690c630c-20","fd892204690c630c-21","fd892204690c630c-22","fd892204690c630c-23","fd892204690c630c-24","fd892204690c630c-25","fd892204690c630c-26","fd892204690c630c-27","fd892204690c630c-28","fd892204690c630c-29"],["77ea06af9f111167-1","77ea06af9f111167-2","77ea06af9f111167-3","77ea06af9f111167-4","77ea06af9f111167-5","77ea06af9f111167-6","77ea06af9f111167-7","77ea06af9f111167-8","77ea06af9f111167-9","77ea06af9f111167-10","77ea06af9f111167-11","77ea06af9f111167-12","77ea06af9f111167-13","77ea06af9f111167-14","77ea06af9f111167-15","77ea06af9f111167-16","77ea06af9f111167-17","77ea06af9f111167-18","77ea06af9f111167-19","77ea06af9f111167-20","77ea06af9f111167-21","77ea06af9f111167-22","77ea06af9f111167-23"]]');
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
INSERT INTO "players" VALUES ('g:9e075408-ee67-4458-ab86-bd53f769d9c5','Guest');
INSERT INTO "players" VALUES ('g:ac030534-6000-4ffa-b4de-2c1319aab82f','Guest');
INSERT INTO "players" VALUES ('g:ff094a2a-c8a5-46df-ab89-149726c61922','Guest');
INSERT INTO "players" VALUES ('g:05c0f482-47d3-445c-9506-899538a488ac','Guest');
INSERT INTO "players" VALUES ('g:63e8c8ee-d654-4ff8-a02b-e732957cb066','Guest');
INSERT INTO "players" VALUES ('g:b64e4fe6-0238-4728-b6c1-67b228c26511','Guest');
INSERT INTO "players" VALUES ('g:3b78da48-7f03-47e2-8ae2-042c603af490','Guest');
INSERT INTO "players" VALUES ('g:6107724b-ed3e-4b25-8a2e-9ef55f95d81b','Guest');
INSERT INTO "players" VALUES ('g:eb0cec7b-94a1-45a6-919e-49b859b5c878','Guest');
INSERT INTO "players" VALUES ('g:851e5a2c-4ffd-4cf4-b1c8-cb8d87f92f87','Guest');
INSERT INTO "players" VALUES ('g:a73ab80e-6af9-4a8d-9309-ff0160a6b8d3','Guest');
INSERT INTO "players" VALUES ('g:93383c69-3300-472d-96bc-4309bd29258c','Guest');
INSERT INTO "owners" VALUES ('sole',1795307514264);
INSERT INTO "leases" VALUES ('queue','352ba9f3-216a-4095-86da-cfb00d389246',1795307514804);
INSERT INTO "seats" VALUES ('ANwWvK5W66wx',1,'g:05c0f482-47d3-445c-9506-899538a488ac',0);
INSERT INTO "seats" VALUES ('TSzY6z0dz8Kr',0,'g:3b78da48-7f03-47e2-8ae2-042c603af490',0);
INSERT INTO "seats" VALUES ('TSzY6z0dz8Kr',1,'g:6107724b-ed3e-4b25-8a2e-9ef55f95d81b',0);
INSERT INTO "seats" VALUES ('keMjYueRifI6',0,'g:63e8c8ee-d654-4ff8-a02b-e732957cb066',0);
INSERT INTO "seats" VALUES ('gM3Ov3YHxhJW',1,'g:851e5a2c-4ffd-4cf4-b1c8-cb8d87f92f87',0);
INSERT INTO "seats" VALUES ('38CcjeWCFzrV',1,'g:93383c69-3300-472d-96bc-4309bd29258c',0);
INSERT INTO "seats" VALUES ('N0HU5D9xMeFa',0,'g:9e075408-ee67-4458-ab86-bd53f769d9c5',1);
INSERT INTO "seats" VALUES ('38CcjeWCFzrV',0,'g:a73ab80e-6af9-4a8d-9309-ff0160a6b8d3',0);
INSERT INTO "seats" VALUES ('N0HU5D9xMeFa',1,'g:ac030534-6000-4ffa-b4de-2c1319aab82f',1);
INSERT INTO "seats" VALUES ('keMjYueRifI6',1,'g:b64e4fe6-0238-4728-b6c1-67b228c26511',0);
INSERT INTO "seats" VALUES ('gM3Ov3YHxhJW',0,'g:eb0cec7b-94a1-45a6-919e-49b859b5c878',0);
INSERT INTO "seats" VALUES ('ANwWvK5W66wx',0,'g:ff094a2a-c8a5-46df-ab89-149726c61922',0);
