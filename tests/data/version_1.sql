BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE contests (
	table_id INTEGER NOT NULL, 
	dealer INTEGER NOT NULL, 
	deals INTEGER NOT NULL, 
	settlement TEXT, 
	CONSTRAINT pk_contests PRIMARY KEY (table_id), 
	CONSTRAINT ck_contests_dealer CHECK (dealer IN (1, 2)), 
	CONSTRAINT ck_contests_deals CHECK (deals >= 0), 
	CONSTRAINT fk_contests_table_id FOREIGN KEY(table_id) REFERENCES tables (table_id) ON DELETE CASCADE
)
 STRICT

;
INSERT INTO "contests" VALUES(1,1,1,'{"lines":[[["points",0]],[["points",3],["shutout",3],["game_bonus",100],["line_bonus",25]]],"net":131,"reason":"target","shutout":true,"totals":[0,131],"winner":2}');
INSERT INTO "contests" VALUES(2,2,1,NULL);
INSERT INTO "contests" VALUES(3,1,1,'{"lines":[[["points",0]],[["points",0]]],"net":0,"reason":"resign","shutout":false,"totals":[0,0],"winner":1}');
INSERT INTO "contests" VALUES(4,1,0,NULL);
INSERT INTO "contests" VALUES(6,2,0,NULL);
CREATE TABLE deals (
	table_id INTEGER NOT NULL, 
	deal INTEGER NOT NULL, 
	round INTEGER NOT NULL, 
	dealer INTEGER NOT NULL, 
	seed BLOB NOT NULL, 
	commitment TEXT NOT NULL, 
	knock_card TEXT, 
	first_ply INTEGER NOT NULL, 
	started_at INTEGER NOT NULL, 
	CONSTRAINT pk_deals PRIMARY KEY (table_id, deal), 
	CONSTRAINT ck_deals_deal CHECK (deal >= 1), 
	CONSTRAINT ck_deals_dealer CHECK (dealer IN (1, 2)), 
	CONSTRAINT ck_deals_first_ply CHECK (first_ply >= 0), 
	CONSTRAINT ck_deals_round CHECK (round >= 1), 
	CONSTRAINT fk_deals_table_id FOREIGN KEY(table_id) REFERENCES tables (table_id) ON DELETE CASCADE
)
 STRICT

;
INSERT INTO "deals" VALUES(1,1,1,2,X'FB8B8396DC6F23A5A9DE00902E80A31DA8965CA6B5AE8A7CD37C9F9B0ED91FF0','7e800ed64020cae3c1c1e6e3fdfc53d667f2f55b429231f086f10e7b0ba9da92',NULL,0,1777636800000);
INSERT INTO "deals" VALUES(2,1,1,1,X'17EAB5537D818ABC0B2436F0CBDD75B8C5C6518FE2B99A4030272D7743110749','87692000d07deb583e53c85c4abe66700021bdfa01fad77f13a4bf98458a10bd',NULL,0,1777636800000);
INSERT INTO "deals" VALUES(2,2,2,2,X'F3490B3A059D98ACCCCF27551FD3A9828A7EE0A9EBA9C3E66B477402A9573972','7adea2ccd9480dca2ed6b6e1b099032ddab899f6499f47e6c78b742c5c86f9bb',NULL,12,1777636884000);
INSERT INTO "deals" VALUES(3,1,1,1,X'36EB665A405CECEE5EDF03F6017F48A4381BE5AF48F12F755A3AE05CC0583CE7','507ee32f49883683183c56d68d6cb309407e88ed0a8243c57bd1e3672a9064d7',NULL,0,1777636884000);
INSERT INTO "deals" VALUES(4,1,1,1,X'C600B05B54E954636A66E50E8AA877E9B26317C9461C34D99AC8889E289D6D0F','0516ca252f3ff17b481cf9c5a6df9945d126bd0ad5a7432912efbc1ba46cecc8',NULL,0,1777636884000);
INSERT INTO "deals" VALUES(6,1,1,2,X'9B1A828863C93156577A79A1ED7420776CCC7EE96111139EE38743D928A5103C','b0a6cc378eb7d26f8a2a967d17b8e105ab4b84811abb22bd8d6c77a492f8b2c1',NULL,0,1777636884000);
CREATE TABLE displays (
	display_id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	table_id INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	member_id INTEGER NOT NULL, 
	channel_id INTEGER NOT NULL, 
	message_id INTEGER, 
	anchor INTEGER NOT NULL, 
	ply INTEGER NOT NULL, 
	sent_at INTEGER NOT NULL, 
	edited_at INTEGER, 
	CONSTRAINT ck_displays_anchor CHECK (anchor >= 0), 
	CONSTRAINT ck_displays_ply CHECK (ply >= -1), 
	CONSTRAINT fk_displays_table_id FOREIGN KEY(table_id) REFERENCES tables (table_id) ON DELETE CASCADE
)
 STRICT

;
INSERT INTO "displays" VALUES(1,2,'challenge',0,77,1001,0,17,1777636884000,NULL);
INSERT INTO "displays" VALUES(2,2,'table',0,77,1002,2,17,1777636884000,NULL);
INSERT INTO "displays" VALUES(3,2,'hand',11,81,1003,0,17,1777636884000,NULL);
INSERT INTO "displays" VALUES(4,2,'hand',12,82,1004,0,17,1777636884000,NULL);
CREATE TABLE drafts (
	table_id INTEGER NOT NULL, 
	member_id INTEGER NOT NULL, 
	ply INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	CONSTRAINT pk_drafts PRIMARY KEY (table_id, member_id), 
	CONSTRAINT ck_drafts_ply CHECK (ply >= 0), 
	CONSTRAINT fk_drafts_member_id FOREIGN KEY(member_id) REFERENCES members (member_id), 
	CONSTRAINT fk_drafts_table_id FOREIGN KEY(table_id) REFERENCES tables (table_id) ON DELETE CASCADE
)
 STRICT

;
CREATE TABLE games (
	table_id INTEGER NOT NULL, 
	server_id INTEGER NOT NULL, 
	winner_seat INTEGER, 
	reason TEXT NOT NULL, 
	shutout INTEGER NOT NULL, 
	total_1 INTEGER NOT NULL, 
	total_2 INTEGER NOT NULL, 
	net INTEGER NOT NULL, 
	finished_at INTEGER NOT NULL, 
	CONSTRAINT pk_games PRIMARY KEY (table_id), 
	CONSTRAINT ck_games_shutout CHECK (shutout IN (0, 1)), 
	CONSTRAINT ck_games_winner_seat CHECK (winner_seat IN (1, 2)), 
	CONSTRAINT fk_games_server_id FOREIGN KEY(server_id) REFERENCES servers (server_id), 
	CONSTRAINT fk_games_table_id FOREIGN KEY(table_id) REFERENCES tables (table_id) ON DELETE CASCADE
)
 STRICT

;
INSERT INTO "games" VALUES(1,900,2,'target',1,0,131,131,1777636800000);
INSERT INTO "games" VALUES(3,900,1,'resign',0,0,0,0,1777636884000);
CREATE TABLE members (
	member_id INTEGER NOT NULL, 
	name TEXT NOT NULL, 
	confirm INTEGER DEFAULT 1 NOT NULL, 
	dm_closed_at INTEGER, 
	seen_at INTEGER, 
	CONSTRAINT pk_members PRIMARY KEY (member_id), 
	CONSTRAINT ck_members_confirm CHECK (confirm IN (0, 1))
)
 STRICT

;
INSERT INTO "members" VALUES(11,'@north',1,NULL,1777636884000);
INSERT INTO "members" VALUES(12,'@south',1,NULL,1777636884000);
INSERT INTO "members" VALUES(13,'@east',1,NULL,1777636884000);
CREATE TABLE moves (
	table_id INTEGER NOT NULL, 
	ply INTEGER NOT NULL, 
	deal INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	move TEXT NOT NULL, 
	at INTEGER NOT NULL, 
	CONSTRAINT pk_moves PRIMARY KEY (table_id, ply), 
	CONSTRAINT ck_moves_ply CHECK (ply >= 0), 
	CONSTRAINT ck_moves_seat CHECK (seat IN (1, 2)), 
	CONSTRAINT fk_moves_table_id_deal FOREIGN KEY(table_id, deal) REFERENCES deals (table_id, deal) ON DELETE CASCADE
)
 STRICT

;
INSERT INTO "moves" VALUES(1,0,1,1,'pass',1777636800000);
INSERT INTO "moves" VALUES(1,1,1,2,'pass',1777636800000);
INSERT INTO "moves" VALUES(1,2,1,1,'stock',1777636800000);
INSERT INTO "moves" VALUES(1,3,1,1,'discard:QH',1777636800000);
INSERT INTO "moves" VALUES(1,4,1,2,'stock',1777636800000);
INSERT INTO "moves" VALUES(1,5,1,2,'discard:QD',1777636800000);
INSERT INTO "moves" VALUES(1,6,1,1,'stock',1777636800000);
INSERT INTO "moves" VALUES(1,7,1,1,'discard:KS',1777636800000);
INSERT INTO "moves" VALUES(1,8,1,2,'stock',1777636800000);
INSERT INTO "moves" VALUES(1,9,1,2,'discard:KH',1777636800000);
INSERT INTO "moves" VALUES(1,10,1,1,'stock',1777636800000);
INSERT INTO "moves" VALUES(1,11,1,1,'discard:TD',1777636800000);
INSERT INTO "moves" VALUES(1,12,1,2,'stock',1777636800000);
INSERT INTO "moves" VALUES(1,13,1,2,'discard:JS',1777636800000);
INSERT INTO "moves" VALUES(1,14,1,1,'stock',1777636800000);
INSERT INTO "moves" VALUES(1,15,1,1,'discard:6C',1777636800000);
INSERT INTO "moves" VALUES(1,16,1,2,'take',1777636800000);
INSERT INTO "moves" VALUES(1,17,1,2,'discard:TH',1777636800000);
INSERT INTO "moves" VALUES(1,18,1,1,'stock',1777636800000);
INSERT INTO "moves" VALUES(1,19,1,1,'discard:5H',1777636800000);
INSERT INTO "moves" VALUES(1,20,1,2,'take',1777636800000);
INSERT INTO "moves" VALUES(1,21,1,2,'discard:8H',1777636800000);
INSERT INTO "moves" VALUES(1,22,1,1,'stock',1777636800000);
INSERT INTO "moves" VALUES(1,23,1,1,'discard:4D',1777636800000);
INSERT INTO "moves" VALUES(1,24,1,2,'stock',1777636800000);
INSERT INTO "moves" VALUES(1,25,1,2,'knock:4S=5D5H5S,6C7C8C',1777636800000);
INSERT INTO "moves" VALUES(2,0,1,2,'take',1777636807000);
INSERT INTO "moves" VALUES(2,1,1,2,'discard:KC',1777636814000);
INSERT INTO "moves" VALUES(2,2,1,1,'stock',1777636821000);
INSERT INTO "moves" VALUES(2,3,1,1,'discard:7S',1777636828000);
INSERT INTO "moves" VALUES(2,4,1,2,'stock',1777636835000);
INSERT INTO "moves" VALUES(2,5,1,2,'discard:QH',1777636842000);
INSERT INTO "moves" VALUES(2,6,1,1,'take',1777636849000);
INSERT INTO "moves" VALUES(2,7,1,1,'discard:6H',1777636856000);
INSERT INTO "moves" VALUES(2,8,1,2,'stock',1777636863000);
INSERT INTO "moves" VALUES(2,9,1,2,'discard:TC',1777636870000);
INSERT INTO "moves" VALUES(2,10,1,1,'stock',1777636877000);
INSERT INTO "moves" VALUES(2,11,1,1,'knock:4H=5C5D5S,QCQDQHQS',1777636884000);
INSERT INTO "moves" VALUES(2,12,2,1,'take',1777636884000);
INSERT INTO "moves" VALUES(2,13,2,1,'discard:QD',1777636884000);
INSERT INTO "moves" VALUES(2,14,2,2,'take',1777636884000);
INSERT INTO "moves" VALUES(2,15,2,2,'discard:QS',1777636884000);
INSERT INTO "moves" VALUES(2,16,2,1,'stock',1777636884000);
INSERT INTO "moves" VALUES(3,0,1,2,'resign',1777636884000);
INSERT INTO "moves" VALUES(4,0,1,2,'take',1777636884000);
INSERT INTO "moves" VALUES(4,1,1,2,'discard:JC',1777636884000);
INSERT INTO "moves" VALUES(4,2,1,1,'stock',1777636884000);
INSERT INTO "moves" VALUES(4,3,1,1,'discard:JH',1777636884000);
CREATE TABLE results (
	table_id INTEGER NOT NULL, 
	deal INTEGER NOT NULL, 
	result TEXT NOT NULL, 
	winner INTEGER, 
	points INTEGER NOT NULL, 
	boxes INTEGER NOT NULL, 
	detail TEXT NOT NULL, 
	at INTEGER NOT NULL, 
	CONSTRAINT pk_results PRIMARY KEY (table_id, deal), 
	CONSTRAINT ck_results_winner CHECK (winner IN (1, 2)), 
	CONSTRAINT fk_results_table_id_deal FOREIGN KEY(table_id, deal) REFERENCES deals (table_id, deal) ON DELETE CASCADE
)
 STRICT

;
INSERT INTO "results" VALUES(1,1,'knock',2,3,1,'{"award":[["difference",3,null]],"both":null,"boxes":1,"deadwood":[12,9],"dealer":2,"discard":"4S","hands":["ADAS2C2H5C6D6S7S8S9S","AH2D3H3S5D5H5S6C7C8C"],"knock_card":null,"knocker":2,"layoffs":[["5C",0]],"melds":[["6S7S8S9S"],["5D5H5S","6C7C8C"]],"number":1,"points":3,"result":"knock","table":["",""],"unmatched":["ADAS2C2H6D","AH2D3H3S"],"winner":2}',1777636800000);
INSERT INTO "results" VALUES(2,1,'knock',1,22,1,'{"award":[["difference",22,null]],"both":null,"boxes":1,"deadwood":[5,27],"dealer":1,"discard":"4H","hands":["AD2C2H5C5D5SQCQDQHQS","2D3D3S4D6S8D9C9H9STH"],"knock_card":null,"knocker":1,"layoffs":[],"melds":[["5C5D5S","QCQDQHQS"],["2D3D4D","9C9H9S"]],"number":1,"points":22,"result":"knock","table":["",""],"unmatched":["AD2C2H","3S6S8DTH"],"winner":1}',1777636884000);
INSERT INTO "results" VALUES(3,1,'resign',1,0,0,'{"award":[],"both":null,"boxes":0,"deadwood":[70,42],"dealer":1,"discard":null,"hands":["2C3S5D6H8C8S9D9HTHQS","AS3D4S5H6C6D6S9SJCJH"],"knock_card":null,"knocker":null,"layoffs":[],"melds":[[],["6C6D6S"]],"number":1,"points":0,"result":"resign","table":["",""],"unmatched":["2C3S5D6H8C8S9D9HTHQS","AS3D4S5H9SJCJH"],"winner":1}',1777636884000);
CREATE TABLE scores (
	table_id INTEGER NOT NULL, 
	column_no INTEGER NOT NULL, 
	points_1 INTEGER NOT NULL, 
	points_2 INTEGER NOT NULL, 
	boxes_1 INTEGER NOT NULL, 
	boxes_2 INTEGER NOT NULL, 
	winner INTEGER, 
	closed_by INTEGER, 
	CONSTRAINT pk_scores PRIMARY KEY (table_id, column_no), 
	CONSTRAINT ck_scores_column_no CHECK (column_no >= 0), 
	CONSTRAINT ck_scores_winner CHECK (winner IN (1, 2)), 
	CONSTRAINT fk_scores_table_id FOREIGN KEY(table_id) REFERENCES contests (table_id) ON DELETE CASCADE
)
 STRICT

;
INSERT INTO "scores" VALUES(1,0,0,3,0,1,2,1);
INSERT INTO "scores" VALUES(2,0,22,0,1,0,NULL,NULL);
INSERT INTO "scores" VALUES(3,0,0,0,0,0,NULL,NULL);
INSERT INTO "scores" VALUES(4,0,0,0,0,0,NULL,NULL);
INSERT INTO "scores" VALUES(6,0,0,0,0,0,NULL,NULL);
CREATE TABLE seats (
	table_id INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	member_id INTEGER, 
	player TEXT, 
	name TEXT NOT NULL, 
	CONSTRAINT pk_seats PRIMARY KEY (table_id, seat), 
	CONSTRAINT ck_seats_occupant CHECK ((member_id IS NULL) <> (player IS NULL)), 
	CONSTRAINT ck_seats_seat CHECK (seat IN (1, 2)), 
	CONSTRAINT fk_seats_member_id FOREIGN KEY(member_id) REFERENCES members (member_id), 
	CONSTRAINT fk_seats_table_id FOREIGN KEY(table_id) REFERENCES tables (table_id) ON DELETE CASCADE
)
 STRICT

;
INSERT INTO "seats" VALUES(1,1,11,NULL,'@north');
INSERT INTO "seats" VALUES(1,2,12,NULL,'@south');
INSERT INTO "seats" VALUES(2,1,11,NULL,'@north');
INSERT INTO "seats" VALUES(2,2,12,NULL,'@south');
INSERT INTO "seats" VALUES(3,1,11,NULL,'@north');
INSERT INTO "seats" VALUES(3,2,12,NULL,'@south');
INSERT INTO "seats" VALUES(4,1,11,NULL,'@north');
INSERT INTO "seats" VALUES(4,2,NULL,'simple','');
INSERT INTO "seats" VALUES(5,1,12,NULL,'@south');
INSERT INTO "seats" VALUES(5,2,11,NULL,'@north');
INSERT INTO "seats" VALUES(6,1,13,NULL,'@east');
INSERT INTO "seats" VALUES(6,2,12,NULL,'@south');
INSERT INTO "seats" VALUES(7,1,13,NULL,'@east');
INSERT INTO "seats" VALUES(7,2,11,NULL,'@north');
CREATE TABLE servers (
	server_id INTEGER NOT NULL, 
	name TEXT NOT NULL, 
	locale TEXT, 
	CONSTRAINT pk_servers PRIMARY KEY (server_id)
)
 STRICT

;
INSERT INTO "servers" VALUES(900,'Card house',NULL);
CREATE TABLE standings (
	server_id INTEGER NOT NULL, 
	member_id INTEGER NOT NULL, 
	games INTEGER DEFAULT 0 NOT NULL, 
	games_won INTEGER DEFAULT 0 NOT NULL, 
	deals INTEGER DEFAULT 0 NOT NULL, 
	deals_won INTEGER DEFAULT 0 NOT NULL, 
	points INTEGER DEFAULT 0 NOT NULL, 
	net INTEGER DEFAULT 0 NOT NULL, 
	CONSTRAINT pk_standings PRIMARY KEY (server_id, member_id), 
	CONSTRAINT fk_standings_member_id FOREIGN KEY(member_id) REFERENCES members (member_id), 
	CONSTRAINT fk_standings_server_id FOREIGN KEY(server_id) REFERENCES servers (server_id)
)
 STRICT

;
INSERT INTO "standings" VALUES(900,11,2,1,2,1,22,-131);
INSERT INTO "standings" VALUES(900,12,2,1,2,1,3,131);
CREATE TABLE tables (
	table_id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	server_id INTEGER NOT NULL, 
	channel_id INTEGER NOT NULL, 
	channel_name TEXT NOT NULL, 
	status TEXT NOT NULL, 
	rules TEXT NOT NULL, 
	contest_seed BLOB NOT NULL, 
	commitment TEXT NOT NULL, 
	host_id INTEGER NOT NULL, 
	guest_id INTEGER, 
	pair_low INTEGER, 
	pair_high INTEGER, 
	accepted_by_interaction INTEGER, 
	created_at INTEGER NOT NULL, 
	expires_at INTEGER, 
	started_at INTEGER, 
	finished_at INTEGER, 
	ply INTEGER DEFAULT 0 NOT NULL, 
	rematch_of INTEGER, 
	CONSTRAINT ck_tables_status CHECK (status IN ('waiting', 'playing', 'finished', 'declined', 'withdrawn', 'expired')), 
	CONSTRAINT ck_tables_guest_id CHECK (host_id <> guest_id), 
	CONSTRAINT ck_tables_pair CHECK (pair_low < pair_high), 
	CONSTRAINT ck_tables_ply CHECK (ply >= 0), 
	CONSTRAINT fk_tables_guest_id FOREIGN KEY(guest_id) REFERENCES members (member_id), 
	CONSTRAINT fk_tables_host_id FOREIGN KEY(host_id) REFERENCES members (member_id), 
	CONSTRAINT fk_tables_rematch_of FOREIGN KEY(rematch_of) REFERENCES tables (table_id), 
	CONSTRAINT fk_tables_server_id FOREIGN KEY(server_id) REFERENCES servers (server_id)
)
 STRICT

;
INSERT INTO "tables" VALUES(1,900,77,'cards','finished','standard game_target=1',X'43DC229ED1448C01D995D2D32D44344D759950C2135AA8514348A872E973176B','f87af647e9eb92c2fccdc9d6746be2a17acf706c923ad681d64a9b4a21756874',11,12,11,12,5000,1777636800000,NULL,1777636800000,1777636800000,26,NULL);
INSERT INTO "tables" VALUES(2,900,77,'cards','playing','standard game_target=40',X'1E714FC172DEF0A1D12093BE69B88D0672A9889CB8FE2B4C6134CA2DE3A9BC29','7957f45f7147dd41b15ec699561896f78cd6d3bbad40aa333a112ff431ec9fef',11,12,11,12,5001,1777636800000,NULL,1777636800000,NULL,17,NULL);
INSERT INTO "tables" VALUES(3,900,77,'cards','finished','standard game_target=1',X'EA00455900960E5EDF74051EAB45461782DB8B95E5C063C9B913EAAB112D8602','dc4b97273f22ba7600ab7b14d5042bdd734ff7c8c73b7e059fb4baea3613e86c',11,12,11,12,5002,1777636884000,NULL,1777636884000,1777636884000,1,NULL);
INSERT INTO "tables" VALUES(4,900,77,'cards','playing','standard game_target=1',X'9639545E08F481E396AF52C734CEEAC6F67FD7065667D939EA00FF15DB15E617','152f64439db0cc2fb52308277eaebbb69ca04e80876d6a84a722503bd517534d',11,NULL,NULL,NULL,5003,1777636884000,NULL,1777636884000,NULL,4,NULL);
INSERT INTO "tables" VALUES(5,900,77,'cards','waiting','standard game_target=1',X'25523E147723478E4B5EB1ADAF3711D9D14B85C48EF80FC8473C19759409DCA6','1ec7ba99071fc9954a429b82b93a4f7c0e6af10a509dd514786988f6d48424f2',12,11,11,12,NULL,1777636884000,1777723284000,NULL,NULL,0,1);
INSERT INTO "tables" VALUES(6,900,77,'cards','playing','standard game_target=40',X'BDDAA7B7653B95189C39D28D26632A263DEA037D049EBA8F85F89E3B8CBE7A31','d7d1bbc76cddde3f2082287dca776d35b3bd6a08bca07fe3983156ef4b3352dc',13,12,NULL,NULL,5005,1777636884000,NULL,1777636884000,NULL,0,NULL);
INSERT INTO "tables" VALUES(7,900,77,'cards','withdrawn','standard game_target=40',X'5E8E6C722D90DA6AAA03359BBFA5C313F86E05D7B4ABF1BB26B0539B5E4C27AE','0466029b2d413073081e9dedbe23cc948025c475cbec183ee8634246dae92a0f',13,11,11,13,NULL,1777636884000,NULL,NULL,1777636884000,0,NULL);
CREATE INDEX ix_tables_expiry ON tables (status, expires_at);
CREATE INDEX ix_tables_guest ON tables (guest_id, status);
CREATE INDEX ix_tables_host ON tables (host_id, status);
CREATE INDEX ix_tables_rematch ON tables (rematch_of);
CREATE UNIQUE INDEX uq_tables_pair_waiting ON tables (server_id, pair_low, pair_high) WHERE status = 'waiting' AND guest_id IS NOT NULL;
CREATE INDEX ix_seats_member ON seats (member_id, table_id);
CREATE INDEX ix_moves_deal ON moves (table_id, deal, ply);
CREATE INDEX ix_games_server ON games (server_id, finished_at);
CREATE INDEX ix_standings_order ON standings (server_id, net, games_won, points, member_id);
CREATE INDEX ix_displays_behind ON displays (table_id, ply) WHERE ply < 2147483647;
CREATE UNIQUE INDEX uq_displays_place ON displays (table_id, kind, member_id, anchor);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('tables',7);
INSERT INTO "sqlite_sequence" VALUES('displays',4);
COMMIT;
