CREATE TABLE "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
CREATE TABLE "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
CREATE TABLE "matches" ("born" integer primary key, "id" text not null unique, "record" text not null, "epoch" integer default 0 not null, "seq" integer default 0 not null, "outcome" text, "owner" text, "room" text) STRICT;
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
INSERT INTO "kysely_migration" VALUES ('001-matches','2026-11-21T23:14:03.156Z');
INSERT INTO "kysely_migration" VALUES ('002-tables','2026-11-21T23:14:03.157Z');
INSERT INTO "kysely_migration" VALUES ('003-owners','2026-11-21T23:14:03.163Z');
INSERT INTO "kysely_migration" VALUES ('004-watching','2026-11-21T23:14:03.170Z');
INSERT INTO "kysely_migration" VALUES ('005-queue','2026-11-21T23:14:03.177Z');
INSERT INTO "kysely_migration" VALUES ('006-rooms','2026-11-21T23:14:03.178Z');
INSERT INTO "kysely_migration_lock" VALUES ('migration_lock',0);
INSERT INTO "matches" VALUES (1,'IPeXoKJ4dtQb','{"id":"IPeXoKJ4dtQb","format":1,"setup":{"ruleset":"ucg","profile":"seed","options":{},"seed":"3067a93d19a64f4beb60976234072f5a42c33f5207e91362e4eef67a7259efa9","seats":[{"deck":["ash-widow","ash-widow","bonfire-ox","bonfire-ox","brand-of-haste","caravan-raid","cinder-runner","cinder-runner","cinder-runner","cookfire-sprite","cookfire-sprite","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","emberling","emberling","false-campfire","flare","flare","flint-fencer","flint-fencer","glasshorn-ram","matron-ashveil","mother-furnace","noonday-rider","powder-keg","rally-the-wagons","red-road-lancer","red-road-lancer","salamander-egg","sand-pit","scorched-road","second-wind","slow-fuse","spark-juggler","supply-wagon","toll-taker","torch-parade","trade-goods","wagon-guard","wagon-guard"]},{"deck":["abyssal-registrar","bottled-storm","confiscate","denied-entry","denied-entry","drown-the-stacks","ebb","fill-the-shelves","high-water-mark","ink-trap","kelp-colossus","lantern-scribe","lantern-scribe","leviathan-index","marginalia","mirror-carapace","mist-swindler","mist-swindler","ninth-cellar","ninth-cellar","patient-idol","pearl-diver","queen-of-low-water","reef-warden","reef-warden","reef-warden","riptide","rising-tide","salt-press","salvage-rite","sealed-lips","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-clerk","tide-gauge","twice-drowned-captain","twice-drowned-captain","twofold-verdict","undertow-eel","weigh-the-ledger"]}],"sets":["starter"]},"rules":1,"hashes":["3c01ddefb5bc757f3549ebd9202da6f9726c1ab6c4de96ef4983641c1a41fd3e"],"players":["g:e0006b46-0b7a-4e57-989d-0123faadcade","g:d76197ee-5c37-431f-b649-560bda88927e"],"fair":true}',1,22,'{"winners":[1],"reason":"left"}','sole','Z5yhwBIcQ');
INSERT INTO "matches" VALUES (2,'x34xuFT0IeFH','{"id":"x34xuFT0IeFH","format":1,"setup":{"ruleset":"ucg","profile":"seed","options":{},"seed":"7dfe6cd4aab612be0184dcaa1367b9c1505469e8ca79615a73c373ce23db78dc","seats":[{"deck":["ash-widow","ash-widow","bonfire-ox","bonfire-ox","brand-of-haste","caravan-raid","cinder-runner","cinder-runner","cinder-runner","cookfire-sprite","cookfire-sprite","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","emberling","emberling","false-campfire","flare","flare","flint-fencer","flint-fencer","glasshorn-ram","matron-ashveil","mother-furnace","noonday-rider","powder-keg","rally-the-wagons","red-road-lancer","red-road-lancer","salamander-egg","sand-pit","scorched-road","second-wind","slow-fuse","spark-juggler","supply-wagon","toll-taker","torch-parade","trade-goods","wagon-guard","wagon-guard"]},{"deck":["abyssal-registrar","bottled-storm","confiscate","denied-entry","denied-entry","drown-the-stacks","ebb","fill-the-shelves","high-water-mark","ink-trap","kelp-colossus","lantern-scribe","lantern-scribe","leviathan-index","marginalia","mirror-carapace","mist-swindler","mist-swindler","ninth-cellar","ninth-cellar","patient-idol","pearl-diver","queen-of-low-water","reef-warden","reef-warden","reef-warden","riptide","rising-tide","salt-press","salvage-rite","sealed-lips","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-clerk","tide-gauge","twice-drowned-captain","twice-drowned-captain","twofold-verdict","undertow-eel","weigh-the-ledger"]}],"sets":["starter"]},"rules":1,"hashes":["3c01ddefb5bc757f3549ebd9202da6f9726c1ab6c4de96ef4983641c1a41fd3e"],"players":["g:f42996ce-18a6-4d7c-8aca-cd90d1e3a000","g:40125fda-afdb-45d1-b0a3-9f6c34ba2490"],"fair":true}',1,61,NULL,'sole','PmQPoKu0x');
INSERT INTO "matches" VALUES (3,'soZcAFrC7ACq','{"id":"soZcAFrC7ACq","format":1,"setup":{"ruleset":"nullshapers","profile":"seed","options":{},"seed":"c564261bce1d2cc682cca0a172acedd16f02c3b60681ef7be5e9669b2929e967","seats":[{"deck":["battle-hymn","battle-hymn","brass-glaive","brass-glaive","brass-glaive","call-the-vanguard","call-the-vanguard","drill-sergeant-daemon","drill-sergeant-daemon","festival-marshal","festival-marshal","field-dressing","field-dressing","field-dressing","greenhouse-strider","greenhouse-strider","landslide","landslide","lantern-cadet","lantern-cadet","lantern-cadet","long-table","matron-of-mornings","oathbound-shield","oathbound-shield","orchard-golem","orchard-golem","orchard-golem","second-dawn","second-dawn","seed-archivist","seed-archivist","seed-archivist","sun-dynamo","sunlance","sunlance","sunlance","sunrise-courier","sunrise-courier","sunrise-courier","tend-the-walls","tend-the-walls","tend-the-walls","tidewater-bailiff","tidewater-bailiff"]},{"deck":["back-alley-ambusher","back-alley-ambusher","barnacle-snare","barnacle-snare","barnacle-snare","breach-protocol","burn-the-ledger","dockside-queen","drowned-notary","drowned-notary","drowned-notary","eel-wrangler","eel-wrangler","evict","evict","forked-bolt","forked-bolt","forked-bolt","gutter-spy","gutter-spy","gutter-spy","harpoon-crew","harpoon-crew","hush-money","hush-money","informer-network","knife-in-the-fog","knife-in-the-fog","knife-in-the-fog","pay-the-ferryman","riptide-charge","riptide-charge","smoke-cloak","static-marksman","static-marksman","tesla-turret","tesla-turret","tithe-collector","tithe-collector","undertow-leviathan","undertow-leviathan","void-the-contract","void-the-contract","wash-ashore","wash-ashore"]}],"sets":["starter"]},"rules":1,"hashes":["18ce1b82f1ec9d2078bf7b9047c0ecf5ded3e2a6cc46cd7e69f317e2efb7292f"],"players":["g:d94da0f8-50f5-4746-a6d0-99c3a50acd38","g:41da2a02-c98b-4830-bfc7-3ad4396a4b09"],"fair":true}',1,61,NULL,'sole','nm3u52tHf');
INSERT INTO "matches" VALUES (4,'B8QQFof1Ft6t','{"id":"B8QQFof1Ft6t","format":1,"setup":{"ruleset":"grand-archive","profile":"seed","options":{},"seed":"2d77e7e5e922cbe3ca2f34b8e60d2c95f9b889b6d91d4f3f01bc7cc45bf2c68b","seats":[{"deck":["anvil-guard","anvil-guard","anvil-guard","anvil-guard","ashen-memory","ashen-memory","ashka-duelist","ashka-marshal","ashka-phoenix","ashka-spark","blaze-lancer","blaze-lancer","blaze-lancer","blaze-lancer","bolt-thrower","burning-slash","burning-slash","burning-slash","burning-slash","cinder-recruit","cinder-recruit","cinder-recruit","cinder-recruit","cinder-wraith","cinder-wraith","coal-sack","dragon-pike","ember-blade","ember-rush","ember-rush","ember-rush","ember-rush","flame-bolt","flame-bolt","flame-bolt","flame-bolt","forge-hall","forge-hall","forge-hall","forge-hall","furnace-ogre","furnace-ogre","furnace-ogre","furnace-ogre","herb-satchel","oathforged-shield","pyre-acolyte","pyre-acolyte","pyre-acolyte","pyre-acolyte","roaring-pyre","roaring-pyre","roaring-pyre","roaring-pyre","sparkcaller","sparkcaller","sparkcaller","sparkcaller","twinfang-raider","twinfang-raider","twinfang-raider","twinfang-raider","vanguard-order","vanguard-order","vanguard-order","vanguard-order","war-banner","war-brew","war-brew","war-brew","war-brew"]},{"deck":["bent-hourglass","binding-mist","binding-mist","binding-mist","coral-dagger","creeping-rust","creeping-rust","cresting-wave","cresting-wave","deep-conch","echo-scroll","echo-scroll","echoing-tide","echoing-tide","gale-falcon","gale-falcon","gale-falcon","gale-falcon","hush-of-the-deep","maren-drift","maren-maelstrom","maren-stormglass","maren-tidecaller","mirror-basin","mist-seer","mist-seer","mist-seer","mist-seer","morning-heron","morning-heron","morning-heron","morning-heron","patient-snare","patient-snare","patient-snare","prism-lens","prismatic-tide","prismatic-tide","reed-scout","reed-scout","reed-scout","reed-scout","shifting-shoal","starfall-chart","starfall-chart","starfall-chart","still-waters","still-waters","storm-drake","storm-drake","storm-drake","storm-drake","stormglass-spear","tidal-shrine","tidal-shrine","tidal-shrine","tidal-shrine","tide-captain","tide-captain","tide-charm","tide-warden","tide-warden","tide-warden","tide-warden","undertow","undertow","undying-current","whirl-cutter","whirl-cutter","whirl-cutter","whirl-cutter"]}],"sets":["starter"]},"rules":1,"hashes":["35702cbccb23751521cc757a1042b5a2e7551a050d1d9fa1578d662410cf5883"],"players":["g:9953549a-a34e-4b38-8304-1b71b1b45d73","g:2998afb9-7270-4d8c-bbb3-990c4f02fca7"],"fair":true}',1,61,NULL,'sole','zUS0IrbRC');
INSERT INTO "matches" VALUES (5,'n50a1FrHkcoT','{"id":"n50a1FrHkcoT","format":1,"setup":{"ruleset":"altered","profile":"v1","options":{},"seed":"a943e31886ef7725ac5334f8fb52e00416aae26beaea087ff650c0971cde29a5","seats":[{"deck":["bridge-warden","bridge-warden","bridge-warden","drill-captain","drill-captain","drill-captain","ferry-sergeant","ferry-sergeant","ferry-sergeant","forced-march","forced-march","forced-march","general-inspection","general-inspection","general-inspection","hall-of-banners","hall-of-banners","hall-of-banners","lamplighter-recruit","lamplighter-recruit","lamplighter-recruit","odra-pell","old-standard-bearer","old-standard-bearer","old-standard-bearer","open-muster","open-muster","open-muster","parade-colossus","parade-colossus","parade-colossus","quartermasters-desk","quartermasters-desk","quartermasters-desk","seven-league-order","seven-league-order","seven-league-order","the-long-barracks","the-long-barracks","the-long-barracks","toll-gate-ox","toll-gate-ox","toll-gate-ox"]},{"deck":["arch-summoner-vey","arch-summoner-vey","arch-summoner-vey","candle-thief","candle-thief","candle-thief","courteous-duelist","courteous-duelist","courteous-duelist","dawn-edition","dawn-edition","dawn-edition","four-doors","four-doors","four-doors","gambling-oracle","gambling-oracle","gambling-oracle","inkwell-sprite","inkwell-sprite","inkwell-sprite","keeper-of-marginalia","keeper-of-marginalia","keeper-of-marginalia","lights-out","lights-out","lights-out","moth-of-the-archive","moth-of-the-archive","moth-of-the-archive","sable-and-quill","sleeping-leviathan","sleeping-leviathan","sleeping-leviathan","the-whispering-stacks","the-whispering-stacks","the-whispering-stacks","two-faced-verse","two-faced-verse","two-faced-verse","unwritten-ending","unwritten-ending","unwritten-ending"]}],"sets":["starter"]},"rules":1,"hashes":["470d55b02215715a492424c1d4609c54831ef774244afa16cddaa97b25d37fda"],"players":["g:5f180110-0b30-413c-98cf-1e6d7c2f8d31","g:2981a671-85a9-43a0-b6da-ea7347788f99"],"fair":true}',1,61,NULL,'sole','7VMSqh0II');
INSERT INTO "matches" VALUES (6,'x1QQNIibqUos','{"id":"x1QQNIibqUos","format":1,"setup":{"ruleset":"crowdcontrol","profile":"seed","options":{},"seed":"72d03a0d58a4daba2c8dc1e86b6ab00b67171b9333b63b72145663113477a7ad","seats":[{"deck":["blood-cousin","blood-cousin","break-cover","burr-runner","burr-runner","burr-runner","call-the-cousins","call-the-cousins","choir-of-reeds","drum-caller","drum-caller","false-trail","harvest-song","harvest-song","harvest-song","hearth-matron","hearth-matron","herb-walker","herb-walker","home-for-supper","horns-down","horns-down","lane-shepherd","lane-shepherd","meeting-oak","meeting-oak","mosshide-guard","mosshide-guard","mosshide-guard","old-antler","old-antler","raise-the-village","raise-the-village","saturday-market","saturday-market","second-spring","sparring-ring","sparring-ring","the-long-table","the-rootmoot"]},{"deck":["arc-projector","arc-projector","ashfall","burn-the-index","cinder-adept","cinder-adept","cinder-adept","clerk-of-ashes","clerk-of-ashes","clerk-of-ashes","cross-reference","estate-tax","final-notice","gear-hound","gear-hound","gear-hound","lamp-of-names","lamp-of-names","lance-of-noon","lance-of-noon","open-furnace","overdue-books","pact-imp","pact-imp","pact-imp","paper-giant","parts-inventory","redacted-file","revolving-door","salvage-rights","scrap-exchange","site-plan","soot-drone","soot-drone","soot-drone","strike-the-name","the-ember-archive","vault-colossus","vault-colossus","vault-colossus"]}],"sets":["starter"]},"rules":1,"hashes":["d39cdfa8d096ff53e2a1e5a1c62ba8c8d900d2b5f7530330c0ec43b6169c0b75"],"players":["g:823f8f7d-95bb-4210-9134-b1e6a8ca482f","g:833d3bc4-83b2-4b83-be0e-308eb9cbb560"],"fair":true}',1,61,NULL,'sole','tVpHpqzdb');
INSERT INTO "journal" VALUES ('B8QQFof1Ft6t',1,1,-1,152,NULL,NULL,'{"action":"begin","commit":"e5ba52e798a00fa057fe1e100ab3de82f7ab994307133a5bba9e17e99e0a3799","nonces":["41b3c2e69a9bf8acff36b068bb5367d5","cf7303b77784b2d9d3df0220aae3a56a"]}','2a6aa2397b47211922762b',1795302853032);
INSERT INTO "journal" VALUES ('B8QQFof1Ft6t',2,1,1,178,1,'bf8981dc68acb264-2','{"action":"chooseStartingChampion","request":1,"choice":"h4"}','qSSCymQwEOla69SmoPz_z2',1795302853057);
INSERT INTO "journal" VALUES ('B8QQFof1Ft6t',3,1,1,206,1,'bf8981dc68acb264-3','{"action":"pass","request":2}','N3GXDV9TKsOs9MYqP7ndQ4',1795302853116);
INSERT INTO "journal" VALUES ('B8QQFof1Ft6t',4,1,0,233,0,'e912c972d850886f-2','{"action":"pass","request":1}','bXgIgDazo7SD4_2_JdBPOn',1795302853175);
INSERT INTO "journal" VALUES ('B8QQFof1Ft6t',5,1,1,307,1,'bf8981dc68acb264-4','{"action":"activateCard","card":"h15","request":3,"pay":["h16","h17"]}','MDENdBG-EAMSOKnDXcpowi',1795302853239);
INSERT INTO "journal" VALUES ('B8QQFof1Ft6t',6,1,1,325,1,'bf8981dc68acb264-5','{"action":"pass","request":4}','fGFTAV4lTm32NxcKCZF5e-',1795302853258);
INSERT INTO "journal" VALUES ('B8QQFof1Ft6t',7,1,0,350,0,'e912c972d850886f-3','{"action":"pass","request":2}','5wAfpy-E2I5kDFYp4NTc53',1795302853285);
INSERT INTO "journal" VALUES ('B8QQFof1Ft6t',8,1,1,370,1,'bf8981dc68acb264-6','{"action":"pass","request":5}','lwAlx8C8IvyygIPGfCnsMA',1795302853324);
INSERT INTO "journal" VALUES ('B8QQFof1Ft6t',9,1,0,445,0,'e912c972d850886f-4','{"action":"pass","request":3}','b1xD6q9bDiBWRt70oi85wh',1795302853408);
INSERT INTO "journal" VALUES ('B8QQFof1Ft6t',10,1,1,494,1,'bf8981dc68acb264-7','{"action":"activateCard","card":"h13","request":6,"target":["c2"],"pay":["h12"]}','z8qR1owyz1VZACemAfkhWv',1795302853494);
INSERT INTO "journal" VALUES ('B8QQFof1Ft6t',11,1,1,528,1,'bf8981dc68acb264-8','{"action":"pass","request":7}','eGy1jsVvhgc1TlNFx1Sn_I',1795302853531);
INSERT INTO "journal" VALUES ('B8QQFof1Ft6t',12,1,0,534,0,'e912c972d850886f-5','{"action":"pass","request":4}','48QPgT8Dm8Ch-RDKu2MFK4',1795302853547);
INSERT INTO "journal" VALUES ('B8QQFof1Ft6t',13,1,1,541,1,'bf8981dc68acb264-9','{"action":"pass","request":8}','BwB3f166dn_mF0jeJcaeE7',1795302853558);
INSERT INTO "journal" VALUES ('B8QQFof1Ft6t',14,1,0,544,0,'e912c972d850886f-6','{"action":"pass","request":5}','uTwnGP_V0Fzo48exPj2QNu',1795302853582);
INSERT INTO "journal" VALUES ('B8QQFof1Ft6t',15,1,0,571,0,'e912c972d850886f-7','{"action":"chooseStartingChampion","request":6,"choice":"h4"}','ueFClKJZ8uyGklVIwyQxJ4',1795302853645);
INSERT INTO "journal" VALUES ('B8QQFof1Ft6t',16,1,0,576,0,'e912c972d850886f-8','{"action":"pass","request":7}','Qg-DtvasdTZWI0db2ipJL6',1795302853677);
INSERT INTO "journal" VALUES ('B8QQFof1Ft6t',17,1,1,584,1,'bf8981dc68acb264-10','{"action":"pass","request":9}','_FCDdMW_oNTQL4w8vd3_El',1795302853699);
INSERT INTO "journal" VALUES ('B8QQFof1Ft6t',18,1,0,592,0,'e912c972d850886f-9','{"action":"activateCard","card":"h13","request":8,"target":["c2"],"pay":["h19","h14","h18"]}','Kl8hybP5AjQ_Gd-CWP08Al',1795302853710);
INSERT INTO "journal" VALUES ('B8QQFof1Ft6t',19,1,0,596,0,'e912c972d850886f-10','{"action":"pass","request":9}','3-mfVLkpbU_a6f_9ffJe3S',1795302853735);
INSERT INTO "journal" VALUES ('B8QQFof1Ft6t',20,1,1,600,1,'bf8981dc68acb264-11','{"action":"pass","request":10}','I8B6TDPLx4fnFCiAIgb_59',1795302853750);
INSERT INTO "journal" VALUES ('B8QQFof1Ft6t',21,1,0,603,0,'e912c972d850886f-11','{"action":"pass","request":10}','NpEyLoOQPwTBv0O3Xzw6G9',1795302853760);
INSERT INTO "journal" VALUES ('B8QQFof1Ft6t',22,1,1,607,1,'bf8981dc68acb264-12','{"action":"pass","request":11}','8tKEBoewgBphaLhxQwEsbC',1795302853765);
INSERT INTO "journal" VALUES ('B8QQFof1Ft6t',23,1,0,610,0,'e912c972d850886f-12','{"action":"pass","request":11}','Pi8qwNrur1-FmXMcpGJOyx',1795302853771);
INSERT INTO "journal" VALUES ('B8QQFof1Ft6t',24,1,1,613,1,'bf8981dc68acb264-13','{"action":"pass","request":12}','K4uHLJNYFZTic9zcSq1KZR',1795302853777);
INSERT INTO "journal" VALUES ('B8QQFof1Ft6t',25,1,1,621,1,'bf8981dc68acb264-14','{"action":"materialize","card":"h8","request":13}','6q2dn-Uhke-K9HMhZBi9Pt',1795302853787);
INSERT INTO "journal" VALUES ('B8QQFof1Ft6t',26,1,1,657,1,'bf8981dc68acb264-15','{"action":"pass","request":14}','sKDCn6bjQ2hy3GcB5YaU4l',1795302853825);
INSERT INTO "journal" VALUES ('B8QQFof1Ft6t',27,1,0,660,0,'e912c972d850886f-13','{"action":"pass","request":12}','x_KVIQ0ZtO5ZjXyGTGvVxd',1795302853847);
INSERT INTO "journal" VALUES ('B8QQFof1Ft6t',28,1,1,667,1,'bf8981dc68acb264-16','{"action":"activateAbility","card":"c6","ability":0,"request":15,"target":["c2"]}','5GVr_U7RuFcL5IvjPeFwiK',1795302853871);
INSERT INTO "journal" VALUES ('B8QQFof1Ft6t',29,1,1,672,1,'bf8981dc68acb264-17','{"action":"pass","request":16}','evqF3qrhRuZd8lGEGdl2GY',1795302853881);
INSERT INTO "journal" VALUES ('B8QQFof1Ft6t',30,1,0,676,0,'e912c972d850886f-14','{"action":"pass","request":13}','HF5k15RjNA8cBGKLV7HkfG',1795302853889);
INSERT INTO "journal" VALUES ('B8QQFof1Ft6t',31,1,1,682,1,'bf8981dc68acb264-18','{"action":"pass","request":17}','hfBfM4zZdNUJl-zceq-OHZ',1795302853894);
INSERT INTO "journal" VALUES ('B8QQFof1Ft6t',32,1,0,685,0,'e912c972d850886f-15','{"action":"pass","request":14}','qy9fw6hzIEvvFEoD4SmqYa',1795302853902);
INSERT INTO "journal" VALUES ('B8QQFof1Ft6t',33,1,1,693,1,'bf8981dc68acb264-19','{"action":"declareAttack","card":"c2","request":18,"target":["c4"]}','q110ClS6W6E9eykHCVg14u',1795302853911);
INSERT INTO "journal" VALUES ('B8QQFof1Ft6t',34,1,1,698,1,'bf8981dc68acb264-20','{"action":"pass","request":19}','sAPXEY_GyJplSP65lr89zl',1795302853917);
INSERT INTO "journal" VALUES ('B8QQFof1Ft6t',35,1,0,701,0,'e912c972d850886f-16','{"action":"pass","request":15}','4kF4_FZEhjbDYqNe1GAVUF',1795302853925);
INSERT INTO "journal" VALUES ('B8QQFof1Ft6t',36,1,1,766,1,'bf8981dc68acb264-21','{"action":"activateCard","card":"h19","request":20,"target":["c4"],"pay":["h18","h12"]}','IwdbNbIUzq4vVRInh0ekIf',1795302854000);
INSERT INTO "journal" VALUES ('B8QQFof1Ft6t',37,1,1,796,1,'bf8981dc68acb264-22','{"action":"pass","request":21}','Vlb-XRB8PiF-zrjCE6wxwl',1795302854048);
INSERT INTO "journal" VALUES ('B8QQFof1Ft6t',38,1,0,812,0,'e912c972d850886f-17','{"action":"pass","request":16}','sDYtjiZXptHkWxgHT7zzFz',1795302854099);
INSERT INTO "journal" VALUES ('B8QQFof1Ft6t',39,1,1,835,1,'bf8981dc68acb264-23','{"action":"pass","request":22}','ic2wl854zDAu6IQhP3_ppD',1795302854126);
INSERT INTO "journal" VALUES ('B8QQFof1Ft6t',40,1,0,848,0,'e912c972d850886f-18','{"action":"pass","request":17}','WWwfYGW7cWQzC_SgIjPP5C',1795302854170);
INSERT INTO "journal" VALUES ('B8QQFof1Ft6t',41,1,1,872,1,'bf8981dc68acb264-24','{"action":"pass","request":23}','_7KFIO5h7_LfiB6qEifz7i',1795302854205);
INSERT INTO "journal" VALUES ('B8QQFof1Ft6t',42,1,0,880,0,'e912c972d850886f-19','{"action":"pass","request":18}','3S0IrMh2h0dbTueuSRQdCa',1795302854220);
INSERT INTO "journal" VALUES ('B8QQFof1Ft6t',43,1,1,916,1,'bf8981dc68acb264-25','{"action":"pass","request":24}','QlnxhA2vjE7GTcdu84boaD',1795302854264);
INSERT INTO "journal" VALUES ('B8QQFof1Ft6t',44,1,0,924,0,'e912c972d850886f-20','{"action":"pass","request":19}','dw2cSQNOwYiEtP9dUcnMZQ',1795302854280);
INSERT INTO "journal" VALUES ('B8QQFof1Ft6t',45,1,0,929,0,'e912c972d850886f-21','{"action":"materialize","card":"h5","request":20}','YzpJbqcCZUHt-huTkMrmiU',1795302854293);
INSERT INTO "journal" VALUES ('B8QQFof1Ft6t',46,1,0,939,0,'e912c972d850886f-22','{"action":"pass","request":21}','X-fIOR8nKmWQXAjlxgMfwf',1795302854304);
INSERT INTO "journal" VALUES ('B8QQFof1Ft6t',47,1,1,949,1,'bf8981dc68acb264-26','{"action":"pass","request":25}','2yfieqXFsFW57MNtC3ZiIZ',1795302854318);
INSERT INTO "journal" VALUES ('B8QQFof1Ft6t',48,1,0,962,0,'e912c972d850886f-23','{"action":"pass","request":22}','muv9XexkEzPxOKKGZveKbD',1795302854333);
INSERT INTO "journal" VALUES ('B8QQFof1Ft6t',49,1,1,1005,1,'bf8981dc68acb264-27','{"action":"pass","request":26}','2PPmPCnalai6mphQcOxEIZ',1795302854386);
INSERT INTO "journal" VALUES ('B8QQFof1Ft6t',50,1,0,1042,0,'e912c972d850886f-24','{"action":"pass","request":23}','uWHLGFTbeqaKVkjwdc5yvl',1795302854442);
INSERT INTO "journal" VALUES ('B8QQFof1Ft6t',51,1,1,1121,1,'bf8981dc68acb264-28','{"action":"pass","request":27}','hzmv58oOctCC2MEBM49Y2r',1795302854523);
INSERT INTO "journal" VALUES ('B8QQFof1Ft6t',52,1,0,1148,0,'e912c972d850886f-25','{"action":"pass","request":24}','JTm5n0GT4mrwwVCwayQ-Oz',1795302854553);
INSERT INTO "journal" VALUES ('B8QQFof1Ft6t',53,1,1,1158,1,'bf8981dc68acb264-29','{"action":"pass","request":28}','QCwqkSlVzJQslcO1B1gq7j',1795302854566);
INSERT INTO "journal" VALUES ('B8QQFof1Ft6t',54,1,1,1236,1,'bf8981dc68acb264-30','{"action":"activateAbility","card":"c6","ability":0,"request":29,"target":["c2"]}','nM-_sU_ySJkAamMdVbR3jF',1795302854645);
INSERT INTO "journal" VALUES ('B8QQFof1Ft6t',55,1,1,1277,1,'bf8981dc68acb264-31','{"action":"pass","request":30}','M2i1wCu4f33apWWpn_Wo8a',1795302854688);
INSERT INTO "journal" VALUES ('B8QQFof1Ft6t',56,1,0,1298,0,'e912c972d850886f-26','{"action":"pass","request":25}','547ZFR2p7-M2JtgpaDezg4',1795302854714);
INSERT INTO "journal" VALUES ('B8QQFof1Ft6t',57,1,1,1310,1,'bf8981dc68acb264-32','{"action":"pass","request":31}','E0XgtR8XQsZF8Tw_4fH8Zo',1795302854727);
INSERT INTO "journal" VALUES ('B8QQFof1Ft6t',58,1,0,1323,0,'e912c972d850886f-27','{"action":"pass","request":26}','BOBFuj_jbVvJb3l6WpEDJL',1795302854744);
INSERT INTO "journal" VALUES ('B8QQFof1Ft6t',59,1,1,1399,1,'bf8981dc68acb264-33','{"action":"materialize","card":"h3","request":32}','PkrK-u4mrwWBIeR-TZZxZd',1795302854955);
INSERT INTO "journal" VALUES ('B8QQFof1Ft6t',60,1,1,1404,1,'bf8981dc68acb264-34','{"action":"pass","request":33}','5BBq7UaeLvKmCmi5UZXY5O',1795302854965);
INSERT INTO "journal" VALUES ('B8QQFof1Ft6t',61,1,0,1407,0,'e912c972d850886f-28','{"action":"pass","request":27}','Esc5fkvXkNasUo73EXsDCp',1795302854973);
INSERT INTO "journal" VALUES ('IPeXoKJ4dtQb',1,1,-1,127,NULL,NULL,'{"action":"begin","commit":"f0d5563b5b072d16a2f2ef80f81238b342ca6c9787422b8b1bcdaee986da7c57","nonces":["114bf5351e17cefc27152cf3819ed419","d1c8d2452e3278d44a570f0adc18af1f"]}','b00301f30a2c0724c9cfcc',1795302845476);
INSERT INTO "journal" VALUES ('IPeXoKJ4dtQb',2,1,1,162,1,'887bac99882dad94-2','{"action":"advancePhase","request":1}','Hl3RYyVZdSF-Mu4BSjiaDw',1795302845504);
INSERT INTO "journal" VALUES ('IPeXoKJ4dtQb',3,1,1,182,1,'887bac99882dad94-3','{"action":"advancePhase","request":2}','FwnwUXUbiYXQr-CLQNNVH1',1795302845526);
INSERT INTO "journal" VALUES ('IPeXoKJ4dtQb',4,1,1,197,1,'887bac99882dad94-4','{"action":"advancePhase","request":3}','bhqvqFmV3ykPvmTaVaN-OA',1795302845543);
INSERT INTO "journal" VALUES ('IPeXoKJ4dtQb',5,1,1,211,1,'887bac99882dad94-5','{"action":"ignite","card":"h4","mode":"epic","request":4}','sJeLXThXU_yf4rqZu9cDsg',1795302845569);
INSERT INTO "journal" VALUES ('IPeXoKJ4dtQb',6,1,0,226,0,'f2a905f53a945d93-2','{"action":"pass","request":1}','JklN-4t-KogNwYLf1NxuyL',1795302845588);
INSERT INTO "journal" VALUES ('IPeXoKJ4dtQb',7,1,1,244,1,'887bac99882dad94-6','{"action":"playResource","card":"h1","request":5}','DolBLSLuFXBtc3MZj-xAnk',1795302845610);
INSERT INTO "journal" VALUES ('IPeXoKJ4dtQb',8,1,1,252,1,'887bac99882dad94-7','{"action":"ignite","card":"h2","mode":"proxy","request":6}','nxnyJaR8IT8rIQP5H1sD_i',1795302845624);
INSERT INTO "journal" VALUES ('IPeXoKJ4dtQb',9,1,0,260,0,'f2a905f53a945d93-3','{"action":"pass","request":2}','aWqir3CQE116yN1eoJIhzV',1795302845636);
INSERT INTO "journal" VALUES ('IPeXoKJ4dtQb',10,1,1,269,1,'887bac99882dad94-8','{"action":"ignite","card":"c1","mode":"ability","ability":0,"request":7,"target":["c1"]}','enIY05BaXYvV5QPcLZg6kB',1795302845646);
INSERT INTO "journal" VALUES ('IPeXoKJ4dtQb',11,1,0,289,0,'f2a905f53a945d93-4','{"action":"pass","request":3}','Ks3FTLcbRDyJgkRGWkuBRA',1795302845669);
INSERT INTO "journal" VALUES ('IPeXoKJ4dtQb',12,1,1,297,1,'887bac99882dad94-9','{"action":"advancePhase","request":8}','9lNw1nvJhuOJslE122TIfz',1795302845679);
INSERT INTO "journal" VALUES ('IPeXoKJ4dtQb',13,1,1,304,1,'887bac99882dad94-10','{"action":"advancePhase","request":9}','bbM3y-QvOlOjqhwZvolTxe',1795302845693);
INSERT INTO "journal" VALUES ('IPeXoKJ4dtQb',14,1,1,312,1,'887bac99882dad94-11','{"action":"advancePhase","request":10}','s6TOSPtu0qY3lBfGLxzfa2',1795302845702);
INSERT INTO "journal" VALUES ('IPeXoKJ4dtQb',15,1,0,323,0,'f2a905f53a945d93-5','{"action":"advancePhase","request":4}','kxNclFnLdImtJ3VhfIXzno',1795302845715);
INSERT INTO "journal" VALUES ('IPeXoKJ4dtQb',16,1,0,326,0,'f2a905f53a945d93-6','{"action":"advancePhase","request":5}','wZqpvY47anGZIrzciq5qQR',1795302845722);
INSERT INTO "journal" VALUES ('IPeXoKJ4dtQb',17,1,0,332,0,'f2a905f53a945d93-7','{"action":"advancePhase","request":6}','EBDU-xP2SiSoUIJSVi-U4b',1795302845730);
INSERT INTO "journal" VALUES ('IPeXoKJ4dtQb',18,1,0,339,0,'f2a905f53a945d93-8','{"action":"playResource","card":"h1","request":7}','CB8o2g8WWhOY0UpW30MQRG',1795302845742);
INSERT INTO "journal" VALUES ('IPeXoKJ4dtQb',19,1,0,364,0,'f2a905f53a945d93-9','{"action":"ignite","card":"h6","mode":"play","request":8,"pay":["c4"]}','iCJswsNEnYv4XOezTqaAC2',1795302845771);
INSERT INTO "journal" VALUES ('IPeXoKJ4dtQb',20,1,1,439,1,'887bac99882dad94-12','{"action":"pass","request":11}','PGo-pT01xmG_0hvVerCCF9',1795302845863);
INSERT INTO "journal" VALUES ('IPeXoKJ4dtQb',21,1,0,517,0,'f2a905f53a945d93-10','{"action":"advancePhase","request":9}','oLl3O1kZGg43Xp3lxvnnOc',1795302845947);
INSERT INTO "journal" VALUES ('IPeXoKJ4dtQb',22,1,-1,558,0,'f2a905f53a945d93-11','{"action":"leave","seat":0}','QDAnkWIntzgQ6GD2y4i6ig',1795302846016);
INSERT INTO "journal" VALUES ('n50a1FrHkcoT',1,1,-1,49,NULL,NULL,'{"action":"begin","commit":"cf3d5436b9daa7bd0f7854a7316ff89c40dbfbb0f54e42b814915e781fea394f","nonces":["1bb4418eb367635aff5b3dfb13aced03","f63f0d86371b60cf7b3fe4d00a6c5630"]}','ced0bacc3f646cf2b5b8ca',1795302855194);
INSERT INTO "journal" VALUES ('n50a1FrHkcoT',2,1,0,62,0,'b6e7f58aa13c1c5c-2','{"action":"chooseMana","request":1,"choice":["h3","h1","h5"]}','Q_aOFrmwsUpbOi-HSFtnPt',1795302855205);
INSERT INTO "journal" VALUES ('n50a1FrHkcoT',3,1,1,66,1,'f03a404f420835a6-2','{"action":"chooseMana","request":1,"choice":["h6","h3","h2"]}','IgIGa2XhI_pgEHmlBWJ27Y',1795302855211);
INSERT INTO "journal" VALUES ('n50a1FrHkcoT',4,1,1,75,1,'f03a404f420835a6-3','{"action":"play","card":"h5","request":2,"mode":0,"target":[],"pay":["c6","c8"]}','G0CnQEFXZeAl-j6oWjhtK6',1795302855225);
INSERT INTO "journal" VALUES ('n50a1FrHkcoT',5,1,0,84,0,'b6e7f58aa13c1c5c-3','{"action":"play","card":"h4","request":2,"pay":["c4","c5","c3"]}','fm_SBGT1R58xN2nRiLIboC',1795302855234);
INSERT INTO "journal" VALUES ('n50a1FrHkcoT',6,1,1,90,1,'f03a404f420835a6-4','{"action":"pass","request":3}','XRJ_f0NvYxRkAuOS31ym8X',1795302855241);
INSERT INTO "journal" VALUES ('n50a1FrHkcoT',7,1,0,93,0,'b6e7f58aa13c1c5c-4','{"action":"pass","request":3}','FxfwQvyxKbKWI_ngEZTP_j',1795302855249);
INSERT INTO "journal" VALUES ('n50a1FrHkcoT',8,1,0,103,0,'b6e7f58aa13c1c5c-5','{"action":"expand","request":4,"choice":["h8"]}','FO3LR2Y5nRsdQjsAvXXYsb',1795302855258);
INSERT INTO "journal" VALUES ('n50a1FrHkcoT',9,1,1,106,1,'f03a404f420835a6-5','{"action":"expand","request":4,"choice":["h7"]}','0YGgks98ZHEzTWpcR6U_MN',1795302855265);
INSERT INTO "journal" VALUES ('n50a1FrHkcoT',10,1,0,113,0,'b6e7f58aa13c1c5c-6','{"action":"play","card":"h7","request":5,"target":[],"pay":["c3","c5","c4"]}','pL4GKuXSn5z4Mn2TOcgz_m',1795302855272);
INSERT INTO "journal" VALUES ('n50a1FrHkcoT',11,1,1,123,1,'f03a404f420835a6-6','{"action":"pass","request":5}','ydQN2Zu9xyUt7bhX3wArL-',1795302855284);
INSERT INTO "journal" VALUES ('n50a1FrHkcoT',12,1,0,132,0,'b6e7f58aa13c1c5c-7','{"action":"pass","request":6}','VK_6sCD0dc376omsZ2pmSW',1795302855308);
INSERT INTO "journal" VALUES ('n50a1FrHkcoT',13,1,1,205,1,'f03a404f420835a6-7','{"action":"expand","request":6,"choice":[]}','wgz7ysRX7kuYR6xUXS-CRQ',1795302855388);
INSERT INTO "journal" VALUES ('n50a1FrHkcoT',14,1,0,331,0,'b6e7f58aa13c1c5c-8','{"action":"expand","request":7,"choice":[]}','csI9ofm4TZiXCpp28xAhfI',1795302855521);
INSERT INTO "journal" VALUES ('n50a1FrHkcoT',15,1,1,342,1,'f03a404f420835a6-8','{"action":"play","card":"c9","request":7,"mode":1,"pay":["c7","c8"]}','E6bcFQjk9CE_hBsZeBiDvD',1795302855535);
INSERT INTO "journal" VALUES ('n50a1FrHkcoT',16,1,0,349,0,'b6e7f58aa13c1c5c-9','{"action":"pass","request":8}','XBYuCPRyRHqEvnghUF5Heq',1795302855543);
INSERT INTO "journal" VALUES ('n50a1FrHkcoT',17,1,1,375,1,'f03a404f420835a6-9','{"action":"quick","card":"c2","ability":0,"request":8,"target":[]}','S3OaV-UYmlIB3OZV6LlHmZ',1795302855571);
INSERT INTO "journal" VALUES ('n50a1FrHkcoT',18,1,1,383,1,'f03a404f420835a6-10','{"action":"play","card":"h8","request":9,"target":[],"pay":["c6","c12"]}','L8MUbuN9THm-8Q59KIDysC',1795302855587);
INSERT INTO "journal" VALUES ('n50a1FrHkcoT',19,1,1,389,1,'f03a404f420835a6-11','{"action":"pass","request":10}','Xo14d6R4d0tqCb4XgdEkgz',1795302855602);
INSERT INTO "journal" VALUES ('n50a1FrHkcoT',20,1,0,468,0,'b6e7f58aa13c1c5c-10','{"action":"expand","request":9,"choice":["h12"]}','4DHNvEhMMdy5UAet6JEVJ7',1795302855691);
INSERT INTO "journal" VALUES ('n50a1FrHkcoT',21,1,1,472,1,'f03a404f420835a6-12','{"action":"expand","request":11,"choice":["h4"]}','_xBxaK_baMC7CwgDNyHgBQ',1795302855704);
INSERT INTO "journal" VALUES ('n50a1FrHkcoT',22,1,0,477,0,'b6e7f58aa13c1c5c-11','{"action":"play","card":"c10","request":10,"pay":["c5","c3","c11"]}','l0W8lGOqagq2wn3l0HpX3U',1795302855713);
INSERT INTO "journal" VALUES ('n50a1FrHkcoT',23,1,1,487,1,'f03a404f420835a6-13','{"action":"play","card":"h12","request":12,"expedition":"hero","pay":["c12","c8"]}','0BP8w-P0sbT4Yt5dohkS0e',1795302855727);
INSERT INTO "journal" VALUES ('n50a1FrHkcoT',24,1,0,492,0,'b6e7f58aa13c1c5c-12','{"action":"play","card":"h9","request":11,"pay":["c4","c18"]}','WEIB5YyTsPkYnJpBc6EfxG',1795302855739);
INSERT INTO "journal" VALUES ('n50a1FrHkcoT',25,1,1,499,1,'f03a404f420835a6-14','{"action":"play","card":"h9","request":13,"expedition":"hero","pay":["c6"]}','zdz7h6b4f1d5CHwzssf5i9',1795302855747);
INSERT INTO "journal" VALUES ('n50a1FrHkcoT',26,1,0,503,0,'b6e7f58aa13c1c5c-13','{"action":"pass","request":12}','isx_Bp6mtq1FI6xdWwX1Xi',1795302855752);
INSERT INTO "journal" VALUES ('n50a1FrHkcoT',27,1,1,508,1,'f03a404f420835a6-15','{"action":"pass","request":14}','eE51Srk7B_-Jr1m8-COSxH',1795302855762);
INSERT INTO "journal" VALUES ('n50a1FrHkcoT',28,1,1,513,1,'f03a404f420835a6-16','{"action":"target","request":15,"choice":["c17"]}','WOawiBl-5X0IQZA-W2c_Xr',1795302855768);
INSERT INTO "journal" VALUES ('n50a1FrHkcoT',29,1,1,516,1,'f03a404f420835a6-17','{"action":"keep","request":16,"reserve":["c20","c22"]}','VUwO4ovKl-UTvrTPDG3oGL',1795302855773);
INSERT INTO "journal" VALUES ('n50a1FrHkcoT',30,1,1,521,1,'f03a404f420835a6-18','{"action":"expand","request":17,"choice":[]}','9_kp0kEZitudxArK3h6IS4',1795302855777);
INSERT INTO "journal" VALUES ('n50a1FrHkcoT',31,1,0,523,0,'b6e7f58aa13c1c5c-14','{"action":"expand","request":13,"choice":["h14"]}','LgWSs0j7SuBEHCI6DUgOkw',1795302855781);
INSERT INTO "journal" VALUES ('n50a1FrHkcoT',32,1,1,527,1,'f03a404f420835a6-19','{"action":"play","card":"h11","request":18,"expedition":"hero","pay":["c19","c7"]}','_Utw9U1l-pTe0sgnAU7-Vt',1795302855788);
INSERT INTO "journal" VALUES ('n50a1FrHkcoT',33,1,1,531,1,'f03a404f420835a6-20','{"action":"may","request":19,"choice":false}','Zy8vkHv7tHtk5CHWtKNy-s',1795302855792);
INSERT INTO "journal" VALUES ('n50a1FrHkcoT',34,1,0,533,0,'b6e7f58aa13c1c5c-15','{"action":"may","request":14,"choice":true}','MCU01-nyBet6RsMLWDfTbm',1795302855798);
INSERT INTO "journal" VALUES ('n50a1FrHkcoT',35,1,0,538,0,'b6e7f58aa13c1c5c-16','{"action":"pass","request":15}','4vkwtr9nyli7_m6FdeoBZC',1795302855804);
INSERT INTO "journal" VALUES ('n50a1FrHkcoT',36,1,1,544,1,'f03a404f420835a6-21','{"action":"play","card":"h14","request":20,"expedition":"companion","pay":["c6","c8","c12"]}','upWWU6jZ7FElFtT1DY6ioa',1795302855817);
INSERT INTO "journal" VALUES ('n50a1FrHkcoT',37,1,1,551,1,'f03a404f420835a6-22','{"action":"quick","card":"c2","ability":0,"request":21,"target":["c24"]}','w0sfPZya2TwKm2MBBWZJtl',1795302855823);
INSERT INTO "journal" VALUES ('n50a1FrHkcoT',38,1,1,556,1,'f03a404f420835a6-23','{"action":"pass","request":22}','vNs51le9bMKyxV-Axmx1yF',1795302855833);
INSERT INTO "journal" VALUES ('n50a1FrHkcoT',39,1,1,564,1,'f03a404f420835a6-24','{"action":"keep","request":23,"reserve":["c20","c24"]}','juEc05JpaqpIiVAGXq41Vb',1795302855844);
INSERT INTO "journal" VALUES ('n50a1FrHkcoT',40,1,0,568,0,'b6e7f58aa13c1c5c-17','{"action":"expand","request":16,"choice":["h10"]}','2KciLuh4fzTJPVHmTRvn_n',1795302855849);
INSERT INTO "journal" VALUES ('n50a1FrHkcoT',41,1,1,570,1,'f03a404f420835a6-25','{"action":"expand","request":24,"choice":["h13"]}','A0WBfadjs1FJrMRFTwYgIC',1795302855853);
INSERT INTO "journal" VALUES ('n50a1FrHkcoT',42,1,0,574,0,'b6e7f58aa13c1c5c-18','{"action":"quick","card":"c21","ability":1,"request":17,"pay":["c5"]}','yGimDX04dFzpMWSeOcFdEM',1795302855858);
INSERT INTO "journal" VALUES ('n50a1FrHkcoT',43,1,0,579,0,'b6e7f58aa13c1c5c-19','{"action":"pass","request":18}','7xeepaAEtEIUCsy40Ib98U',1795302855864);
INSERT INTO "journal" VALUES ('n50a1FrHkcoT',44,1,1,584,1,'f03a404f420835a6-26','{"action":"play","card":"h17","request":25,"target":[],"pay":["c8","c7"]}','NGTbYLySR0l8zG19GEaMOA',1795302855872);
INSERT INTO "journal" VALUES ('n50a1FrHkcoT',45,1,1,592,1,'f03a404f420835a6-27','{"action":"play","card":"c32","request":26,"mode":2,"target":["c25"],"pay":["c6","c29"]}','Kzajr0GfW6CLBb8FIh8ibW',1795302855883);
INSERT INTO "journal" VALUES ('n50a1FrHkcoT',46,1,1,597,1,'f03a404f420835a6-28','{"action":"quick","card":"c2","ability":0,"request":27,"target":["c26"]}','XmfiNtg6NI12v4kr5ivnud',1795302855889);
INSERT INTO "journal" VALUES ('n50a1FrHkcoT',47,1,1,605,1,'f03a404f420835a6-29','{"action":"play","card":"c24","request":28,"expedition":"companion","pay":["c19","c12"]}','3K-tdBGaT0NracWDuKVnUk',1795302855899);
INSERT INTO "journal" VALUES ('n50a1FrHkcoT',48,1,1,609,1,'f03a404f420835a6-30','{"action":"pass","request":29}','_Kw8JP_Nz9n6S8sXdZNxE4',1795302855906);
INSERT INTO "journal" VALUES ('n50a1FrHkcoT',49,1,1,624,1,'f03a404f420835a6-31','{"action":"expand","request":30,"choice":["h10"]}','5v4IVTl3cLy0C7x9tkRulq',1795302855920);
INSERT INTO "journal" VALUES ('n50a1FrHkcoT',50,1,0,629,0,'b6e7f58aa13c1c5c-20','{"action":"expand","request":19,"choice":[]}','D99qQyOEeAYsCnDJb6wA5d',1795302855929);
INSERT INTO "journal" VALUES ('n50a1FrHkcoT',51,1,1,635,1,'f03a404f420835a6-32','{"action":"play","card":"c26","request":31,"expedition":"hero","pay":["c29","c34","c19","c7"]}','ABhWPwkEvVfaAa5CSB8BY5',1795302855935);
INSERT INTO "journal" VALUES ('n50a1FrHkcoT',52,1,0,651,0,'b6e7f58aa13c1c5c-21','{"action":"play","card":"h17","request":20,"expedition":"hero","pay":["c23","c11","c5","c4"]}','WzG-j_pHpfyfRDoYs_WoFe',1795302855953);
INSERT INTO "journal" VALUES ('n50a1FrHkcoT',53,1,1,655,1,'f03a404f420835a6-33','{"action":"play","card":"h1","request":32,"expedition":"hero","pay":["c8","c12","c6"]}','UiJ1bu4vYuuWsvFdJmHQ0K',1795302855959);
INSERT INTO "journal" VALUES ('n50a1FrHkcoT',54,1,0,665,0,'b6e7f58aa13c1c5c-22','{"action":"quick","card":"c21","ability":1,"request":21,"pay":["c28"]}','R6qcdMjNFP0kWT5524YEzp',1795302855970);
INSERT INTO "journal" VALUES ('n50a1FrHkcoT',55,1,0,669,0,'b6e7f58aa13c1c5c-23','{"action":"play","card":"c30","request":22,"expedition":"hero","pay":["c3","c18"]}','g_NhVFVS9wsvn9UTu2PiZ1',1795302855975);
INSERT INTO "journal" VALUES ('n50a1FrHkcoT',56,1,1,673,1,'f03a404f420835a6-34','{"action":"quick","card":"c2","ability":0,"request":33,"target":["c36"]}','BsfCTzPUAvjaAdyLEOcaSH',1795302855980);
INSERT INTO "journal" VALUES ('n50a1FrHkcoT',57,1,1,675,1,'f03a404f420835a6-35','{"action":"pass","request":34}','0AvYT02Aa-j9phEaDdox5f',1795302855984);
INSERT INTO "journal" VALUES ('n50a1FrHkcoT',58,1,0,678,0,'b6e7f58aa13c1c5c-24','{"action":"quick","card":"c30","ability":0,"request":23,"target":["c35"]}','NnBMnM4-KoKYqL8NTR80AP',1795302855988);
INSERT INTO "journal" VALUES ('n50a1FrHkcoT',59,1,0,681,0,'b6e7f58aa13c1c5c-25','{"action":"pass","request":24}','J8cmnZM4wbd5JRF8NTlTq5',1795302855992);
INSERT INTO "journal" VALUES ('n50a1FrHkcoT',60,1,0,683,0,'b6e7f58aa13c1c5c-26','{"action":"target","request":25,"choice":["c30"]}','ujwJ98qLBEf-16YXIDz5up',1795302856007);
INSERT INTO "journal" VALUES ('n50a1FrHkcoT',61,1,0,700,0,'b6e7f58aa13c1c5c-27','{"action":"expand","request":26,"choice":["h20"]}','4gRnYlwpfeBn8T8u276Rcc',1795302856013);
INSERT INTO "journal" VALUES ('soZcAFrC7ACq',1,1,-1,55,NULL,NULL,'{"action":"begin","commit":"149808292d12e0b209d5c041087bee90d9e5b91c4f5749ea5901160911079985","nonces":["0309b60479e8c108cafd3c7c7fe1ac23","6f1ecca1a6b381d9ac86c331019f729f"]}','3160351814ae1b7664abf1',1795302851518);
INSERT INTO "journal" VALUES ('soZcAFrC7ACq',2,1,0,71,0,'a7a120b2237b6e45-2','{"action":"mulligan","request":1,"choice":"redraw"}','1AsyedOqs6jhTsAvpclUwk',1795302851532);
INSERT INTO "journal" VALUES ('soZcAFrC7ACq',3,1,0,85,0,'a7a120b2237b6e45-3','{"action":"bottom","request":2,"choice":["h10"]}','H1CCDd_VZR08BCrBcMju8-',1795302851548);
INSERT INTO "journal" VALUES ('soZcAFrC7ACq',4,1,1,91,1,'4080cda0ee3e78e2-2','{"action":"mulligan","request":1,"choice":"redraw"}','SCE1Qta08-loG66STjfISh',1795302851563);
INSERT INTO "journal" VALUES ('soZcAFrC7ACq',5,1,1,103,1,'4080cda0ee3e78e2-3','{"action":"bottom","request":2,"choice":["h9"]}','iu-26A4_RSGDtCSgvpLjG_',1795302851591);
INSERT INTO "journal" VALUES ('soZcAFrC7ACq',6,1,0,109,0,'a7a120b2237b6e45-4','{"action":"mulligan","request":3,"choice":"keep"}','HObigDbrshgu9FlDpBbnqI',1795302851659);
INSERT INTO "journal" VALUES ('soZcAFrC7ACq',7,1,1,116,1,'4080cda0ee3e78e2-4','{"action":"mulligan","request":3,"choice":"keep"}','dWyqS0KzNQ2ygKFAkMbFsd',1795302851698);
INSERT INTO "journal" VALUES ('soZcAFrC7ACq',8,1,0,155,0,'a7a120b2237b6e45-5','{"action":"pass","request":4}','lxqacW6o7npTrO93BhdDjS',1795302851747);
INSERT INTO "journal" VALUES ('soZcAFrC7ACq',9,1,1,160,1,'4080cda0ee3e78e2-5','{"action":"pass","request":4}','zi8AjUNN0qGgzJLNjsUaKk',1795302851762);
INSERT INTO "journal" VALUES ('soZcAFrC7ACq',10,1,0,167,0,'a7a120b2237b6e45-6','{"action":"pass","request":5}','LxC9lwo_gBaLG3VI-uF_f5',1795302851777);
INSERT INTO "journal" VALUES ('soZcAFrC7ACq',11,1,1,172,1,'4080cda0ee3e78e2-6','{"action":"pass","request":5}','vvr4W-e2-Pq5VuMyaWnMZd',1795302851787);
INSERT INTO "journal" VALUES ('soZcAFrC7ACq',12,1,0,179,0,'a7a120b2237b6e45-7','{"action":"pass","request":6}','-h0FsRUxG_OMxVUhlXWSHn',1795302851803);
INSERT INTO "journal" VALUES ('soZcAFrC7ACq',13,1,1,184,1,'4080cda0ee3e78e2-7','{"action":"pass","request":6}','jWArj2OIayBJTTgHerpZrW',1795302851815);
INSERT INTO "journal" VALUES ('soZcAFrC7ACq',14,1,0,189,0,'a7a120b2237b6e45-8','{"action":"pass","request":7}','_3dBSp4RH5-GsPm8FiOTSO',1795302851835);
INSERT INTO "journal" VALUES ('soZcAFrC7ACq',15,1,1,205,1,'4080cda0ee3e78e2-8','{"action":"pass","request":7}','fLu8MCQmsF_bzVyYJqtosb',1795302851861);
INSERT INTO "journal" VALUES ('soZcAFrC7ACq',16,1,1,210,1,'4080cda0ee3e78e2-9','{"action":"pass","request":8}','p-X-d-UnjIgpwEyTq8jErx',1795302851878);
INSERT INTO "journal" VALUES ('soZcAFrC7ACq',17,1,0,219,0,'a7a120b2237b6e45-9','{"action":"pass","request":8}','dALvXXT-_acqAE37rdU-su',1795302851903);
INSERT INTO "journal" VALUES ('soZcAFrC7ACq',18,1,0,234,0,'a7a120b2237b6e45-10','{"action":"pass","request":9}','iQYM44Ipf6NdmuHqxGISJ8',1795302851927);
INSERT INTO "journal" VALUES ('soZcAFrC7ACq',19,1,1,251,1,'4080cda0ee3e78e2-10','{"action":"pass","request":9}','Rrbqr5nKuJn1RilzSh0TyX',1795302851953);
INSERT INTO "journal" VALUES ('soZcAFrC7ACq',20,1,0,259,0,'a7a120b2237b6e45-11','{"action":"convert","card":"h7","request":10,"anomaly":"light"}','S9fYPq3OWV7iVKP416KuKy',1795302851975);
INSERT INTO "journal" VALUES ('soZcAFrC7ACq',21,1,0,266,0,'a7a120b2237b6e45-12','{"action":"pass","request":11}','4YUxeIRQImQ-CRQXYR3U1T',1795302851994);
INSERT INTO "journal" VALUES ('soZcAFrC7ACq',22,1,1,271,1,'4080cda0ee3e78e2-11','{"action":"pass","request":10}','QDZHbWke2JSac5nuErLiu_',1795302852014);
INSERT INTO "journal" VALUES ('soZcAFrC7ACq',23,1,0,277,0,'a7a120b2237b6e45-13','{"action":"pass","request":12}','51007RAeLgVepqw8-VWmwQ',1795302852033);
INSERT INTO "journal" VALUES ('soZcAFrC7ACq',24,1,1,281,1,'4080cda0ee3e78e2-12','{"action":"pass","request":11}','CvvfpdWx9Q9F5WvXBWK8ZA',1795302852053);
INSERT INTO "journal" VALUES ('soZcAFrC7ACq',25,1,1,286,1,'4080cda0ee3e78e2-13','{"action":"pass","request":12}','8-WUkXn_fjkAL5Qd4Juptg',1795302852069);
INSERT INTO "journal" VALUES ('soZcAFrC7ACq',26,1,0,292,0,'a7a120b2237b6e45-14','{"action":"pass","request":13}','wQBbjf6smkPga3qpBT0pdv',1795302852091);
INSERT INTO "journal" VALUES ('soZcAFrC7ACq',27,1,1,297,1,'4080cda0ee3e78e2-14','{"action":"pass","request":13}','r95RLCjF0UMAGOYBLUpd0d',1795302852110);
INSERT INTO "journal" VALUES ('soZcAFrC7ACq',28,1,0,301,0,'a7a120b2237b6e45-15','{"action":"pass","request":14}','4U72MPUCfOlf11pHMaFfEa',1795302852123);
INSERT INTO "journal" VALUES ('soZcAFrC7ACq',29,1,1,311,1,'4080cda0ee3e78e2-15','{"action":"convert","card":"h10","request":14,"anomaly":"light"}','nYPkmyM9lOQFlr6Q_VqwW3',1795302852142);
INSERT INTO "journal" VALUES ('soZcAFrC7ACq',30,1,1,316,1,'4080cda0ee3e78e2-16','{"action":"playAnomaly","card":"h10","request":15}','9o4cJNY8Wtx_gZ1DO5EmC2',1795302852168);
INSERT INTO "journal" VALUES ('soZcAFrC7ACq',31,1,1,323,1,'4080cda0ee3e78e2-17','{"action":"makeEnergy","card":"c1","request":16}','uje-VinXw7AMyoWqHQWAzx',1795302852191);
INSERT INTO "journal" VALUES ('soZcAFrC7ACq',32,1,1,328,1,'4080cda0ee3e78e2-18','{"action":"pass","request":17}','RGZwdbzP6drWsoYUGsxIgI',1795302852204);
INSERT INTO "journal" VALUES ('soZcAFrC7ACq',33,1,0,334,0,'a7a120b2237b6e45-16','{"action":"pass","request":15}','Aa_nnG0Wgo0ByBc-GRinAo',1795302852216);
INSERT INTO "journal" VALUES ('soZcAFrC7ACq',34,1,1,343,1,'4080cda0ee3e78e2-19','{"action":"pass","request":18}','Dq05qP1u30ADf7LzOE346P',1795302852237);
INSERT INTO "journal" VALUES ('soZcAFrC7ACq',35,1,0,349,0,'a7a120b2237b6e45-17','{"action":"pass","request":16}','sf-aTFFEi0FgrSRuqRrd9R',1795302852255);
INSERT INTO "journal" VALUES ('soZcAFrC7ACq',36,1,0,353,0,'a7a120b2237b6e45-18','{"action":"pass","request":17}','WMGbQxPovCXasn1thEZfx9',1795302852272);
INSERT INTO "journal" VALUES ('soZcAFrC7ACq',37,1,1,358,1,'4080cda0ee3e78e2-20','{"action":"pass","request":19}','cpArzfnqrZLThCFxUM6zpo',1795302852315);
INSERT INTO "journal" VALUES ('soZcAFrC7ACq',38,1,1,362,1,'4080cda0ee3e78e2-21','{"action":"pass","request":20}','GkBmrgE2_0iS0D9R0lzsBG',1795302852332);
INSERT INTO "journal" VALUES ('soZcAFrC7ACq',39,1,0,365,0,'a7a120b2237b6e45-19','{"action":"pass","request":18}','msJhd7Hm4KMIF7i9Sw9OSq',1795302852344);
INSERT INTO "journal" VALUES ('soZcAFrC7ACq',40,1,1,370,1,'4080cda0ee3e78e2-22','{"action":"pass","request":21}','NIhOAEfuytqXbUxdCMYfef',1795302852353);
INSERT INTO "journal" VALUES ('soZcAFrC7ACq',41,1,0,376,0,'a7a120b2237b6e45-20','{"action":"pass","request":19}','jlA5pKUA35BQM59HiAyUUN',1795302852376);
INSERT INTO "journal" VALUES ('soZcAFrC7ACq',42,1,1,381,1,'4080cda0ee3e78e2-23','{"action":"pass","request":22}','v_yabYH4wGGOXThTRTfGxU',1795302852387);
INSERT INTO "journal" VALUES ('soZcAFrC7ACq',43,1,0,385,0,'a7a120b2237b6e45-21','{"action":"pass","request":20}','r-mNf__q-HKIgEAXLb-Gg-',1795302852395);
INSERT INTO "journal" VALUES ('soZcAFrC7ACq',44,1,0,390,0,'a7a120b2237b6e45-22','{"action":"pass","request":21}','BDV0T3ETiSjqXGKhEJj3DW',1795302852408);
INSERT INTO "journal" VALUES ('soZcAFrC7ACq',45,1,1,396,1,'4080cda0ee3e78e2-24','{"action":"pass","request":23}','4GeJpy7HhYkT-3mP8oPXVh',1795302852431);
INSERT INTO "journal" VALUES ('soZcAFrC7ACq',46,1,0,400,0,'a7a120b2237b6e45-23','{"action":"pass","request":22}','Doh8u6NyNzVsdKCbCLT_KQ',1795302852445);
INSERT INTO "journal" VALUES ('soZcAFrC7ACq',47,1,1,404,1,'4080cda0ee3e78e2-25','{"action":"pass","request":24}','xiaIp2noiOQBkiT5HPlBst',1795302852463);
INSERT INTO "journal" VALUES ('soZcAFrC7ACq',48,1,0,408,0,'a7a120b2237b6e45-24','{"action":"convert","card":"h15","request":23,"anomaly":"growth"}','sFRsacuZNuOnrMOKfSqMYt',1795302852477);
INSERT INTO "journal" VALUES ('soZcAFrC7ACq',49,1,0,414,0,'a7a120b2237b6e45-25','{"action":"playAnomaly","card":"h15","request":24}','4yXhaYnSulpV_QZj6SrP9x',1795302852491);
INSERT INTO "journal" VALUES ('soZcAFrC7ACq',50,1,0,421,0,'a7a120b2237b6e45-26','{"action":"makeEnergy","card":"c2","request":25}','F_O1_SuYkyku_Mk5U6UOns',1795302852531);
INSERT INTO "journal" VALUES ('soZcAFrC7ACq',51,1,0,425,0,'a7a120b2237b6e45-27','{"action":"pass","request":26}','_5tBn0Ng4RIfzBQ3fe2WvI',1795302852555);
INSERT INTO "journal" VALUES ('soZcAFrC7ACq',52,1,1,430,1,'4080cda0ee3e78e2-26','{"action":"pass","request":25}','PB192Fh2uSO9e37LrG_ncb',1795302852571);
INSERT INTO "journal" VALUES ('soZcAFrC7ACq',53,1,0,452,0,'a7a120b2237b6e45-28','{"action":"pass","request":27}','7h-TGIvYHSvXihzQD-kVzi',1795302852610);
INSERT INTO "journal" VALUES ('soZcAFrC7ACq',54,1,1,462,1,'4080cda0ee3e78e2-27','{"action":"pass","request":26}','9IzPFuA4nMv6HKnUnTdChZ',1795302852636);
INSERT INTO "journal" VALUES ('soZcAFrC7ACq',55,1,1,472,1,'4080cda0ee3e78e2-28','{"action":"pass","request":27}','sPEA-dXzECjrAyoXT40IOI',1795302852650);
INSERT INTO "journal" VALUES ('soZcAFrC7ACq',56,1,0,477,0,'a7a120b2237b6e45-29','{"action":"pass","request":28}','hwHQyvCCyAzYjIG97YwFnL',1795302852677);
INSERT INTO "journal" VALUES ('soZcAFrC7ACq',57,1,0,502,0,'a7a120b2237b6e45-30','{"action":"pass","request":29}','CCBFHvSAPlgRG_XmMyRWr6',1795302852720);
INSERT INTO "journal" VALUES ('soZcAFrC7ACq',58,1,1,507,1,'4080cda0ee3e78e2-29','{"action":"pass","request":28}','yATt1TzcB0Al2rWTQpF1gZ',1795302852730);
INSERT INTO "journal" VALUES ('soZcAFrC7ACq',59,1,0,513,0,'a7a120b2237b6e45-31','{"action":"pass","request":30}','4V0OreEEDrnpsaPfH6h38B',1795302852738);
INSERT INTO "journal" VALUES ('soZcAFrC7ACq',60,1,1,520,1,'4080cda0ee3e78e2-30','{"action":"pass","request":29}','72I2c1sEvlqs9onweClVcS',1795302852753);
INSERT INTO "journal" VALUES ('soZcAFrC7ACq',61,1,0,531,0,'a7a120b2237b6e45-32','{"action":"pass","request":31}','tSMwzFC9PcF6jPRUXfDkMN',1795302852769);
INSERT INTO "journal" VALUES ('x1QQNIibqUos',1,1,-1,30,NULL,NULL,'{"action":"begin","commit":"b8d9648fd5ee5799e4f24b0c41e7bcafe535306f716caa8ba49d728c6666ec61","nonces":["88b007bc20de12fce9660017caf7d1fd","cb59b1290f4b00e61652b38bdba99633"]}','9384d0d4b2d2212d4f632e',1795302856135);
INSERT INTO "journal" VALUES ('x1QQNIibqUos',2,1,0,46,0,'2cb37ce0a6074cf5-2','{"action":"playCard","card":"h1","request":1}','uhOh5gns-W2qkyeKGVCMGE',1795302856157);
INSERT INTO "journal" VALUES ('x1QQNIibqUos',3,1,0,59,0,'2cb37ce0a6074cf5-3','{"action":"target","request":2,"choice":["h3"]}','-Oyv47bvwRgy2g1qr5RlYw',1795302856164);
INSERT INTO "journal" VALUES ('x1QQNIibqUos',4,1,0,62,0,'2cb37ce0a6074cf5-4','{"action":"playCard","card":"h3","request":3,"lane":"attack"}','FtmuR85JShT0dza0iRzHg5',1795302856168);
INSERT INTO "journal" VALUES ('x1QQNIibqUos',5,1,0,64,0,'2cb37ce0a6074cf5-5','{"action":"commit","request":4}','LMAx48ZAho2IcA4YBECZgS',1795302856171);
INSERT INTO "journal" VALUES ('x1QQNIibqUos',6,1,1,67,1,'8f1aace3087030e3-2','{"action":"commit","request":1}','sAxUeTTWJjMORQqk91bgGN',1795302856176);
INSERT INTO "journal" VALUES ('x1QQNIibqUos',7,1,0,73,0,'2cb37ce0a6074cf5-6','{"action":"switchLanes","request":5,"list":["c6"]}','vQel-4CcwT5tu_Vyt0SAtx',1795302856181);
INSERT INTO "journal" VALUES ('x1QQNIibqUos',8,1,0,74,0,'2cb37ce0a6074cf5-7','{"action":"lockLanes","request":6}','ggdli4yK-GbXbOSVknI5F-',1795302856186);
INSERT INTO "journal" VALUES ('x1QQNIibqUos',9,1,0,122,0,'2cb37ce0a6074cf5-8','{"action":"playCard","card":"h4","request":7,"lane":"defense"}','rhchMOckae95wXi3Ui17FN',1795302856233);
INSERT INTO "journal" VALUES ('x1QQNIibqUos',10,1,0,124,0,'2cb37ce0a6074cf5-9','{"action":"commit","request":8}','KZ_e2h5yi3Hzc0Q0biNxSb',1795302856240);
INSERT INTO "journal" VALUES ('x1QQNIibqUos',11,1,1,129,1,'8f1aace3087030e3-3','{"action":"playCard","card":"h3","request":2,"slot":3}','yTuLfvcqK4R6Zi0NrLNkH7',1795302856246);
INSERT INTO "journal" VALUES ('x1QQNIibqUos',12,1,1,131,1,'8f1aace3087030e3-4','{"action":"commit","request":3}','JeWknFiEyKkEQlQod5U0RQ',1795302856251);
INSERT INTO "journal" VALUES ('x1QQNIibqUos',13,1,0,135,0,'2cb37ce0a6074cf5-10','{"action":"lockLanes","request":9}','rrk7pg2parliZRlGwdU-B2',1795302856256);
INSERT INTO "journal" VALUES ('x1QQNIibqUos',14,1,0,142,0,'2cb37ce0a6074cf5-11','{"action":"setPriorities","request":10,"list":[]}','4EfufeZzrZa4oC29cghK3T',1795302856264);
INSERT INTO "journal" VALUES ('x1QQNIibqUos',15,1,0,145,0,'2cb37ce0a6074cf5-12','{"action":"setPriorities","request":11,"list":["c7"]}','Hr_jIHutfQBeq58-7XCc4l',1795302856269);
INSERT INTO "journal" VALUES ('x1QQNIibqUos',16,1,0,147,0,'2cb37ce0a6074cf5-13','{"action":"lockBattle","request":12}','K_PsiGC6jErZ4pQuHzjnt7',1795302856276);
INSERT INTO "journal" VALUES ('x1QQNIibqUos',17,1,0,157,0,'2cb37ce0a6074cf5-14','{"action":"playCard","card":"h2","request":13,"lane":"attack"}','6yVg730lLBMjiN1HsSFyaM',1795302856284);
INSERT INTO "journal" VALUES ('x1QQNIibqUos',18,1,0,160,0,'2cb37ce0a6074cf5-15','{"action":"commit","request":14}','Wm-hdoYTXBxWgYm9cylLq5',1795302856290);
INSERT INTO "journal" VALUES ('x1QQNIibqUos',19,1,1,164,1,'8f1aace3087030e3-5','{"action":"playCard","card":"h1","request":4,"slot":2}','2sMJ6AtjDZnIhPYCpRcFX-',1795302856294);
INSERT INTO "journal" VALUES ('x1QQNIibqUos',20,1,1,167,1,'8f1aace3087030e3-6','{"action":"activate","card":"c11","ability":0,"request":5,"x":0}','N_gWn1JQbU-65gZvmncSr2',1795302856299);
INSERT INTO "journal" VALUES ('x1QQNIibqUos',21,1,1,169,1,'8f1aace3087030e3-7','{"action":"activate","card":"c11","ability":0,"request":6,"x":0}','ZFqXqZdLGaChB03-tztIMQ',1795302856302);
INSERT INTO "journal" VALUES ('x1QQNIibqUos',22,1,1,170,1,'8f1aace3087030e3-8','{"action":"commit","request":7}','DXQwxg_T2139j48uFfz6p1',1795302856305);
INSERT INTO "journal" VALUES ('x1QQNIibqUos',23,1,0,175,0,'2cb37ce0a6074cf5-16','{"action":"switchLanes","request":15,"list":["c8"]}','KRwJpNdNXup3CywPeWkNr1',1795302856310);
INSERT INTO "journal" VALUES ('x1QQNIibqUos',24,1,0,176,0,'2cb37ce0a6074cf5-17','{"action":"lockLanes","request":16}','hUdoSXijFuGVrFjVDLCpe3',1795302856313);
INSERT INTO "journal" VALUES ('x1QQNIibqUos',25,1,1,189,1,'8f1aace3087030e3-9','{"action":"lockLanes","request":8}','UMR9nxKdoVNsW3k5S198ly',1795302856329);
INSERT INTO "journal" VALUES ('x1QQNIibqUos',26,1,0,193,0,'2cb37ce0a6074cf5-18','{"action":"lockBattle","request":17}','PyE_l1r-aXJU91Be5EClzo',1795302856336);
INSERT INTO "journal" VALUES ('x1QQNIibqUos',27,1,0,202,0,'2cb37ce0a6074cf5-19','{"action":"playCard","card":"h7","request":18}','JV_K_u-eh_AYidon-PeOad',1795302856344);
INSERT INTO "journal" VALUES ('x1QQNIibqUos',28,1,0,207,0,'2cb37ce0a6074cf5-20','{"action":"playCard","card":"h6","request":19,"cost":["c6"]}','54N_IiqpZ5W91lKb63hf92',1795302856351);
INSERT INTO "journal" VALUES ('x1QQNIibqUos',29,1,0,212,0,'2cb37ce0a6074cf5-21','{"action":"commit","request":20}','qXNtvNshzAg9JNGoXwOIQ0',1795302856358);
INSERT INTO "journal" VALUES ('x1QQNIibqUos',30,1,1,217,1,'8f1aace3087030e3-10','{"action":"playCard","card":"h2","request":9,"lane":"defense"}','F9n0h4ThweqzKjSF6wVpZO',1795302856366);
INSERT INTO "journal" VALUES ('x1QQNIibqUos',31,1,1,219,1,'8f1aace3087030e3-11','{"action":"commit","request":10}','JAzv44XPzuDeR227ok0ty3',1795302856371);
INSERT INTO "journal" VALUES ('x1QQNIibqUos',32,1,0,225,0,'2cb37ce0a6074cf5-22','{"action":"setTarget","entry":"e20","request":21,"target":["c8"]}','JH3obE6FxeTsUdtoqu0lnS',1795302856377);
INSERT INTO "journal" VALUES ('x1QQNIibqUos',33,1,0,228,0,'2cb37ce0a6074cf5-23','{"action":"setTarget","entry":"e22","request":22,"target":["c12"]}','IvyE6vCpD7t5a8JqTReNYC',1795302856381);
INSERT INTO "journal" VALUES ('x1QQNIibqUos',34,1,0,230,0,'2cb37ce0a6074cf5-24','{"action":"setTarget","entry":"e20","request":23,"target":["c10"]}','k1gPbQb7uvtbm8fSZAFBlc',1795302856385);
INSERT INTO "journal" VALUES ('x1QQNIibqUos',35,1,0,233,0,'2cb37ce0a6074cf5-25','{"action":"setTarget","entry":"e22","request":24,"target":["c15"]}','WfFBzdZcZ7wNjw7W5ce8tC',1795302856389);
INSERT INTO "journal" VALUES ('x1QQNIibqUos',36,1,0,234,0,'2cb37ce0a6074cf5-26','{"action":"lockTargets","request":25}','OrsrYOgVRT-9YOrj2-QaHa',1795302856396);
INSERT INTO "journal" VALUES ('x1QQNIibqUos',37,1,0,242,0,'2cb37ce0a6074cf5-27','{"action":"switchLanes","request":26,"list":["c10","c8"]}','27ilMejgu20a_1fmjzdtdZ',1795302856403);
INSERT INTO "journal" VALUES ('x1QQNIibqUos',38,1,0,244,0,'2cb37ce0a6074cf5-28','{"action":"switchLanes","request":27,"list":["c8"]}','I_hLL9roXnJdMWBKt8YLc8',1795302856406);
INSERT INTO "journal" VALUES ('x1QQNIibqUos',39,1,0,246,0,'2cb37ce0a6074cf5-29','{"action":"lockLanes","request":28}','dSKJ_NEg6aHC9mPPHaMlKw',1795302856409);
INSERT INTO "journal" VALUES ('x1QQNIibqUos',40,1,1,249,1,'8f1aace3087030e3-12','{"action":"switchLanes","request":11,"list":["c12"]}','Ay1U9vujCtHxtnSCdGV8w3',1795302856414);
INSERT INTO "journal" VALUES ('x1QQNIibqUos',41,1,1,251,1,'8f1aace3087030e3-13','{"action":"lockLanes","request":12}','0_AIhkaDMgm141k9AcyLmC',1795302856419);
INSERT INTO "journal" VALUES ('x1QQNIibqUos',42,1,0,255,0,'2cb37ce0a6074cf5-30','{"action":"lockBattle","request":29}','Rd-9smHJcQ4DtIMi2MM5dW',1795302856426);
INSERT INTO "journal" VALUES ('x1QQNIibqUos',43,1,0,262,0,'2cb37ce0a6074cf5-31','{"action":"activate","card":"c1","ability":1,"request":30,"target":["c17"]}','3dsy5RDt_5bLJSKrQCJ117',1795302856432);
INSERT INTO "journal" VALUES ('x1QQNIibqUos',44,1,0,264,0,'2cb37ce0a6074cf5-32','{"action":"playCard","card":"h8","request":31}','Na-IUzArFDURkIgU9dgIDD',1795302856436);
INSERT INTO "journal" VALUES ('x1QQNIibqUos',45,1,0,265,0,'2cb37ce0a6074cf5-33','{"action":"commit","request":32}','TYP904kuvY1LuBFgssg6o_',1795302856438);
INSERT INTO "journal" VALUES ('x1QQNIibqUos',46,1,1,267,1,'8f1aace3087030e3-14','{"action":"activate","card":"c9","ability":0,"request":13}','aZGTLzxyXgFbl-GzJSObUc',1795302856442);
INSERT INTO "journal" VALUES ('x1QQNIibqUos',47,1,1,270,1,'8f1aace3087030e3-15','{"action":"commit","request":14}','ppVEbZLxlztVp6eWrwTNYG',1795302856447);
INSERT INTO "journal" VALUES ('x1QQNIibqUos',48,1,0,274,0,'2cb37ce0a6074cf5-34','{"action":"switchLanes","request":33,"list":["c17"]}','pBmm3f5SQN70p9-rvUL2h-',1795302856452);
INSERT INTO "journal" VALUES ('x1QQNIibqUos',49,1,0,276,0,'2cb37ce0a6074cf5-35','{"action":"switchLanes","request":34,"list":[]}','6q3TJl34YDAZm2VGa0ZH9k',1795302856454);
INSERT INTO "journal" VALUES ('x1QQNIibqUos',50,1,0,278,0,'2cb37ce0a6074cf5-36','{"action":"switchLanes","request":35,"list":["c17"]}','vClJ8oyEfaN1_SIMvM1E24',1795302856457);
INSERT INTO "journal" VALUES ('x1QQNIibqUos',51,1,0,279,0,'2cb37ce0a6074cf5-37','{"action":"switchLanes","request":36,"list":["c10"]}','AjywqlyGtM5Di1SMfXRNtH',1795302856460);
INSERT INTO "journal" VALUES ('x1QQNIibqUos',52,1,0,281,0,'2cb37ce0a6074cf5-38','{"action":"lockLanes","request":37}','CCW24m8NcMKjoFJHu50v0V',1795302856463);
INSERT INTO "journal" VALUES ('x1QQNIibqUos',53,1,1,283,1,'8f1aace3087030e3-16','{"action":"lockLanes","request":15}','7ADRUUAsz-fUpvyArpLDuL',1795302856465);
INSERT INTO "journal" VALUES ('x1QQNIibqUos',54,1,0,288,0,'2cb37ce0a6074cf5-39','{"action":"lockBattle","request":38}','se9N9Rhnx-yg0dqhQonz4-',1795302856473);
INSERT INTO "journal" VALUES ('x1QQNIibqUos',55,1,0,294,0,'2cb37ce0a6074cf5-40','{"action":"playCard","card":"h9","request":39,"lane":"attack"}','oY6XHqpQwvUWmwa4xBbJMO',1795302856484);
INSERT INTO "journal" VALUES ('x1QQNIibqUos',56,1,0,296,0,'2cb37ce0a6074cf5-41','{"action":"playCard","card":"h12","request":40}','88i6tDRY9LboGpeM6idt3q',1795302856490);
INSERT INTO "journal" VALUES ('x1QQNIibqUos',57,1,0,301,0,'2cb37ce0a6074cf5-42','{"action":"target","request":41,"choice":["h13"]}','pUXYjAco6ONGarbLg7f7gG',1795302856495);
INSERT INTO "journal" VALUES ('x1QQNIibqUos',58,1,0,304,0,'2cb37ce0a6074cf5-43','{"action":"playCard","card":"h13","request":42,"lane":"attack"}','nhdF8y4TXtRRudrCw3Ug9j',1795302856499);
INSERT INTO "journal" VALUES ('x1QQNIibqUos',59,1,0,305,0,'2cb37ce0a6074cf5-44','{"action":"commit","request":43}','cxJmB00Z-9LbgMH8MYDjwg',1795302856502);
INSERT INTO "journal" VALUES ('x1QQNIibqUos',60,1,1,307,1,'8f1aace3087030e3-17','{"action":"playCard","card":"h11","request":16,"lane":"defense"}','lpVeb7T1F_APQVZkxTmqdn',1795302856505);
INSERT INTO "journal" VALUES ('x1QQNIibqUos',61,1,1,313,1,'8f1aace3087030e3-18','{"action":"commit","request":17}','EPE9tmC2QnK2im5FnC60Hg',1795302856513);
INSERT INTO "journal" VALUES ('x34xuFT0IeFH',1,1,-1,387,NULL,NULL,'{"action":"begin","commit":"83d3e38a8394d0f25d5156b1eaee1313ca6c6122aeb85ce449793ff6078e46e1","nonces":["a72e2e645eab68597d01c7713c8fd76c","aa59285f47b4c37135853f8de5ec551f"]}','e0aeaed231b4e8dac8e05d',1795302848287);
INSERT INTO "journal" VALUES ('x34xuFT0IeFH',2,1,1,433,1,'66ce2cb4bb2f9921-2','{"action":"advancePhase","request":1}','Hl3RYyVZdSF-Mu4BSjiaDw',1795302848341);
INSERT INTO "journal" VALUES ('x34xuFT0IeFH',3,1,1,457,1,'66ce2cb4bb2f9921-3','{"action":"advancePhase","request":2}','hRGVZMI_e_cli6nfP_yvxf',1795302848384);
INSERT INTO "journal" VALUES ('x34xuFT0IeFH',4,1,1,509,1,'66ce2cb4bb2f9921-4','{"action":"advancePhase","request":3}','bhqvqFmV3ykPvmTaVaN-OA',1795302848443);
INSERT INTO "journal" VALUES ('x34xuFT0IeFH',5,1,1,528,1,'66ce2cb4bb2f9921-5','{"action":"playResource","card":"h8","request":4}','aAaYXcnaz3_PF61yos0h4j',1795302848484);
INSERT INTO "journal" VALUES ('x34xuFT0IeFH',6,1,1,565,1,'66ce2cb4bb2f9921-6','{"action":"ignite","card":"h9","mode":"setHidden","request":5}','laV203YwDrd5Ua4b7DM5BB',1795302848532);
INSERT INTO "journal" VALUES ('x34xuFT0IeFH',7,1,0,593,0,'488996a2afd5de43-2','{"action":"pass","request":1}','yUBIGFC8ZdhRD3FryJdeIg',1795302848578);
INSERT INTO "journal" VALUES ('x34xuFT0IeFH',8,1,1,617,1,'66ce2cb4bb2f9921-7','{"action":"advancePhase","request":6}','_v68XyGUPJnNAq5yAyGTdJ',1795302848617);
INSERT INTO "journal" VALUES ('x34xuFT0IeFH',9,1,1,657,1,'66ce2cb4bb2f9921-8','{"action":"advancePhase","request":7}','rpUoPR-_KgOLA3kaS53AaN',1795302848671);
INSERT INTO "journal" VALUES ('x34xuFT0IeFH',10,1,1,708,1,'66ce2cb4bb2f9921-9','{"action":"advancePhase","request":8}','tIMxXSFqP_cESSG5DrF3YY',1795302848928);
INSERT INTO "journal" VALUES ('x34xuFT0IeFH',11,1,0,757,0,'488996a2afd5de43-3','{"action":"advancePhase","request":2}','5GQ5neGlweuL5bHqs4LNRr',1795302848989);
INSERT INTO "journal" VALUES ('x34xuFT0IeFH',12,1,0,788,0,'488996a2afd5de43-4','{"action":"advancePhase","request":3}','9f6SKuoatzPJdigykHLID-',1795302849025);
INSERT INTO "journal" VALUES ('x34xuFT0IeFH',13,1,0,793,0,'488996a2afd5de43-5','{"action":"advancePhase","request":4}','iVGjJLdQF0WjqV55syzAHA',1795302849034);
INSERT INTO "journal" VALUES ('x34xuFT0IeFH',14,1,0,796,0,'488996a2afd5de43-6','{"action":"playResource","card":"h6","request":5}','NzhRwoIwWW_aoOQBx-q-ME',1795302849038);
INSERT INTO "journal" VALUES ('x34xuFT0IeFH',15,1,0,804,0,'488996a2afd5de43-7','{"action":"advancePhase","request":6}','HxserSyjhbjwVRgn8oFl9_',1795302849110);
INSERT INTO "journal" VALUES ('x34xuFT0IeFH',16,1,0,818,0,'488996a2afd5de43-8','{"action":"advancePhase","request":7}','e9Qe8d2NAc1yLjiGFasiXl',1795302849129);
INSERT INTO "journal" VALUES ('x34xuFT0IeFH',17,1,0,831,0,'488996a2afd5de43-9','{"action":"advancePhase","request":8}','GlAzBA_T8bEl7HUNk7366z',1795302849153);
INSERT INTO "journal" VALUES ('x34xuFT0IeFH',18,1,1,846,1,'66ce2cb4bb2f9921-10','{"action":"advancePhase","request":9}','L2owN9Bo31s1cyf9OESJ4_',1795302849172);
INSERT INTO "journal" VALUES ('x34xuFT0IeFH',19,1,1,854,1,'66ce2cb4bb2f9921-11','{"action":"advancePhase","request":10}','xBFMKqC8hGktRvPyGMLiE4',1795302849184);
INSERT INTO "journal" VALUES ('x34xuFT0IeFH',20,1,1,861,1,'66ce2cb4bb2f9921-12','{"action":"advancePhase","request":11}','c4DW83Ebz9TmTA03Whb3x4',1795302849207);
INSERT INTO "journal" VALUES ('x34xuFT0IeFH',21,1,1,1000,1,'66ce2cb4bb2f9921-13','{"action":"playResource","card":"h7","request":12}','BnLtRO4MyMIEOZspM-Hrgs',1795302849353);
INSERT INTO "journal" VALUES ('x34xuFT0IeFH',22,1,1,1036,1,'66ce2cb4bb2f9921-14','{"action":"ignite","card":"h1","mode":"play","request":13,"pay":["c4","c1"]}','eRl9-nTdiCj_zhKFFCvNgY',1795302849400);
INSERT INTO "journal" VALUES ('x34xuFT0IeFH',23,1,0,1073,0,'488996a2afd5de43-10','{"action":"pass","request":9}','ODDKnoV1sD-47ioMsz-WKO',1795302849474);
INSERT INTO "journal" VALUES ('x34xuFT0IeFH',24,1,1,1135,1,'66ce2cb4bb2f9921-15','{"action":"advancePhase","request":14}','xxvYiaCKoEIEkfv-Fc2fBp',1795302849545);
INSERT INTO "journal" VALUES ('x34xuFT0IeFH',25,1,1,1141,1,'66ce2cb4bb2f9921-16','{"action":"advancePhase","request":15}','SFoBXqHW5Y_qTywTxtYShS',1795302849562);
INSERT INTO "journal" VALUES ('x34xuFT0IeFH',26,1,1,1143,1,'66ce2cb4bb2f9921-17','{"action":"advancePhase","request":16}','OGTpFpH4uIyShDX_oFiPa2',1795302849567);
INSERT INTO "journal" VALUES ('x34xuFT0IeFH',27,1,0,1167,0,'488996a2afd5de43-11','{"action":"advancePhase","request":10}','CEJNyUzO9GrlQYucBn8M8s',1795302849593);
INSERT INTO "journal" VALUES ('x34xuFT0IeFH',28,1,0,1178,0,'488996a2afd5de43-12','{"action":"advancePhase","request":11}','fNF4sJz2U-XdX7UUVD54Pb',1795302849608);
INSERT INTO "journal" VALUES ('x34xuFT0IeFH',29,1,0,1236,0,'488996a2afd5de43-13','{"action":"advancePhase","request":12}','o3UUMdNzu-_QHj9Qwmgqmc',1795302849703);
INSERT INTO "journal" VALUES ('x34xuFT0IeFH',30,1,0,1266,0,'488996a2afd5de43-14','{"action":"playResource","card":"h8","request":13}','HXj3yahdR4oHVoeHKwRKUN',1795302849790);
INSERT INTO "journal" VALUES ('x34xuFT0IeFH',31,1,0,1297,0,'488996a2afd5de43-15','{"action":"advancePhase","request":14}','BVpG0raAT5c-CWO0sbEPQ9',1795302849920);
INSERT INTO "journal" VALUES ('x34xuFT0IeFH',32,1,0,1361,0,'488996a2afd5de43-16','{"action":"advancePhase","request":15}','e-2tYkhKQHGJJxShzrdo8V',1795302850036);
INSERT INTO "journal" VALUES ('x34xuFT0IeFH',33,1,0,1411,0,'488996a2afd5de43-17','{"action":"advancePhase","request":16}','O5Z7ZFGhlLKuUpFbSS303a',1795302850123);
INSERT INTO "journal" VALUES ('x34xuFT0IeFH',34,1,1,1463,1,'66ce2cb4bb2f9921-18','{"action":"advancePhase","request":17}','4x-0I1jAQGTUg5XV170-E6',1795302850200);
INSERT INTO "journal" VALUES ('x34xuFT0IeFH',35,1,1,1490,1,'66ce2cb4bb2f9921-19','{"action":"advancePhase","request":18}','Jw9461GqW8kGtL-fTO7RWk',1795302850251);
INSERT INTO "journal" VALUES ('x34xuFT0IeFH',36,1,1,1517,1,'66ce2cb4bb2f9921-20','{"action":"advancePhase","request":19}','D-C-MZPwRS_zol952xQtqw',1795302850285);
INSERT INTO "journal" VALUES ('x34xuFT0IeFH',37,1,1,1539,1,'66ce2cb4bb2f9921-21','{"action":"advancePhase","request":20}','KHMoQncHIDiDoy8htlHDtg',1795302850328);
INSERT INTO "journal" VALUES ('x34xuFT0IeFH',38,1,1,1550,1,'66ce2cb4bb2f9921-22','{"action":"advancePhase","request":21}','nlLW1xykIlakVLII6szom7',1795302850351);
INSERT INTO "journal" VALUES ('x34xuFT0IeFH',39,1,1,1555,1,'66ce2cb4bb2f9921-23','{"action":"advancePhase","request":22}','01zAQF6jv0Y--vCHb7dXJH',1795302850365);
INSERT INTO "journal" VALUES ('x34xuFT0IeFH',40,1,0,1564,0,'488996a2afd5de43-18','{"action":"advancePhase","request":17}','yy022btlUVR_pyIadMIpuw',1795302850382);
INSERT INTO "journal" VALUES ('x34xuFT0IeFH',41,1,0,1568,0,'488996a2afd5de43-19','{"action":"advancePhase","request":18}','HGdUgXHQMI_WLPHvmbc1RS',1795302850434);
INSERT INTO "journal" VALUES ('x34xuFT0IeFH',42,1,0,1600,0,'488996a2afd5de43-20','{"action":"advancePhase","request":19}','0p4nm3dcW86hDgj0SP1YIO',1795302850478);
INSERT INTO "journal" VALUES ('x34xuFT0IeFH',43,1,0,1634,0,'488996a2afd5de43-21','{"action":"ignite","card":"h1","mode":"play","request":20,"pay":["c3"]}','c9ksKXs5benypHvPbiN6r6',1795302850525);
INSERT INTO "journal" VALUES ('x34xuFT0IeFH',44,1,1,1641,1,'66ce2cb4bb2f9921-24','{"action":"sequence","card":"c2","mode":"useHidden","request":23,"target":["e3"]}','LO3OD6O4eJbrTjII3dW46q',1795302850537);
INSERT INTO "journal" VALUES ('x34xuFT0IeFH',45,1,0,1648,0,'488996a2afd5de43-22','{"action":"pass","request":21}','F-oYgKWUuzxSwOn2g6I7sn',1795302850554);
INSERT INTO "journal" VALUES ('x34xuFT0IeFH',46,1,0,1655,0,'488996a2afd5de43-23','{"action":"playResource","card":"h3","request":22}','FKulu-cbsMwa2E0Maxxybt',1795302850595);
INSERT INTO "journal" VALUES ('x34xuFT0IeFH',47,1,0,1665,0,'488996a2afd5de43-24','{"action":"advancePhase","request":23}','5kjEMLN7fIIvVHNspaO5Zf',1795302850667);
INSERT INTO "journal" VALUES ('x34xuFT0IeFH',48,1,0,1670,0,'488996a2afd5de43-25','{"action":"advancePhase","request":24}','fZIA37emSCDl1TeKZVpzFw',1795302850679);
INSERT INTO "journal" VALUES ('x34xuFT0IeFH',49,1,0,1674,0,'488996a2afd5de43-26','{"action":"advancePhase","request":25}','niMm7Vu2tgAhxWOkC0umXA',1795302850690);
INSERT INTO "journal" VALUES ('x34xuFT0IeFH',50,1,1,1680,1,'66ce2cb4bb2f9921-25','{"action":"advancePhase","request":24}','XbqVb8O3zXCYqA35tnr930',1795302850699);
INSERT INTO "journal" VALUES ('x34xuFT0IeFH',51,1,1,1691,1,'66ce2cb4bb2f9921-26','{"action":"advancePhase","request":25}','G7Y6J8xgPdVy-SxpuZrlQ0',1795302850719);
INSERT INTO "journal" VALUES ('x34xuFT0IeFH',52,1,1,1697,1,'66ce2cb4bb2f9921-27','{"action":"advancePhase","request":26}','MsUaZUB_-hZVlZkJb_dU51',1795302850732);
INSERT INTO "journal" VALUES ('x34xuFT0IeFH',53,1,1,1702,1,'66ce2cb4bb2f9921-28','{"action":"advancePhase","request":27}','RTfHaAYsEpFQxeovQAfg-2',1795302850743);
INSERT INTO "journal" VALUES ('x34xuFT0IeFH',54,1,1,1705,1,'66ce2cb4bb2f9921-29','{"action":"advancePhase","request":28}','Qr4WAOaATCmPOqatBf7tM0',1795302850752);
INSERT INTO "journal" VALUES ('x34xuFT0IeFH',55,1,1,1719,1,'66ce2cb4bb2f9921-30','{"action":"advancePhase","request":29}','8PKC4WZ9L3MlCtcLEb3KCk',1795302850770);
INSERT INTO "journal" VALUES ('x34xuFT0IeFH',56,1,0,1724,0,'488996a2afd5de43-27','{"action":"advancePhase","request":26}','93XRXBcWv9ua8L1ohzFeYD',1795302850782);
INSERT INTO "journal" VALUES ('x34xuFT0IeFH',57,1,0,1739,0,'488996a2afd5de43-28','{"action":"advancePhase","request":27}','VrfNC8yAw8wJqBQhrVgQyr',1795302850906);
INSERT INTO "journal" VALUES ('x34xuFT0IeFH',58,1,0,1807,0,'488996a2afd5de43-29','{"action":"advancePhase","request":28}','4hl3YU7LLTCfXJgpEngoYt',1795302851091);
INSERT INTO "journal" VALUES ('x34xuFT0IeFH',59,1,0,1867,0,'488996a2afd5de43-30','{"action":"playResource","card":"h5","request":29}','rzS4NtPrzRPA7Io6JZxLM8',1795302851170);
INSERT INTO "journal" VALUES ('x34xuFT0IeFH',60,1,0,1883,0,'488996a2afd5de43-31','{"action":"ignite","card":"h7","mode":"play","request":30,"pay":["c3","c10","c8","c11"]}','ChgxLuj0hL-3-RJEKmxCh6',1795302851306);
INSERT INTO "journal" VALUES ('x34xuFT0IeFH',61,1,1,1905,1,'66ce2cb4bb2f9921-31','{"action":"pass","request":30}','0-UmvaIPIbe0nAAojcBT1f',1795302851355);
INSERT INTO "snapshots" VALUES ('x34xuFT0IeFH',51,1691,'{"format":1,"rules":1,"setup":{"ruleset":"ucg","profile":"seed","options":{},"seed":"2eda581f09a87477c61fe9d48de18aa0d6283f33e80203d7d4117736a78683c6","seats":[{"deck":["ash-widow","ash-widow","bonfire-ox","bonfire-ox","brand-of-haste","caravan-raid","cinder-runner","cinder-runner","cinder-runner","cookfire-sprite","cookfire-sprite","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","dune-well","emberling","emberling","false-campfire","flare","flare","flint-fencer","flint-fencer","glasshorn-ram","matron-ashveil","mother-furnace","noonday-rider","powder-keg","rally-the-wagons","red-road-lancer","red-road-lancer","salamander-egg","sand-pit","scorched-road","second-wind","slow-fuse","spark-juggler","supply-wagon","toll-taker","torch-parade","trade-goods","wagon-guard","wagon-guard"]},{"deck":["abyssal-registrar","bottled-storm","confiscate","denied-entry","denied-entry","drown-the-stacks","ebb","fill-the-shelves","high-water-mark","ink-trap","kelp-colossus","lantern-scribe","lantern-scribe","leviathan-index","marginalia","mirror-carapace","mist-swindler","mist-swindler","ninth-cellar","ninth-cellar","patient-idol","pearl-diver","queen-of-low-water","reef-warden","reef-warden","reef-warden","riptide","rising-tide","salt-press","salvage-rite","sealed-lips","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-cistern","tide-clerk","tide-gauge","twice-drowned-captain","twice-drowned-captain","twofold-verdict","undertow-eel","weigh-the-ledger"]}],"sets":["starter"]},"hashes":["3c01ddefb5bc757f3549ebd9202da6f9726c1ab6c4de96ef4983641c1a41fd3e"],"state":{"seed":"2eda581f09a87477c61fe9d48de18aa0d6283f33e80203d7d4117736a78683c6","seats":[{"left":false,"asked":25,"named":11,"vars":{"resourcePlayed":true,"epicPlayed":false,"starved":false}},{"left":false,"asked":26,"named":12,"vars":{"resourcePlayed":false,"epicPlayed":false,"starved":false}}],"table":{"turn":7,"owner":1,"phase":"draw","encounter":false,"_attacker":-1},"zones":[{"def":0,"seat":0,"list":[30,3,49,9,36,0,24,59,38,51,8,52,33,7,27,23,26,35,42,53,29,6,40,32,39,15,20,18,43,44,47,37,1,11,48,28,22,45,50,10,4,56,19,21,57,5,31,2,13]},{"def":0,"seat":1,"list":[103,76,117,79,104,98,89,61,119,109,86,81,102,73,105,111,71,106,118,113,110,97,108,101,63,68,112,93,85,114,116,90,91,92,87,115,83,67,66,70,72,64,82,96,60,100,74,107]},{"def":1,"seat":0,"list":[46,17,41,55,54]},{"def":1,"seat":1,"list":[88,75,77,78,94,65,84,80]},{"def":2,"seat":0,"list":[]},{"def":2,"seat":1,"list":[]},{"def":3,"seat":0,"list":[-1,-1,-1,-1,-1]},{"def":3,"seat":1,"list":[-1,-1,-1,-1,-1]},{"def":4,"seat":0,"list":[25,16]},{"def":4,"seat":1,"list":[95,99]},{"def":5,"seat":0,"list":[14]},{"def":5,"seat":1,"list":[]},{"def":6,"seat":0,"list":[]},{"def":6,"seat":1,"list":[]},{"def":7,"seat":0,"list":[]},{"def":7,"seat":1,"list":[]},{"def":8,"seat":0,"list":[]},{"def":8,"seat":1,"list":[]},{"def":9,"seat":0,"list":[]},{"def":9,"seat":1,"list":[]},{"def":10,"seat":0,"list":[]},{"def":10,"seat":1,"list":[]},{"def":11,"seat":0,"list":[34,12,58]},{"def":11,"seat":1,"list":[62,69]}],"entries":[],"frames":[{"program":"match","pc":4,"locals":{},"answers":[null,null]},{"program":"turn","pc":1,"locals":{},"answers":[null,null]},{"program":"phase","pc":6,"locals":{"phase":"draw"},"answers":[null,null]},{"program":"open","pc":1,"locals":{},"answers":[null,null]}],"requests":[null,{"id":26,"seat":1,"kind":"turn","info":{"phase":"draw"},"own":{},"domain":null,"fallback":{"action":"advancePhase"},"sealed":false,"answered":false}],"waiting":[],"modifiers":[],"memories":[],"agenda":[{"phase":"primary"},{"phase":"conflict"},{"phase":"end"}],"drawn":[1,2,59,0,59],"counters":{"names":10,"groups":{},"entries":4,"time":38,"told":[170,170,170],"turnWork":28,"work":499,"slice":10},"over":null,"segment":null,"world":null,"objects":[[5,0,0],[5,0,0],[13,0,0],[13,0,0],[26,0,0],[18,0,0],[2,0,0],[2,0,0],[2,0,0],[6,0,0],[6,0,0],[0,0,0],[0,0,22,2,26,"c7"],[0,0,0],[0,0,10,2,21,"c3"],[0,0,0],[0,0,8,2,36,"c10"],[0,0,2,1,4,"h5"],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[0,0,8,2,29,"c8"],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[4,0,0],[4,0,22,2,25,"c6"],[28,0,0],[20,0,0],[20,0,0],[7,0,0],[7,0,0],[12,0,0],[11,0,2,1,6,"h7"],[16,0,0],[15,0,0],[25,0,0],[21,0,0],[8,0,2,1,3,"h4"],[8,0,0],[29,0,0],[27,0,0],[17,0,0],[22,0,0],[30,0,0],[9,0,0],[23,0,2,1,31,"h11"],[10,0,2,1,28,"h10"],[19,0,0],[24,0,0],[3,0,22,3,34,"c9"],[3,0,0],[38,1,1],[59,1,1],[44,1,23,3,27,"c5"],[49,1,1],[49,1,1],[45,1,3,1,22,"h10"],[51,1,1],[43,1,1],[42,1,1],[56,1,23,5,35,"c2"],[39,1,1],[32,1,1],[32,1,1],[41,1,1],[48,1,1],[55,1,3,1,10,"h3"],[35,1,1],[35,1,3,1,11,"h4"],[61,1,3,1,12,"h5"],[61,1,1],[60,1,3,1,37,"h12"],[34,1,1],[40,1,1],[33,1,1],[33,1,3,1,30,"h11"],[33,1,1],[57,1,1],[58,1,1],[54,1,3,1,9,"h2"],[46,1,1],[50,1,1],[1,1,1],[1,1,1],[1,1,1],[1,1,3,1,13,"h6"],[1,1,9,2,23,"c4"],[1,1,1],[1,1,1],[1,1,1],[1,1,9,2,17,"c1"],[1,1,1],[1,1,1],[1,1,1],[1,1,1],[1,1,1],[1,1,1],[1,1,1],[1,1,1],[1,1,1],[1,1,1],[1,1,1],[1,1,1],[1,1,1],[31,1,1],[53,1,1],[37,1,1],[37,1,1],[47,1,1],[36,1,1],[52,1,1]]},"beside":{"format":1,"clocks":null,"orders":[{"stops":null,"yield":"none","passOwn":false,"fullControl":false,"bluff":false,"turn":0,"phase":""},{"stops":null,"yield":"none","passOwn":false,"fullControl":false,"bluff":false,"turn":0,"phase":""}],"nonces":["a72e2e645eab68597d01c7713c8fd76c","aa59285f47b4c37135853f8de5ec551f"]}}','[["488996a2afd5de43-1","488996a2afd5de43-2","488996a2afd5de43-3","488996a2afd5de43-4","488996a2afd5de43-5","488996a2afd5de43-6","488996a2afd5de43-7","488996a2afd5de43-8","488996a2afd5de43-9","488996a2afd5de43-10","488996a2afd5de43-11","488996a2afd5de43-12","488996a2afd5de43-13","488996a2afd5de43-14","488996a2afd5de43-15","488996a2afd5de43-16","488996a2afd5de43-17","488996a2afd5de43-18","488996a2afd5de43-19","488996a2afd5de43-20","488996a2afd5de43-21","488996a2afd5de43-22","488996a2afd5de43-23","488996a2afd5de43-24","488996a2afd5de43-25","488996a2afd5de43-26"],["66ce2cb4bb2f9921-1","66ce2cb4bb2f9921-2","66ce2cb4bb2f9921-3","66ce2cb4bb2f9921-4","66ce2cb4bb2f9921-5","66ce2cb4bb2f9921-6","66ce2cb4bb2f9921-7","66ce2cb4bb2f9921-8","66ce2cb4bb2f9921-9","66ce2cb4bb2f9921-10","66ce2cb4bb2f9921-11","66ce2cb4bb2f9921-12","66ce2cb4bb2f9921-13","66ce2cb4bb2f9921-14","66ce2cb4bb2f9921-15","66ce2cb4bb2f9921-16","66ce2cb4bb2f9921-17","66ce2cb4bb2f9921-18","66ce2cb4bb2f9921-19","66ce2cb4bb2f9921-20","66ce2cb4bb2f9921-21","66ce2cb4bb2f9921-22","66ce2cb4bb2f9921-23","66ce2cb4bb2f9921-24","66ce2cb4bb2f9921-25","66ce2cb4bb2f9921-26"]]');
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
INSERT INTO "sets" VALUES ('35702cbccb23751521cc757a1042b5a2e7551a050d1d9fa1578d662410cf5883','{
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
    {"id": "maren-tidecaller", "name": "Maren, Tidecaller", "type": "champion", "level": 1, "memory": 1, "life": 19, "elements": ["water"], "classes": ["mage"], "lineage": "Maren", "abilities": [{"kind": "triggered", "on": "enter", "effect": [{"do": "glimpse", "count": 2}, {"do": "draw", "count": 1}]}, {"kind": "activated", "cost": {"rest": true}, "effect": [{"do": "counter", "what": {"ref": "self"}, "kind": "preparation", "amount": 1}]}]},
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
INSERT INTO "players" VALUES ('g:e0006b46-0b7a-4e57-989d-0123faadcade','Guest');
INSERT INTO "players" VALUES ('g:d76197ee-5c37-431f-b649-560bda88927e','Guest');
INSERT INTO "players" VALUES ('g:f42996ce-18a6-4d7c-8aca-cd90d1e3a000','Guest');
INSERT INTO "players" VALUES ('g:40125fda-afdb-45d1-b0a3-9f6c34ba2490','Guest');
INSERT INTO "players" VALUES ('g:d94da0f8-50f5-4746-a6d0-99c3a50acd38','Guest');
INSERT INTO "players" VALUES ('g:41da2a02-c98b-4830-bfc7-3ad4396a4b09','Guest');
INSERT INTO "players" VALUES ('g:9953549a-a34e-4b38-8304-1b71b1b45d73','Guest');
INSERT INTO "players" VALUES ('g:2998afb9-7270-4d8c-bbb3-990c4f02fca7','Guest');
INSERT INTO "players" VALUES ('g:5f180110-0b30-413c-98cf-1e6d7c2f8d31','Guest');
INSERT INTO "players" VALUES ('g:2981a671-85a9-43a0-b6da-ea7347788f99','Guest');
INSERT INTO "players" VALUES ('g:823f8f7d-95bb-4210-9134-b1e6a8ca482f','Guest');
INSERT INTO "players" VALUES ('g:833d3bc4-83b2-4b83-be0e-308eb9cbb560','Guest');
INSERT INTO "owners" VALUES ('sole',1795302861260);
INSERT INTO "leases" VALUES ('queue','f8ce4f1c-199f-4f1e-8ae5-6f4cc4b80fd1',1795302861157);
