/**
 * How often each word stands in WikiText-2's validation and test parts: counts alone, no text. One count a paragraph, then the words
 * that have it; a line that begins with a space goes on. Good and featured articles of English Wikipedia (Merity et al. 2016).
 * Text: the contributors of Wikipedia, CC BY-SA 3.0.
 */
export const wikiText = `
26641 the
12686 of
11205 and
8874 to
8762 in
7230 a
4899 was
4153 The
3214 s
3133 on
2868 that
2865 as
2688 by
2676 for
2629 with
2085 is
2034 at
1974 from
1971 were
1811 his
1445 he
1424 had
1344 it
1313 an
1185 which
1070 In
899 be
872 not
870 but
863 their
842 also
836 are
820 its
796 first
760 been
747 two
723 one
705 have
701 He
697 1
672 has
671 2
651 this
614 they
612 into
597 or
596 after
571 th
563 who
545 It
538 during time
523 would
496 A
477 more
451 On
442 three
440 only
431 over
421 him when
420 her
415 other
413 out
406 city
405 all
402 I
387 3
382 American
381 while
378 against
376 about
375 between
372 000
371 most
370 up
368 later
365 British
362 5
359 film
358 New
350 where
343 made than
340 before
338 US
337 through
336 4
323 them
318 part some
317 several
315 number
310 used
309 North
307 being km
304 United
302 War
297 under
293 including
292 became
290 season
288 there
285 September
284 This team
283 year
277 four
276 Japanese both game new then
275 well
273 began
271 along
267 Australian known
266 9 second
263 After day
262 10
259 did years
258 6 these
253 song
249 end
248 could
246 early
245 war
243 May area
242 around
240 no said such
239 8
238 7
237 until
235 June forces many
232 South
231 Manila back
230 August series
227 work
226 20 found
223 World
219 12
218 large
216 she took
215 As
212 following
211 government off
209 At
208 January
207 called match state
203 July built
201 French October
200 since
198 U
196 so
192 Division episode
190 November like
189 included
188 German Scientology States attack down
187 30 because group high
186 north tropical
185 Australia
184 Route They
183 place
182 11 National million
180 people
179 men
178 album each troops
177 century ships
175 continued
174 played west
173 However five small storm
172 any long use
171 15 River due
169 head held
168 No again next
167 December south
166 0
165 force further
164 side
163 fire led
162 near
161 Meridian although line released
160 During military same
159 19 may
158 now
157 received
156 M support
155 April named single what
154 left
153 guns
152 18 much
151 east m within
150 another killed late
149 March just life six won
148 13 based
147 former position
146 S
145 29
144 ft
143 Churchill
142 2012
139 14 Army music way
138 16 Road Stevens band came
137 City can third
136 State There home members
135 few role still
134 2010 General main moved record t
133 25 history major
132 February heavy
131 University days h half ship
130 By Infantry NY She name
129 24 final
128 When set show top
127 17 San if lost metres system
126 Battle
125 John These own
123 2008 Company County battle death miles
122 located those
121 career described local very video
120 2011 Philippines de night served
118 100 having nd period
117 York make mi
116 Battalion Navy considered last units
115 across performance
114 All Japan formed town
113 games power remained
112 however return
111 even
110 Although developed mm order
109 Korean Lester Michigan Street aircraft light often placed shot
108 land operations
107 23 Germany command heads public returned river
106 play route
105 2006 21 best mph re reached wrote
104 making
103 Air design sent st total without
102 22 One Richmond per stage
101 character road site
100 2007 50 court front original population
99 too went winds
98 26 Hill never soldiers using
97 2009 Blythe Spanish division highway produced
96 America Australians Chinese His air naval
95 200 Royal WWE action areas building country involved result school take
94 China East face gave given production
93 construction followed gun northern range stated track week
92 27 40 service strong
91 According William do himself ordered significant will
90 2013 Butler Championship Commission Creek damage died reported water
89 C Force among case started title
88 II Operation While With eight man old
87 B behind company island species times
86 2005 For London Squadron away boats embassy region saw you
85 caused defeated event felt lead modern towards world
84 center form ground include originally player
83 31 development different feet least point seen
82 class control decided special we
81 28 500 Following Indian base destroyed ironclads mid section written
80 2015 First League Other added joined low months release win
79 Angle Britain appeared army estimated family once replaced ridge similar tanks
78 Ball Some close completed designed right though thought works
77 H Marine able addition depression features fighting full positions scene
76 Day Du Early Sonic Wales announced attacked become hit previous put run
75 Award Mississippi Pacific Two artillery infantry present southern start
74 2002 2003 Court Regiment Starr arrived central featured largest
73 1942 2000 Beauty Big James St great member previously style throughout tour unit
72 Doctor Fu Park established peak political typhoon wide
71 Best almost campaign get ironclad lines post
70 Gibraltar age below hours important mill
69 Despite Great national open round runs successful tank ten various version
68 93 Another England Head Major Mexico agreed either how police published rather recorded should studio taken
 television
67 CR F To above allowed captured eastern less little others players security seven subsequently suffered
 wounded
66 Russian T Temple Zealand born carried created crew every opening performed race see upon white writing
65 Center Later attempt battalion complex critics directed instead rd removed turned
64 Koreans Paul RAAF Tropical casualties fourth intensity outside possible saying training yards
63 1970 District K basketball book king latter level nine personnel provided required squadron wind
62 Church JMA Year better brought defeat father general groups initially intended northeast rest short sides
 working
61 1990 Eddie Ten armour fight forced image iron official structure
60 60 From International Senate appearance attacks cast commander community ended fleet fort office
59 George Hall You damaged example federal floor invasion noted report stone
58 Bond D E High Imperial advance cut emperor events go good praised son tons
57 Avenue Derry Lorenzo Union beginning decision despite ever eye finished house increased monument morning move
 murder probably western
56 2001 2004 An Charles English Europe France Team already average earlier eventually passed teams wanted
55 1980 Ricky Scott Thomas come cyclone discovered law matches movement playing quickly reaction status steel
 story
54 Empire Pagan Second body coach concert crossing hand highest live month non operation taking
53 Brigade Island Kingdom art associated attempted available change characters co direct does forward remaining
 responsible scenes sold songs speed success weeks
52 1999 35 400 Africa Fort Hitler Most Sea Western armor dead deep enough find itself leading location mostly
 overall running script supported wife wooden
51 Carey Corps Michael Office Turner Typhoon Victoria West believed entire governor loss names offered
 organization states worked
50 75 Black Roman Washington appointed director far human lack pitcher planned points signed steam struck told
 transferred victory
49 00 150 45 Both Commonwealth Jewish King That Tour bridge combat complete enemy fact opened popular process
 young
48 1941 1960 1998 Asia Group Jim Mountain Oregon Storm children immediately limited met minutes officer
 particularly performances plan project selected slightly soon staff trial
47 65 80 African But Department Heavyweight La School asked assigned car claimed companies continues designated
 downtown era faced help hour kilometres list lower minute northwest pair party poems provide rainfall sculpture
 strength village
46 38 Central David Italian Madonna Mark TNA combined conspiracy covered fell going hurricane key launched
 officers onto perimeter poetry prior ranked remains response resulted terms together whose
45 AD Allied Classic Club Four Jack Latin Since according coast colossal contract date defence difficult effort
 failed international leaving person term toward ultimately winning
44 2014 70 Angela Graves Jane Press approach approximately battleships black border centre debut deployed
 election elements landing larger likely longer magazine me my passing port portion positive
43 300 Bridge Field Highway Hu Late Maya Museum Robert Stone alongside business common conditions course defense
 ending entered influence language occurred plot presence radio ran refused religious size smaller warships
42 1940 32 90 Americans College Islands Philippine Rhodesian Richard Scientologists active always ancient
 becoming changes clear convection cover dynasty effect houses inch majority middle primary problems raised
 referred shear spent stating traffic
41 1930 Civil JTWC Lake Rome additional audience battalions capital evacuation feature field fitted football
 give inches mother operated rear residents resulting reviews thick turn weapons
40 1991 1997 Association Chan Christian Harry History House Ireland SM Type abandoned appears buildings
 championship consisted contemporary erected films headdress homes inside nearly particular sea separate supplies
39 1950 1994 Asahi Austrian Colorado Emperor Free HMS Little Los Marines Mountains Music President afternoon
 anti cap composed constructed crossed especially fans generally got highly increase individual issued laid
 lyrics might pressure review rock says screen sections supply turns unable upper via view weakened word
38 Boston Iraq Native Under act declared edge fan figure future issue living media moving past personal
 prominent rapidly really situation sometimes surviving
37 1943 37 Angeles Awards Dodgers Dr Manchester Monument Mr Peter Raw Smith Spacey Spain colonial coming
 conflict create current daughter deck effects flight forms fought free giving guitar heavily hold length losing
 offensive oil parts poet proposed reach reign relatively self serious setting square surface sustained transport
 waters yet
36 1944 33 64 Bishop Burma Canada ERA European Game Northern R Rhodesia Service Ward Young artist break broken
 child county critical dark defensive finally headquarters includes innings intelligence leader maximum meeting
 mission nearby pass prevent professional rights schools shown sought type uses walls
35 Back California Canadian Champion Colonel Family Kurt Meanwhile Memorial actually aid allowing annual armed
 broke compared cross friend interchange job junction killing leave lived machine mountain numbers pattern plans
 press private star starred straight surrounding tracks usually
34 1985 62 Carolyn Council Defence Donald Historic Its Lieutenant Papa UN ability actors attempts civil continue
 expected genus helped intersection introduction investigation look minor mixed mountains mouth needed
 participated pre primarily rule sequence shows southeast sports starting think unknown upgraded whom
33 1870 1920 1969 1995 82 Cooke Impact Korea Pound Steiner Three X allow awarded bring charges college commented
 cost crowd double fall fired incident involvement issues painting poem rain real reduced regular reserve score
 senior sources structures subject technique threat try turning want women wood
32 Attorney Bay Command Fleet Israel Joe Lee Many Sega Times Vietnam accepted armored assault attacking boat
 changed closed commercial completely contains crosses directly divided earned efforts evidence financial higher
 idea jungle know largely medical monuments need officials organized passes poor powerful promoted records
 seconds sixth sound takes torpedo
31 1992 46 95 Amos DreamWorks Fox Government IRA J L Republic Republican Series Several TV Taylor Township Where
 activity adapted amphibians bank beat chart cities conducted currently delivered district evening experience
 figures focused increasing influenced interest interview landed legal makes metal movie pay pieces pitched
 planning poets program protect protection rate remain ring showed skull something squadrons station summer
 themselves things tried variety
30 1996 BC Chief Film God Naval Off Sullivan Through USA actions agent armoured attention award begins carved
 choice converted done edition extended eyes fifth food fully greatest helicopters identified initial landfall
 levels lies meant necessary orders our plant policy pyramid represented respectively roads shortly trade
29 1915 49 600 Among Billboard Christmas Five Hedgehog Iron Kentucky N Port Rock Show Special Texas Time We
 access acting adopted becomes block bones capture carrying caught causing committed conference confirmed
 consecutive core equipment freeway honor hospital industry injury join male marked measures mile multiple
 natural peaked percent red request responsibility ruled search services singer slow starts suggested turret ve
 vessels vocals wall words
28 1914 1971 1988 55 72 78 978 Academy Ambassador Background Bert Don Due Guam Her Home Jackson Ma Massachusetts
 News Oxford Potter Southern Stela Wrestling advanced advantage ahead badly carries champion claim claims
 classified comedy competition crater cyclones develop dropped elected engine finish flank gammarus graves hands
 here hill historians introduced listed love mainly mounted native numerous paid places potential produce roles
 scored seat stopped strikeouts traditional whether widespread youngest
27 120 123 1880 1979 1993 34 43 68 69 Admiral Also BBC Bono Captain Claudius Edward Henderson Henry ISBN Light
 Military Nazi Of Post Ridge System Theatre Their Though Undertaker W activities airborne appear artists
 assassination briefly c concluded continuing counter deal declined decorated divisions doing ear economic
 entirely flying formation goal grew headed hits ice impact injured meets notes operating owned perform platform
 pool practice raids reaching recording related reports requested scale sector serve shooting studies subsequent
 task terminus testified today touchdowns tower travelled whole
26 1917 98 Austria Cape Delaware Eastern Gulf If Kiss Main Malaysia Ocean Old PAGASA Plaza Santa Tim Walter What
 White Wisconsin alone build carry colonies column concerns enter experienced exposed filmed filming foot forcing
 friends hard health holding literary losses maintained manager married money occupied oldest piece purchased
 receiving recovered regimental replacement represent retained routing rulers seasons shape southwest speech
 successfully temple theme wheel
25 1927 1978 41 57 85 Area Arthur Atlantic Because Carolina Chris Clinton Committee Each El Florida Genesis
 Hospital India Lead Man Mongols Only Point Public RAR Star Streets Super Task UK UTC V anything arrival article
 attended bad battles bodies brother calling civilians commanded contrast contributed covers criticized culture
 deaths dedicated degrees direction distinct earliest employed ends examples except existing expressed filter
 founded grazing guest heard hundred inspired intensified interior lane leaves managed means neither network news
 projects recent reconnaissance religion responded returning revealed roof rose roughly sailed send sense sites
 stars storms thus tries trying twenty voice withdrew wrestling
24 1916 1948 1987 48 59 Baseball Conference DVD Death Democratic Ezra Frank Governor Have III IV Kong Moon Nick
 Ohio Party Patrick Sir USS Williams WrestleMania airport animals attached awiil background billion blocks board
 capable cases cemetery club coastal compound considerable consisting contained copies countries couple decline
 defenses determined developing dry enters families fast featuring firing focus frame gas greater height hosted
 imperial information inhabitants keep lives meet nature newly officially older president programme relationship
 relief retired row shells slowly society stop suggests teeth tip tomb trough vehicles vertebrae views weight
 wins woman worldwide zone
23 110 1972 1984 2016 36 54 800 Art Campaign Coalition Col Development Football Gordon Indians Interstate Kansas
 Like Live Lower Middle Minister Mogadishu NCAA Name Napoleon Nations Newman Race Staff Triple Upper VI Victorian
 Welsh actor arrested bases basis bridges brothers carriers certain comes conspirators controlled convoy dated
 defined department designs destroyers don drums eastward engaged equipped facing follow foreign gained guard
 historian images judge knots library memorial memorials musical navy nominated note patrol patrols plays proved
 province quarter regions scheduled sculpted seems segment serving severe shaped showing survivors themes
 transfer trees victims viewed visit widely your
22 1900 1918 1945 1965 1986 42 47 700 76 96 Act And Angel Before Beth Booker Charleston Christopher Come
 Depression Final Irish Joshua Long Luzon Mediterranean People Prince Production Records Studio Sydney Tom Vice
 Within accused alive arts attempting bass battleship bottom bought businesses chapel closer cm connected contact
 controversy d dance dates defences defend defended detail distance dominated driven e elsewhere entrance
 executed extratropical flat followers frequently frigates fuel historic hull installed lay league looking
 management march mass matter missions must partially passengers peace posted producer pushed reference remnants
 residential routes rugby sails secondary signature sq stem strategic survived terrain titled tournament us ways
 weak withdraw youth
21 1890 1946 1949 1968 1981 1983 39 66 Acropolis Andrew Bart Burke Cross Dvorak Harrison Intelligence Italy
 Lakes Line Mount My Peninsula Queensland RAF Southeast Sports Taiwan Tank Throughout Training Years academic
 airfield ammunition amount barricades blood broadcast buried cannot challenge chosen competed daily debuted
 deployment describes encountered establishment expanded extensive famous fellow finishing flooding granted
 hearing k kept lasted launch letter meaning missing muzzle opposition parents park passage poetic possibly
 preparation rapid recently renamed replace resumed returns rise room rounds rural secure selection serves
 settlement specific split spread stages stand stands superior tell tells throne treatment turrets visited
 warfare weather westward winner
20 1888 1976 51 67 Austro Beijing Between Cambridge Complex Cup Czech Daniel FBI Flotilla Green Mary Me O Over
 Randy Six Slayer Stadium Today Veronica adding armament assistant ball begin big brigade cause chose cloud crash
 creating critic decades designation disc districts drive driving duties economy effective eighth entering
 entitled episodes evacuated explained extension falling finals follows gives guerrillas historical income
 individuals knowledge lanes learned lot mark material mentioned method notable numbered obtained offices
 organised overseas paint pop prevented producing promote research resistance sail satellite seventh shoot shots
 step strikeout student study submarine successor terrestrial theatre therefore thing trip verse victories why
 witness writer writes yd
19 104 140 1860 1901 1938 1989 250 58 61 81 Additionally Arts Band Boys Brad Bulldogs Charlie Die Dutch Eliot
 Even Exit Flanders Front Further Guard Guinea Headquarters Hollywood Hotel Howard Hungarian Kevin Martin McMahon
 Minnesota More P Portland Pusan Russia Services Shortly Singapore Society Soviet Timor Vienna View Weevil
 Zealanders accompanied acres afterwards agreement apparently approached author authorities avoid bar beauty
 begun believing beyond books bout camera cited claiming closely collection combination commentary concept
 concrete condition crews cruisers defenders drama education engines establish estimates facilities failure ferry
 finds getting growing growth imagery impossible increasingly industrial let maintenance massive moment nor ori
 palace parallel partly perhaps permanent plane prison protected provides quality rabbi railroad rating reason
 rebuilt reception restored secret significantly sister speak stock storyline street strike strongly supporting
 targets theater tribute true twelve university value versions vessel violence visible volunteers von votes
 warship weekend withdrawn
18 130 165 1962 1964 1967 56 Agency Al Assembly Base Berlin Bobby Chad Dale Douglas Entertainment Forces Key
 Land Matt Pennsylvania Prague Provisional Station Story Supreme Tag Trail Tree Warren Watson account affected
 alleged appeal argues authority b battery bears bit blue breaking breech brief certified charge clearly coaching
 collected commissioned commitment commune concerts conventional deemed degree departed details display draft
 drawn drove elevation engagement escape everything excavated existence favor favorite freedom gain generated
 grounds harbour inland intersects involving islands isolated journey kill knew lacked mainland market mayor
 monsoon newspaper novel paintings pitch popularity pounder prepare prepared providing purchase regiment
 remainder royal settlers southeastern space specifically spikes stood streets strongest students submarines
 suffering tactics talks transportation trials twice twin types vote
17 105 1910 1947 1966 1973 900 Alabama Anand Board Brooke Buffalo Caldwell Coleman Congress Constitution
 Croatian Direction Director Duke Egypt Federal Fringe Games Guatemala Harbor Hong Hot Hurricane Jenny Mart
 Matthew Meteorological Modern Olympics Parker Prior RFU Russians SmackDown So Song Sunday USD Valley Week Who
 Zambia agencies amphibious anniversary anyone approved aquatic archaeological architecture armies arms
 arrangement assistance attracted believe belt bombing branch broad broadside burned cage capacity cargo cation
 cavalry centuries challenged characteristics church circulation classic concentrated consists containing contest
 convicted council covering crisis cultural dating digital discovery drew element emerged enlisted executive
 fields fishing generation gills guilty heat herself hills hired husband improve kg loading locations membership
 mind mine modified mortar none oak objective operate operational organizations painted paper performing planet
 portrait possibility presented progress pursue rebellion regional reinforcements representative retain reviewer
 rushed say schedule scholars seal seemed simple someone source southward standard standing strategy summit
 surprise synagogue synthesis temperature tied underwent unsuccessful unusual walk wave
16 02 160 1939 1951 1963 63 77 AA Airborne Alan Armoured Cemetery Critics Flight Forest Furthermore Golden Grand
 Guerrero Holocaust IGN Ignace Indies Indigenous Indonesia Instead Jews Joseph Lauderdale Louis MLB Ming NL
 Nevada Nintendo Olivia Piz Q Robinson Summer UP Warrior Wilson aggressive aimed allows appearances approaching
 batteries belief box brown capturing cars civilian collapse collapsed contain controversial conversion convinced
 cruiser debate denied depicted destruction diameter dissipated domestic earning easy encounter enemies
 environment essay extensively external extremely feeling finding fit flag formula gradually guitarist ha
 happened highways hulls ideas impressed improved inHg independent indicating instructions joint jury kind lands
 leadership loaded map maritime mean minimum missed movements narrow nation nationalist navies occupation offers
 opponents organisation picked placing plain plants politics problem products prompted publications purpose races
 racing rail ready recognised recognition recognized recommended refers resources results retreat rocks ruler
 sailors secretary sex shell shopping singing social sons spring streams succeeded suggesting sure tax
 temporarily tradition trained treasure tribe typically unique voted zones
15 180 1934 1953 1959 1982 Against Around Augustus Ben Bob Building Chicago Corporation Daily Edge Eight Eugene
 Europeans Falls Francis Francisco G Gallery Here Homarus Is Jones Just Malcolm Marcus Melbourne NBA Not
 Originally Perimeter Player Project Rumble Scientologist Simpsons Torres Unlike Upon Vickers Viscount Warner
 Wing Writing Yuan absence achieved actual animal apparent arrive assisted athletes attributed awards believes
 bombers bombs bonus boss boy calm campaigns care cold completion conclusion conduct conflicts congregation
 constant contribution corps courts darkness defending demonstrated dense difficulty dissipating ears energy
 engineer exhibition explosive favorable friendly gold grave hamlet horse immediate importance independence inner
 maintain monitors museum n nominations normal nothing noting offer operates opportunity participate persisted
 phase physical plates principal printing product protest publication ram rated read reflect regarded rejected
 repairs rescue restoration revolt rings ruins secured seeing shared sign simply sisters somewhat stationed
 stayed suitable table tasked technical temporary transition transported travel triple undertaken vocal weakening
 workers writers younger
14 1000 125 1933 1961 1975 1977 270 71 92 About Administration Administrative Age Airport Alexander Beach
 Belgium Bill Blues Borneo Boy CH Campbell Chart Construction Dan Earth End Fame Festival Hamilton Imbudo Jeff
 Jersey Jinx Justice Lord MTV Magazine Marie Marshal McCarthy NFL Octavia Once Order Overall Owen Parachute Plot
 Police Prime Pro Rabaul Reception Roger Rugby Rules Salisbury Security Seneca Stein Stephen Stuart Sun
 Television Thanhouser Tokyo Trajan Ulm Wars acquired add admitted advisories albums allies ambassador
 architectural aspects assembled attained attorney aware banks baseball basic beating behalf blues bone bound
 bulk call calls chairman chance chief churches commanding commenced commission communications concern concerned
 considering constitution crime dancers delayed describing description discussed dream emphasis enforcement
 enjoyed estate expedition extra false favour female filled fine flood flowers formerly gameplay governments
 graphics headquartered ill incidents indicated inning instance interests invited leaders liked loan lobster
 lying martial materials melody merchant merely militia mixture monitored neck northward nose observed obvious
 ones opposing outbreak pain permission pilot portrayed pro question quick reasons recruited relieved repair
 replacing replica reputation reveals riparian rules rushing sank scattered sect seeking segments selling sexual
 shallow share snow solid steps stocks storage stream strikes suicide suit suspended talk temples territory text
 tonnes train trouble viewers volunteer warning watch weighs windows writings
13 1919 1952 52 87 Actor Aniston Bateman Beatles Block Broadway Bureau Canal Coast Confederate Cooper Democrats
 Dick Drive Fighting Finally Flint Georgia Grade Greek Hamburg Horizon Hugh Knights Lady Lewis Logan Louisville
 Lowell MDOT Management McCartney Metro Mexican Mouth Netherlands Night Norway Paris Plans Pop Red Release Same
 Sarah Seven Springs Transportation Trey Turkish Virginia Ware Women Works aboard accident administration
 advancing analysis annually assembly attend backs ban beam beats blacks brake burial camp campus candidate
 captain circle classical classification columns commerce context corner credit delegation demanded derived
 desire directors easily eggs employment engage ensure equivalent escaped essential exception exchange expansion
 falls feel fill fish flagship flew forehead frigate frogs funding gay gets glass goods graffiti gunboats gunfire
 hiatus indigenous influential injuries intense intent interaction intermediate joining knocked legislature limit
 linked listing literature longest manner meetings memory motion nevertheless nitrogen obtain occasion ongoing
 panel parties partner path pin portions posed poster powers premiere preserved purposes putting rare reduce
 references repulsed respective restore risk rivalry rooms rounded scheme seas seem sees session shipping silver
 similarly singles skulls soundtrack speaking stela store streak submitted subtropical sunk tested thirty timber
 touchdown troop tunnel undefeated urban vegetation velocity vice virtually vs walking walks wars watching
 website wider window withdrawal worst wrestlers write
12 07 09 1840 1861 1926 44 53 94 97 Afghanistan Aftermath Albums Athletic Bang Belfast Boat Bradley Bristol CSS
 Cardiff Catholic Circle Coach Columbia Commando Community Cy Denver ESPN Far Federation Fire Gale Garden Germans
 Greece Harris Homer Hungary Independent Indiana Institute Jason Johnson Keith Li Library Life Love Mack Matthews
 Mike Moffat Newport Norse Poetry Protection Queen Reconnaissance Rights Riley Ron Scottish Shan Shop Solomon
 Songs Squadrons Square Stanley Strong Such SummerSlam Then Third Top Treaty Up VIII Vikings Yorker Zimbabwe
 accept adult advice aft aged agency agents alignment ally appearing appropriate architects arm arranged arrest
 arriving association assumed audiences auxiliary basin batters bearing birth bombardment budget bus causes
 census chambers charged circumstances civilization clashes colour commemorated commit committee commonly
 component conducting connection controls counties courses criminal criticism crown damaging decade deliver
 demands demolished departure depth desert destroy destroying determine dismissed donated dropping drummer
 eliminated elimination empire employees equal equally erosion evacuate fake fear fled flooded footage forecast
 forming fourteen fresh frontal frontier fruit genera ghost greatly handed heart honors horizontal hundreds
 identification identify illegal incorporated insisted insufficient investigate kilometers lakes landings laps
 leads lifted load lowest manufacturing marks mention midnight mines mobile monumental mounts multi mystery
 nations nomination obsolete occasions ocean online opposed parade perfect picture pine platoon pole populations
 possessed primitive properties property publicly pulled pursued push pyramids quite rarely ray reactions
 realized recalled receive regularly relations relative removal repaired reportedly retaining retreated reviewers
 roadway scoring shifted shore soldier spawned squad stable stance statement statements striking subjects
 superstructure survive systems territories test threw thrown tone topped tops tracked trapped unlikely values
 vault vicinity violent visitors visual vital whereas winter worth
11 175 1885 1908 1923 1929 1955 1957 202 73 83 89 AIF AK Academic Adolf Ancient Anzac Apple Austin Authority
 Bank Blu Blue Boer Boulder Branch Brazil Bush Cage Carell Catalinas Catherine Chang Common Culture Dallas Darwin
 Detroit Down Edwin Farrell Ford Gallipoli Gold Goldberg Grammy Hawaii Illinois Indeed Johnny Kent Khan Labour
 Lamb Manhattan Mk Moore Mounted Nevertheless Officer Official Operations Part Pearl Period Pete Portage
 Principal Range Rebellion Recording Regional Representatives Revolutionary Seth Shetland Shield Singles Sudeikis
 Tamura Territory Tracy Variety Walker Wood Wright accounts accurate accusations achieve acts adoption advisor
 aerial affair aftermath airstrip allegations alternative am applied approaches archaeologists argued associate
 authors bail bands barrage basalt beams bid bird chair charity charts climb climbed closest clothing clubs
 colony color compilation comprised consequence consider content crimes deceased defeating depicts descend
 describe didn differences difficulties dispatched dispersed displaced disturbance disturbed documents dollars
 dressed dust edited elections electronic else emblem establishing ethnic evolved excellent exit explosion fewer
 filed flights forest forests formal fortifications fossils franchise frequency freshman fun funds garrison
 gliders governess gusts hair halt hear helicopter helping honour hotels housed industries infrastructure
 instruments interested interpreted label landscape lawsuit learning leg lie lifestyle ll loose lunar magazines
 mature medium metre minimal models moderate negative negotiations normally northbound occur occurs opinion
 owners patrolling peaking piano pointed politically possession pound praise preceding predecessor predominantly
 prisoner prisoners proclaimed promotion prosecution prototype provinces rains ranges ranging ranking receptions
 remarked rematch repeatedly reveal rival roll romantic settled shipped slopes solo songwriter span spin spirit
 starring stay stronger studied sub submission suggest supposed tall tape target telling temperatures tenth
 thinking thousand threatened towns trail trails traveled trunkline unsuccessfully victim vocalist volcanic
 waiting warnings watched
10 08 141 1796 1800 1850 1889 1904 1911 1913 1921 1936 1937 195 240 350 380 425 79 Action Admiralty Allies Altar
 Americas Amy Ann Asian Astronomical Austrians Basketball Blood Books Born Boulevard Bulgarian Butterfly
 Canterbury Channel Christians Co Commander Consequently Critical Cruise Dance Dave Dean Dodd Dwight Education
 Fast Foundation Fourth Fred Given Gloire Good Harvard Heavy Hell Indianapolis Indonesian Industrial Initially Jr
 Judge Junction Karen Legacy MI Mario Medical Morocco Much Municipal Oil Oman Out Palm Philip Picture Play Radio
 Railroad Russell Sandy Scotland Shane Social Spring Sudan Suez Superior Take Tournament Town Track USSR Until
 Way Winds Woman address adults ago agricultural aired amateur angle anime apart arc asks assist asymmetric
 autumn balance banned basal bed blocked bounded bringing cameo captive carrier cattle ceased celebrated
 championships chorus citing claws closing collect commemorate communist communities comparison compete
 completing concludes consequently constantly contested creation credits decreased delay delivering demand
 descends difference disabled disease dismantled displayed documentary dominant drafted editor effectively en
 endurance exact exclusively execution exhausted exist experiences expert facility fashion favourite feud fifteen
 fighter finest firm fitting formally forts founding frequent gap garden goes grossing heading heir holds horror
 hostilities hotel humor identity immigration inflicted infrared ins institutions intention invasions involves
 jail kW keen keeping killer kingdom la labor laws lb legs lighting limbs maintaining maintains marines mbar
 mentions methods mix monitor moral o occasional opener openly opponent opposite ornaments outcome percentage
 persons plate plaza pleaded pleased poll portraits ports proceed proceeded processing productions progression
 prompting propelled protecting punk qualify quantum ramps regarding reinforced releases remarkable remix
 representing require requiring residence resigned rifle rim rivals rivers roster rows sailing sales save semi
 sentenced sequel sequences shadow shutout signing sixteen sixty specimens spot stadium stern stones stores
 substantial suddenly surroundings surveillance tackles techniques theaters theatrical thickness thirteen
 thousands throw torpedoes transformed treaty tribes usual valley variants versus vinyl warned waste waves
 wealthy weighed wing withdrawing
9 03 131 135 1805 1830 1906 1907 1932 1935 1974 230 86 AP Aboriginal Adams Affairs Alex Alfred Allmusic Along
 Appeals Are Baby Baltic Below Bolton Bros Button Caesar Camp Capel Carol Carroll Class Collection Combat
 Continental Crown Crystal Dead Downtown Ed Eighth Eventually FM Foreign Freshman Gary Go Grant Guild Health Hero
 Highways Hope How Ian Industry Inside Jay Jean Jerusalem Joint Jon Jos Juan Julia Jupiter Kim Lim Local Lost
 Louisiana Mackinac Malaya Malaysian Master Members Miller Ministry Minor Moving Near Nelson Now Performance
 Persian Personal Philadelphia Pictures Pierce Platoon Power Professor Province Regardless Regiments Rolling
 Settlement Siege Similarly Somalia Soon Steve Strait Studies Support Switzerland Tennant Thirteen Thus Tower
 Transport Turkey Twin Ultimate Video Wanderers Winston Without Yorkshire Your ZANLA abandon accession
 accidentally acknowledged adapt addressed administrative advantages advertising affairs aided aim amounts
 ancestors ancestry anger arch arose assaulted asserted assignment audio barbettes bay beach beautiful bedroom
 boilers bomb branches brickwork calibre candidates cannon card casting ceiling centers ceramic channel chemistry
 circular clade cleared coalition comments communication competitor complicated composition computer concurrency
 console construct continent controlling cool craft credited critically dam declaration defeats deliberately
 delivery density descendants designer destroyer detachment dinner directing disappeared displays distinguished
 dramatic driver drum enabled encounters engineering engineers enrolled entertainment environments evident ex
 explaining extending extent fantasy fictional fifty finishes fixed floating flotilla girl goals green grossed
 grounded guy hPa happy heaviest hidden histories hostile hosts hot households housing huge hunting implemented
 imprisonment indicate initiated inspiration insurgents interpretation intersections intervention interviews
 invented investigated journalist jumping lawyer legislative letters limestone limits loses loyal machinery
 maneuver marched masks maturity mechanism median medieval message meters millimetre mined moments motifs moves
 nineteenth nominee notably notice observation offering opera origin outer oxygen palm panels perspective
 photography pitching platinum plus portray positioned posts potentially pounders powder powered preparing
 presents preserve principles printed profile prospect prove provoked qualities racism radar radius raise raising
 realistic rebel recover refer referee referring refugees relating relatives releasing relied relocated remnant
 remote repeated reserves resume revenue reworked rhythm rich rifles rolling rough ruling runway scales sensitive
 separated severely sharp shrine silence sitting sized southbound speculation spending sport spur stations
 stories struggled subtle sufficient suited surrender surrounded survey suspected tension testing theory
 thunderstorms timing torture totalitarian touch touring traditionally transformation transports trout truck
 tubes understand uniform upset van variation vary vehicle venue verdict verses videos voters vulnerable warm
 wasn weapon wish witnesses wrestler yard
8 01 04 05 06 106 115 129 152 1776 1788 1798 185 1859 1862 1873 1899 1928 1958 360 610 750 770 88 AOC Across
 Afterwards Album Allen Amazon Anderson Andy Anglesey Anthony Armstrong Barbara Beginning Benjamin Brown Bruce
 Business CD Career Carl Carlos Carnegie Celtics Cinema Coaches Commercial Confessions Delta Description Design
 Diego Durham Edwards Egyptian Expressway Frederick Frenchtown Gerry Hardy Highland Hills Hollis Holly Hubbard
 Hudson Ich Investigation Julio Junior Kenneth Knoll Law Lawrence Lennon Likewise Lincoln Lions Lloyd Malayan Max
 Metropolitan Miami Miguel Mission Morgan Morris Network Next Norfolk Numerous Observer Officials Okinawa Palace
 Parkway Past Personnel Peru Pet Places Pliny Poems Pola Poll Porter Portrait Re Register Research Return
 Revolution Ricardo Secretary Shell Simon Site Sound Springfield Steven Still Structure Susan Sylvester Tai
 Telegraph Tennessee Together Tony Underground Vernon Victor Victory Wallace Weekly Willie Wolverines Yap Yeats
 Yet Zone aak accompanying acid acre acted actress administered adopt aging agrees aims al allied altered
 americanus amongst amounted anchored animated anthology anybody appointment appreciated arguing argument arrives
 artwork assassinate assists attendance attitude aviation axis bag barometric barracks bars birthday blow blown
 bosses boulders brigades broadly bypass camps carefully carving catches ceasefire centres classes climate
 cloverleaf collections commanders compiled conceived concurrent confusion conquered consist continuous
 contributions corresponding crane craters creative crewmen crop cyclogenesis dawn daylight decisions decisive
 deeply demo democratic departments depressions dialogue diary die discovers discrimination discuss discussion
 distinguish downgraded drawing drives drop drug dubbed dug ed educational efficiency electron eleven emergence
 enduring engagements ensuing environmental epic eroded escorted everyone existed exists expensive experts
 explains extreme fairly farm farther fastest fault feels fighters firearms flattened flee folds fortress
 fragments frozen funeral gallery girls gone gray grenades grow grown guerrilla guests handling hanging
 heavyweight hero hitting honored hoped horses household humanitarian hung hydrogen identical imagination
 impression induced intact integrated internal intersecting invaded items knee lacking lake learn lift likewise
 lips looked looks manga manned manual marking marriage massacre masts mat mercury murdering murders musicians
 naming nationalists nautical needs ninja northeastward observers opens option outflow overlooking paleontologist
 parks partial patterns paying peacekeeping penetrate perceived petition pick pits planes planted platforms
 policies poorly pope postponed postseason preferred presenting prey producers professor programs proper proposal
 pushing railroads railway rebels receiver reconstruction recurring regard regardless regiments registered
 remembered removing renewed renumbering replied represents rerouted rescued resolution resolved responsibilities
 retreating reversed ribs runner safety sale science screaming sculptures seed seek seized selectivity sell
 sentence shaft shares shelters shut siege solely sounds spacecraft spoken starter steadily strengthen
 strengthening strip structural stucco styles submerged submit surrendered swept swimming talent talking tallest
 tend tensions texts thinks threats titles trans treated truncated truth tunnels tying typical unarmed undergoing
 underneath understanding unfinished universities unlike ups upwards variations varied vassal violation visiting
 volumes vulnerability wait waited wants warehouse weaken wear wearing wears wheels whites yellow
7 142 154 1775 179 1797 1804 1898 1909 1912 1954 1956 220 260 635 74 84 91 AAA Additional Again Alliance Alma
 Amendment Amor Anglo Anne Architects Argentina Armenia Artists Asylum Bad Bahamas Basin Berry Bloody Body Bowl
 Bragg Bulgaria Cambodia Carter Cedar Centre Chandler Chile Clark Clayton Column Communist Constantinople Corner
 Corners Country Course Croatia Crossing Cruz Cut Dante Denmark Dennis Derek Desert Divisions Drama Dynasty Easy
 Elder Elizabeth Emergency Engineer Eno Eric Erie Evening Fear Ferdinand Filming Flying Friday Friedrich Frost
 Germaniawerft Gleason Goldstein Gould Hanneman Harvey Horse Huey Human Hunt Indochina Isles Ivan Java Kirk Labor
 Lane Large Larry Laurie Leader Legislative Let MVP Malay Mall Men Middlesex Midway Millennium Missouri Moscow
 Movement Movie Murray Nash Natural Niagara Nicholas Novak Oklahoma Olympic Palestine Pam Paula Perth Pitcher
 Poets Pole Political Pre Price Professional Punk Qing Rand Ray Rebecca Recent Reign Remembrance Resistance Role
 Roses Ryan Sam Samoa Se Selected Silver Soldier Somali Swansea Swiss Taft Tampa Tang Terminal Theater Thing
 Thunder Tourism Towards Valentine Village Vincent Wall Water Webster Will Winter Worth Z advances advised
 aground alcohol allegiance angry anticipated anywhere approval archbishop architect arena ascent aside aspect
 assaults attending attractive auto automatic avoided baby backed barbette barely beaches behavior bias biggest
 blame boarding bombed bond bore boring boys brick burning calculated calligraphy canceled cannons canyons carbon
 casemate chamber characteristic childhood choices climbing clouds cluster coal code collective comic
 commemoration commentators commenting competitive compromise concentration condemned confidence confident
 confused connect connecting connections conservative considerably consul contacted contingent continuously
 corridor costs counterattack creek criteria criticised crops culminated curb curtain curve cutting deals define
 deliberate depiction deposits destinations detailed detected deteriorated developments dies diplomatic discover
 disorganized disputed distant distributed dive docks document doubt download drinking drought duration
 earthquake earthquakes easier elaborate elite emerge emotional emphasized encouraged ensemble entry envisioned
 envoys estates evolution examination excessive exhibit exhibited exits expect expeditions exploration faces
 factor familiar favored feared fencing festival fires flanking flow fog folded fortune founder fraud friendship
 functions funny garage gathering giant gift glyph golf governors grand grandson guards gubernatorial guide
 guitars gully halted handful handle hang healthcare heritage hiding highlighted highlights homeless hoping
 hospitals host humanity imposed improvement improvements inclusion independently indicted informs initiative
 innovative inscriptions installations instances instructed intensification intensive interfere interrupted jaw
 keeps ladder lap larvae lasting lauded laying legacy legislation license lifting lightly lights lobsters lock
 loop mainstream mansion markers markets matching measure mechanics merge mining ministers mortars motif movies
 mud murderer musician myself namely narrative navigation neighborhood net ninth numbering objects obscure
 occasionally occupying onwards originated otherwise overhead overthrow overwhelming pace paired palaces parted
 peaceful penalty peninsula percussion periods photographs pictures pilots pinned pitchers placement poison
 populated positioning possess practical practices precipitation premise presumed price print priority profit
 programming progressed prominence promised promoting pronounced propeller proportion protests publish queen
 raced ratings ratio reads reducing reflected refuge refuses regime remarks remove repeating reptiles requesting
 resemblance resort respect respected retail retiring revealing revised revival revolutionary reward ride ridges
 ritual rumours rush sabotage safe sang scholarship scope scream sealed seats sessions sets sexually shelter
 shops shortcomings sit situated skin slight slowed slower smooth soft solution speaks spoke spots staged
 statistics steep steering strange strap strengthened stretch strips stuck substantially substrates suffers sun
 supplied supporter supporters surgery survives symbols targeted teacher technology tended terrible terrorist
 testimonies testimony thin tide tin tongue tooth toured tourism tracking tree uncovered underside understood
 underwater undivided unexpected upheld upright usage varying vast venues viewer vision volume voluntary
 volunteered weekly weigh weighing whilst whiskey withstand wrapped wrecked wrought y
6 0000 102 111 145 155 1820 1837 1842 1853 1867 1875 1884 1894 1905 1925 1931 216 232 295 370 415 426 440 450
 650 830 910 99 Above Acapulco Accordingly Adam Analysis Andres Ansons Approximately Arab Archbishop Aside
 Assistant Baden Battleship Book Bowen Burton Byway CEO CO Cagayan Canberra Canyon Care Cathedral Causeway
 Challenge Chaos Charlotte Children Coastal Cohen Cold Colin Collegiate Colonial Commissioner Companies Confucian
 Cope Count Craig DC DJ DS Described Disc Draft Eisenhower Elsewhere Estate Fight Florence Former Freeman Gen
 Geography Gilbert Globe Greer Greg Guards Gustav Harbour Having Haynes Herald Heritage Holy Iceland Innocent
 Interchange Internal Iowa Iraqi Johann Justin Karl Kill Kings Kipling Knight Known Landing Leading Leonard Level
 Lorenz Lucius MGM MSHD MacArthur Madagascar Madison Marco Marshall Maurice Mayor Mays Mega Mercury Metal Mill
 Mills Month Moresby Motor Mycena NME Newark Normandy Nos Oliver Ontario Osaka Outside PHP Painting Paper Peace
 Place Polish Polo Primary Protestant Punch Raiders Railway Rainfall Record Reflections Republicans Restoration
 Returning Review Rhine Ring Riverside Roads Rob Roberts Rocky Rodriguez Rookie Round SS Saginaw Saint Santo
 Saturday Scenic Schools Science Sciences Screen Season Senator Sergeant Short Siad Small Sony Soundtrack
 Spielberg Standing Stephens Subsequently Suffolk Supporting Surrey Survey Syracuse Syria Tasmania Test Thailand
 Thames Therefore Tigers Tomas Truth Turks Using VHS Van Various Veracruz Very Viking Vision Warning Wayne Weaver
 Westminster Work Wu Yellow Zack Zoo abbot absent achieving activist adds adjacent affiliate affiliated
 aggressively agree agreeing alerted altar amphibian analyses appealed application archipelago arrangements
 ashore ask athlete attackers auction augmented authored banding barrels barrier bear behaviour belly beneath
 beside birthplace boards bomber boost bottle boundary brand breach bright bronze bulkheads burials bush
 businessman buy bypassing capabilities capability cartoon catalyst catch celebrate celebration ceremonies
 changing charter chronicles clean clearing cliffs clip closure clothes collecting colors com commemorating
 commitments complained complaint comprehensive conceded concurrently confined confronts connects conquest
 conscription considers consoles constraints contribute convinces costume count counted crashed creator crowds
 cuts cycle da damages dancing danger decide deciding decorative definition demanding demographic depart
 depending depict depicting deposited depot der destination deteriorate digitally dimensional diplomats
 disappointed disastrous discontinued displacement dispute distinction distinctive dominance drafts draw drivers
 dying dynastic earn earthworks ease edges edible elderly electric embarked emergency emperors endorsed energetic
 engaging enhanced enormous ensued enterprise escort essays essentially estimate eventual evoked excess
 executives exercise exercises exhibitions expand explicit explicitly expressway facts fame fastball faster fed
 feed feelings fiction fleets flows forbade format formations forty framed fungus furious gate gather generals
 generates glider goalkeeper god grams grant grants gross grouped gunpowder hall harbor hectares hieroglyphic
 holes holidays hook horsepower hungry hunters iTunes iconic ideal ignored illustrations immense impacted
 imprisoned inappropriate incomplete indicates inducted influences informed innovations inscribed inserted
 insurance intending interim interned invitation isn jazz jobs judges judicial kick knock l landslides latest
 lawyers legitimate lengths lengthy liable limb link links lists los loser loud lowlands manpower manufacture
 margin master meanwhile measured memoirs millimetres mode model modest motivated municipal murdered narrowly
 natives negotiated neighbors nervous newspapers nickname nil nominal northeastern northwestward notion nude
 objectives offshore openings ordinary origins outages outpost outstanding overnight oxidation page pairs papers
 parachute parallels parent parking parody participation penetration personally phone phylogeny physician
 piercing pipe pitches planners plating playoff plea portable positively possesses posting praising precisely
 precision predicted premier preparations presumably preventing prime privately progresses progressively
 projected promising promoter propulsion psychological publisher pure puts puzzles qualification qualified
 qualifying quantities quest radicals raid ranged rank rankings reactivity reader readers reading realigned
 realize reclassified recruits redemption reflects reform reforms religions rely reminiscent rendered reporting
 repression reserved reservoirs resident restoring restricted revenge riff rigging rising roofs rotating ruined
 sacrifice sage samples satisfaction scientific scout screw scripted scripts seeds seemingly segregation senator
 sentiment separates settle seventeen shift shipments shortages sight simultaneously singled sinking sixteenth
 skill slide smallest smoothbore sole soul spans spectacular squads stairway starboard starters statue stopping
 stops storey strategically stripped substitute successive summarized sunlight surprised surround suspension
 switch sword taught teammate terminal tests thanks theatres thereafter threatening tipped ton tourist tourists
 traces trading transit transitional transitioned transmission travels trawler truly turbines twins uncle undergo
 underground underway universal useful utilized utilizes valuable var vaulted venture vertical veteran voices
 volcano walled wealth wheelchair wild willing wine worker wreckage wrong yield youths
5 101 109 114 116 117 1200 122 133 134 149 1500 1789 1803 1808 1810 1819 1854 1876 1879 1903 1922 215 224 275
 305 320 330 372 460 780 950 Ace Actress Adelaide Adriatic Advance Almost Amtrak Anna Annual Armed Arriving
 Arsenal Artillery Associated Attack Attempts Auckland Audio Aviation Baker Bar Barry Based Be Beautiful Being
 Bell Bentley Besides Bianco Birmingham Boogie Borough Box Brigadier Brisbane Brother Brothers Bryant CA Can
 Cancer Cardinals Cast Castle Cayuga Cecil Chancellor Charter Cleveland Coliseum Columbus Confederacy Connecticut
 Cook Corey Cretaceous Curse DNA Dakota Dakotas Dana Days De Deputy Dublin Duck Easter Edmonton Elliot Emirates
 Emma Erik Ernest Ethiopia Evolution Ewing Express Facebook Fall Felix Fernando Few Fighter Forte Freedom Gas
 Gate Gerald Get Gibson Glenn Golf Graham Greatest Gregory Guangdong Guardian Guide Gun Half Hampton Han Hannah
 Havana Heads Historian Historical Ho Houston Hull Hume Hyde Icarus Illustrated Inc Interim Invasion Jacksonville
 Jacob Jake Jamie Jennifer Jimmy Jonathan Kelly Kenyon Kiel Kuwait Landmark Las Lebanon Legion Lights Lonergan MP
 Made Malta Mama Manual Manufacturing Marcos Marge Market Mars Massive Matilda Media Memphis Mesa Methodist Mid
 Mine Miss Mobile Money Mozambique Mrs Mundo Napoleonic Neil Nilsson Norman Oldham Onondaga Orchestra
 Organization Original Orleans Others Ottawa Ozawa Paddy Patent Payne Peak Perry Petersburg Planet Poland Pond
 Powers Previously Program Pyramid Rapid Raymond Rear Reconstruction Regarding Religion Reserve Reviewers Rex Rey
 Roosevelt Rose Rufus Russo Said Samuel Santiago Saunders Secret See Severe Sharon Shelton Sherman Sierra Similar
 Sinai Somme Spaniards Sporting Starting Steele Stephanie Stockton Storms Studios Sultan Survivor Temples
 Theodore Thompson Those Tiger Titus Todd Torah Total Towers Tracks Trade Transit Treasure Ulster Ultimately
 Universal Us VII Vancouver Verde Veterans Villa Virtual Voice Wade Wakefield Weather Well Wellington Wes
 Wheelchair Windows Wooden Youth abandonment absorbed acceptance accepting accessible accidents acclaimed
 achievements acoustic acquire acquitted activism adaptation adaptations advisers ageing ages agriculture aide
 airmen allegation allegedly alliance alter alternate amalgamated amazing ambassadors ambiguity ambulance
 amidships ancestral anchor answer answers anthologies archdeacon arches assaulting asserts assessment assets
 attract backlash backstage backup ballot banking banning barrel barriers bassist beaten bell benefit bin blast
 blockade bow brain brings broadcaster brush cameraman cancelled canvas capitulation catapult catching cave cease
 ceded cement ceramics ceremonial chain chaired challenges chaos characterised characterized chase circles
 circulated cladogram classics clause clock coaches colleges colonel comment commercially communicate companions
 comparing compelled competing composer composers comprises comprising concentrate confrontation conjunction
 consensus consistent consistently constitutional continually continuation conversation convince cooler cooling
 copper copyright correct costing couldn counterparts coupled cue currents curved customers dealing dealt decks
 declare del delays demonstrate deny descent designations desired desperate detect devastated developmental
 develops diagnosis diminished disagree dismissal dispatch displaying diverse diversity divorce doctors doesn
 donation door doubts dozen drag drain draught drowned drugs eagle echoed embedded emerging emotions employing
 enclosed enhance enlarged enrollment ensured entirety equator errors escalated et everybody everyday exaggerated
 exchanged exhibits exile expecting expelled experiments express expression extant extend extracted extremes
 factors factory failing faith fatalities fate faulty fearing feat feeding fees feminist fifteenth financed
 findings fir fixture flesh flour flourished flown fore fortified forwards foul foundations fragmented freedmen
 frustrated fullback function gaining gateway gathered gear generate genre gill global granite guided halftime
 halfway hangar harder heavier heel hiking hiring hole homosexual honorary illustration impressions impressive
 incorporates indeed installation instant instruction integral intentionally interesting interference
 internationally interpretations intervene intervening investment involve judged juvenile keyboard kicked kills
 kilograms kilometer kilometre kitchen knockout lacks languages layer lazy le leagues learns legend liberal
 libraries lighter lightning likes linking liquor loaned locating locked lord lose lots lowland loyalist loyalty
 lyrical machines manage manages manufacturers mapped markedly mascot materiel meaningful medicine melodic
 membered memories mere mini minority mobility modernist modernization monitoring monster mood moon motivation
 mount mudslides mule mushroom nearest negatively neglected neo nephew nicknamed nonetheless notions nurse object
 obstacles occupies occupy offense offensives offset olds opinions opportunities orange orbit orchestra organic
 organizing oriented outflank output overcome overlap overlooked overly overran overwhelm owed ownership pale
 parish participants participating partners partnership patrolled patron paused peoples performs permitted
 personality petrol philosophy phrase picnic pictured plantations plastic playoffs plots polar polls ported
 precise pregnant preliminary premiered presentation presidential pressed pretty prints proceedings produces
 prominently promise promotional protagonist protective proximity publicity punished pursuing pursuit questioned
 racial raiding rails ranchers rangefinders ranks rates rations raw reaches reality realizes rebellions recognize
 reconstructed recruitment reddish redevelopment regards reissued rejoined renovation repatriation reproduced
 requests requires resemble reside resist resisted resolve respond retirement reused reverse revived richest
 riding roadblock roadways routed rumors saint salary sanctions sand satisfying scenario scholar scoreless scores
 scrapped screening screenplay seals searched securing seeks select sending sentiments serial settlements shafts
 shifts shortage shortened shorter shoulder sidelined signal signals signs silent situations skeleton skeletons
 skills sky slope smoke soil solar somebody sorry spanned spanning spark sparked specialist specialized
 speculations spine spiritual splits sponsored spotted stability stalled static statistical statues staying
 steady stelae stems storyboard strategies strengths stress stretched strictly string struggle stuff stylistic
 subjected succession sudden sufficiently suggestion surfaced survivor symbol synthesized tag taxes teaching
 televised tempo tenure terminating tertiary testify themed thoughts tie tight till timeout tissue tolerant torn
 torrential totally towed trace translations traveling tremendous trenches trio tune unanimous uncertain unclear
 undercover undertook uneven unfavorable unidentified unless unprecedented unrest unsuitable unused unusually
 upcoming varies ventures veterans victorious villa villagers visits visuals voting waterline weakness welcomed
 whereby wishes worship yeah
4 108 118 121 126 127 1271 1275 1281 139 148 153 1644 177 1806 1813 1816 183 1832 186 1864 1868 1869 1881 1882
 1892 1893 1902 1924 197 201 203 225 293 317 325 550 740 ABC AIDS AM Abbey Aberdeen Abrams Abyss Acting
 Agriculture Alaska Alec Algeria Alice Alternatively Am Anglican Animals Anthology Antonio Antony Apu Araya
 Armistice Atlanta Augusta Baghdad Bailey Bangladesh Baptist Bavarian Belgian Believe Bernard Beyond Biblical
 Billy Birch Bo Boats Boris Brazilian Broadcast Browne Buchanan Buddhist Bus Busch Caleb Capital Caribbean
 Carrier Casino Category Cell Celtic Champions Charts Child Choice Chou Christie Citizen Citizens Clash Close
 Cloud Colima Combined Comedy Commanding Complete Composition Concert Congregation Contemporary Courage Credits
 Crete Crewe Crime Crimean Criticism Cuba Da Damage Dark Date Democracy Democrat Devils Dickinson Disney Do
 Dominic Double Dream Drew Economy Edition Egyptians Elbridge Electric Ellen Emmanuel Ericsson Erin Expeditionary
 Experiment FIBA FIFA Factor Fan Fellow Ferry Fields Files Filmography Finals Financial Fleming Flood Forbes
 Franco Frankfurt Friends Friendship Gene Geoffrey Geology Giants Gift Ginsberg Girl Glass Global Goldie Gothic
 Grace Ground Grove Guangxi HMCS Habitat Hamel Hanover Hansen Hart Hartford Hartley Heart Heath Hebrew Heinrich
 Helen Heroes Holmes Honor Honours Hood Horn Horowitz Hurley Image Individual Industries Initial Isaac Islam Isle
 Jaguar Jam Jan Jenna Jesus Joel Johnston Jordan Josh Joyce Judaism Julie Kenny Kenya Khmer Knopp Kriegsmarine
 Laboratory Lae Lamar Lance Last Laurence Legislature Levi Lindsay List Lo Loan Lock Lombardo Looking Lucas Luke
 Lundin Machine Madeira Marc Maslin Match McGuinness Mean Mesopotamia Metacritic Mi Midwest Milan Milne Mo
 Montreal Movies Mullen Murdoch Nancy Nation Nationwide Newstead Nigeria Nile Nine Noel Nonetheless Notes Nova
 Opera Operational Orange Our Oval Pallas Papua Paralympics Peterborough Phil Pierre Piper PlayStation Players
 Please Pleistocene Policy Politics Pope Popular Preacher Prefecture Preliminary Prelude Preparations
 Preservation Private Prize Protector RIAA ROK Raid Ratings Reginald Report Retrieved Rich Rick Rifles Rio Rising
 Rivers Rockies Rogers Romans Rowland Roy Rush Salmon Saul Scenes Screenplay Sean Set Seventeen Seventh
 Shakespeare Shannon Sheffield Sherlock Ships Shoemaker Should Sidney Simmons Simpson Stage Standard Steel
 Stewart Stop Study Sweden Swedish Sweet Swords Symphony Talmud Te Teachers Thirty Tommy Toronto Troops True
 Trust Tu Twelve Unfortunately Urban Valuable Vegas Vertigo Vietnamese Vol Wake Walk Walt Weber Wells Whenever
 Whitney Wind Working Younger abandoning abilities abolished abroad absolutely academics academy accelerate
 accelerated acceptable accommodate accommodation accompany accomplishments accuracy acquiring adequate adopting
 adviser advisors afforded afraid agreements airfields airstrikes akin alert aligned altitude altogether ambition
 ambushed analyzed anchorage animation animations announcement announcer antiquity apartment apology applicable
 apply argue arrests asking assassinated assessed assume atmosphere atom atop attraction attracts auspices
 authorized availability avenues avoiding backbone backdrop backgrounds backing backwards balanced ballots bamboo
 barges basins batter battlefield beads belonged benefited besieged biographer biography bleak blew blocking
 boarded boiler bombarded bonnet borders borne boxes brandy bravery breakdown breaks breakthrough brilliant
 broadcasts burden buses cabin canal canals cancellation cannabis captives cared careers careful castle casualty
 cathedral celebrates celebrity cell centered champions charging cheap cheek chemical chickens chin choose chord
 cites citizen citizens clades clashed clients clustered collaboration colleague colleagues colored coloured comb
 combining comedic commando commands commissioner companion compartments competitors complexes concluding
 conferences confiscated conformation consideration consolidated consumed consuming contender contention
 contracted contracts contrary convert coordinating coordinator copy corrupt cotton coverage creates creatures
 crescent crowded crushed crying cult currency custody cynical dangerous dangers daring dash data deadly debris
 debts debuting decides declares decreasing deeper deer defines defunct delaying delegate deleted delicate denial
 denoting densely departing deploy deployments derivatives descriptions designate desires detached deteriorating
 device devised devoted differed diplomat directions disaster disbanded discipline discourse discussing disk
 disliked disorder dissolved distances distinguishing distribution diverted doctrine dome dominate donations
 doors dos downloads drainage draws dual dumped duty dynamic earnest ecclesiastical ecological economically edit
 editorial elder electricity elevate elevations emanating embroiled emphasise emphasize empty enable enantiomeric
 enclosure encouraging endemic endured enjoyable enthusiasm erased error esteemed ethnicity evaluation evokes
 evolving examining exams excavation exceeded exceptional exclusive excuse execute executing exempt exercised
 expanding expectations expenditure expense explain explanation exploded exposure expressive extinct
 extraordinary eyewall f facilitated failures falsely fantasies fantastic farms fascinated fashioned fears
 festivities fever fibre file filmmakers financially finger firepower fishes flees floodplain floods flower
 forecastle formidable fragile fragmentation frames frontage fulfill fulfilled functional funded funerary g gains
 galericulata garde garrisons genuine gesture glory golden governing gradual graduate grandfather grass grenade
 grey groves guaranteed guarded gunshot guys habitat hampered handled happiness harass hardly harsh hatred
 headlining hearings hid hide hieroglyphs hire hitter homage homophobia hostage hostility hub hunter hybrid i
 identifying ideological illuminated illustrated imaging immune immunity impending implicated implicitly implies
 importantly increases indications indoor inexperienced infiltration infinite inflicting informing inhabited
 inherited innocent input inscription instantly insurgency intensifying intercepted interchanges internally
 interred intricate invest investigating irrelevant isolate issuing jaguar jammed jaws joke jokes jumped
 juveniles knowing knows lab legendary legislators legitimately lessons leveled liberties lifetime likened lip
 livestock locate logistic logistical logs longtime loved loves luggage lull magnitude mall malls marine marker
 marry mask masonry masses matters mb meal mechanical mental mentioning mentor merchants metropolis mild mills
 minds minister mirror miss missile missionaries modeled modernized momentum monk motorcycle mound mounting
 murals museums mushrooms mysterious narrator negotiate neighbor nephews niche nightfall nobility noon notch
 noticed notified obliged observations observe observer observing odds offerings oppose optimistic orbiting
 ordained ordeal originals outfit outlined overland owing p pages palate palatial parameters parliament
 participant passenger passion patches patient pen penetrated permanently permit persistent persuade persuaded
 pez philosophical photo phylogenetic physically pioneered pit platformer playable plotted poisoning politicians
 pollution populace portrays poverty prayers precarious precursors prefect preservation presiding pressing
 pressures prevalent prices prince prized probe problematic professionally profound programmes progressing
 prohibition projectiles projections promptly prone properly prospective protested proven proving psychic
 publishing punch punishment purely purple pursues pushes quarters quiet quit quoted racist radial radical
 reacted readiness reagents rebellious rebuilding recall recalls receives recommendation recordings recreation
 recruit redesignated redesigned regain regained register registration reinforce reinforcement reinforcing
 reinstated rejection relationships relieve reluctant remember remembers remixed remixes renovated rent rental
 rented repertoire representation representatives reprised reptile requirements resented reservation restaurant
 restaurants reviewed rewarded reworking rifled rig riot riots rope routines sacred salt salvation sample
 sanctioned sandstone satire saved saxophone scary scholarly screenwriter searching seating seldom sentencing
 separating serialized seriously servant severed shadowed sharing shed sheep sheer sheet shelling sheriff shield
 shipbuilding shop shoreline shortlisted showcase shp shrubs sick sided similarities simpler simplicity sings
 sink sits sitter sizable skilled slabs slated slave slavery slaves sloped slowing smashed smiling soap soccer
 solved sophisticated sorties sounding southeastward southwestern spaced speaker spherical spokesperson springs
 sprint squatters stake stakes standby stationary stemming stereotypes stored storylines strain strained
 stretching strict struggles struggling studios stunt substance substituted suburban suburbs succeed succeeds
 summary summoned superiority surge suspects suspicious swamps sweeping sympathy syntheses synthetic tackle
 tactic tactical taller tapes taxa teachings technological telephone tennis terrorism textiles thematic thirds
 thirteenth thoroughly thrash threatens thriller throwing ticket tickets ties tips toll topography totaled
 totaling tours trailers trainers trains transferring transform trap trapping travelling treason treatments
 trench tributaries twelfth twentieth ultimate unconscious underlying unfit unhappy unnamed unnecessary unwilling
 upstream valleys vapor variable variously villages violations void wake wary washed watches weaknesses wet
 wherein wisdom wished wonder wonderful wore workplace worry wounding wounds wrestled yearly yellowish yourself
 zero
3 0600 103 1175 124 136 147 156 159 161 1620 1645 1646 169 170 1758 1778 178 1794 1795 1807 1809 1812 1814 1828
 1838 1839 1855 1857 1865 1874 188 1895 191 196 210 223 231 234 242 245 251 261 267 3000 310 348 366 367 381 386
 457 520 526 593 653 660 703 731 754 762 815 940 970 AC AFC AG Accolades Active Acts Aden Agron Agustin Aircraft
 Airways Albert Alexandra Alexandria Ali Anders Angels Anglian Antarctic Antilles Antoine Antwerp Any Apart
 Appearances Arabia Architecture Arctic Armament Armenian Armor Arnold Ars Article Ascension Augustine Aurelius
 Auschwitz Author Avery Ban Barack Barbie Baron Barre Bat Bath Battalions Battery Bayeux Beast Beat Beattie
 Beaumont Beirut Benson Bible Biography Bleeding Bloom Boise Border Boyz Brandon Bray Brian Bridges Britons
 Broadcasting Brutus Buena Buildings Built Burn Burns Bury Bypass CBS CE CGI CNY Cain Caledonia Call Campus
 Cannes Carmen Casey Casualties Cavalry Cave Census Century Certifications Championships Cheyenne Chilean
 Christianity Churches Civic Classical Claus Climate Clyde Collins Colombia Columbian Coming Commenting
 Commissioners Commodore Conservative Constabulary Constant Consul Contrary Convention Conway Copperfield Coral
 Cornwallis Counties Courier Creation Criminal Crosses Crow Cuban Cultural Current Currently Dam Dame Damian
 Darke Darlington Davis Deco Demographics Describing Destroyer Devon Diamond Diet Direct Directorate Disaster
 Doctors Doherty Dover Dragon Dramatic Dreams Eagles Earl Earlier Earthquake Echo Ecology Eden Editing Effects
 Elias Elliott Elvis Ely Embassy Emile Emilio Energy Engineers Enrico Era Essays Ethiopian Evan Evans Evelyn
 Every Exchange Extreme Eyes Faced Facing Fantasies Fantasy Farm Faulkner Female Fickett Finance Fish Fisher
 Fitch Flemington Fletcher Food Formation Forward Franz Fraser Freiherr Full Fund Fur Gallagher Gameplay Gardens
 Gaza Georgian Giles Glen Gloucestershire Goebbels Goes Goodman Grants Greene Grey Guest Guitar Guitarist Guy HAL
 HIV Had Halifax Hancock Hans Hardcore Harding Harney Hawkes Heat Help Herbert Hindenburg Hindu Historia HitFix
 Hobart Hoffman Hole Holland Homeland Hopkins Hugo Humboldt Hundred Hussars Hutton Illusion Immediately Incident
 Included Increasing Independence Index Information Interlude Investigations Iroquois Isis Islamic Italians
 Jagger Jamaica Jazz Jefferson Jerome Ji Jose Journalist Julius Kaiser Kamala Ken Kennedy Klaus Klein Knapp Laird
 Lantern Laverton Left Legal Leon Lesser Liberation Libya Lilly Limited Louise Low Lowe Ltd Lu Luis Luoyang
 Lyrics Machines Mad Madame Madigan Magnolia Mail Make Male Maler Manor Manuel Maps Maria Maritime Marlins Marsh
 Martha Martial Maui Maynard Mead Medal Megan Mercer Mercy Mets Mickey Microsoft Mikhail Mile Miles Milwaukee
 Mirror Mixed Miyamoto Molde Monday Monthly Moose Morning Motion Mouse Ms Multiple Museums Musical Muslim NBC
 NLDS Napol Nassau Nathan Nationalist Nazis Nearly Newton Niall Nicaragua Nicolas Nobel Noble Nobody Non Nor
 Northeast Norton Norwegian Notably Notre Number Obama Occupation Offensive Okeechobee Online Opening Orion
 Orlando Orthodox Osage Oswald Outstanding Padres Pan Panama Panther Paramount Pareles Parish Parliament Parsons
 Pat Patriotic Pearson Perhaps Person Phoenix Physical Pie Pike Plan Planning Playing Plymouth Poet PopMart
 Population Portsmouth Portugal Portuguese Presley Priory Producer Product Programming Prussian Quinn Rabbi Ranch
 Randall Rangers Ravel Reaction Reactions Recently Reform Regia Regular Representative Residential Reviews
 Richards Rifle Roberto Roll Ronald Root Rotten Roughly Roxas Rural SMS Sage Saigon Salvador Sampson Santos
 Sardinia Saskatchewan Scheme Seal Search Secondary Seeger Seoul Shadow Shanghai Sheen Shelley Shepard Shi Shore
 Shrine Sichuan Silence Sinatra Sixteen Sixth Sky Slant Solar Species Speech Spirit Sr Stacy Steam Stern Store
 Strategic Stravinsky Streisand Structural Structures Sturt Subsequent Sultanate Sunset Sutherland Synopsis
 Synthesis THE Tan Tech Ted Themes Things Tomatoes Tonga Torv Toyota Tracking Traditional Travers Travis Trevor
 Tribune Tunisia Tuscaloosa Tuy Twelfth Twenty Twitter Tyler Tyson UCLA Utah VH VanDerWerff Venezuela Viet Vista
 Volunteer WWF Waking Wallonia Walters Warsaw Webb Whitehead Winfield Winnipeg Wolves Woods Writers Written Wyatt
 XXX Xbox Y Yeah Yorkers Zero abdicated abreast abridged abuse abuses abusive accidental accompaniment accomplish
 accomplished accurately achievement acknowledge activation actively activists additionally additions adherents
 adjusted admiral admiration admits adventures advertisement advocacy advocating aesthetic affect affecting
 affiliation afford aforementioned agenda aggression airplay airspace allergy alleviate allocated alteration
 ambiguous ambushes ammonia amnesty anarchy ancestor ankle announcing anticipating anxiety apartheid apparatus
 appealing appease aren arrange arrows artifacts artificially artworks ash assembling assert assertion assess
 assigns associations assured athletic atmospheric attributes aunt authorization automobile autonomous avenge
 averaging awaited awaiting awareness awesome axle bait ballcourt barge batch bathroom battlecruisers beech beer
 beliefs belong belonging benefactor beneficial benefits bent besides bestowed betrayed bi bigger binding
 biographies birds biting blanket blankets bodyguard bonds bony booklet boots bordered borrowed brawl breakout
 breed bricks broadcasting brutal builds bundle burst busiest button bye bypassed ca cabaret cable caliber cancer
 capsule captained captains captivity carapace casemates cash cassette casual cat catalytic catchy category caves
 celebrities cemented censorship centimetres centred certainly challenging chant chapters chartered chased check
 cheers chicken chloride chooses circuit circuits circulating citrus clan clarified clarity clash classify
 cleaning clergy clich climates clone coached coastline coasts coins collaborated collects collided colonists
 colorful colouring colours columnist coma comfortably commentaries commercials commissioners communists
 comparisons complaints complimented components composite compositions compounded compression compromised
 concealed concentrating conception concussion confess confluence confront congestion congressional conical
 connector conning conscious consciousness consent consolidating consolidation constitute constituted consultancy
 consultant consultants consume consumption contacts contrasted contrasts contributing contributor convenience
 convey conveyed conviction convincing cook cooking coordinated corporate corporation correctly correspond
 correspondence costly counsel coup couples courage crab creators crest crippled criticize criticizes cruising
 crushing cubic culminating curiosity curious curveball cutter dams darker daughters debated debt decayed
 deception declining decoration decrease defendant defining definitely degradation deified deities delight demise
 democracy demolition denies denominations denounced depended dependent depots deputy descending deserted
 designers designing detective detonated developers devices devotion diesel differ differently dig digit
 dimensions dioxide dipped disadvantages disagreed disappear disappointment disclosed dispersal disposal disrupt
 disrupted disruption dissatisfied dissipate distraction distributor disturbances disturbing divers divert diving
 divorced doctor documented dollar dominating dong doorway doubtful downstream downward dozens dragged
 dramatically draped drastically drawbacks dreadnought dress drilled drink drinks drops drowning duel dynasties
 earmarked eating economics ecosystems editing effectiveness ego eighteen elevated eleventh eligibility eligible
 eliminate eliminating elusive embassies emotion employ employer employers employs enabling encircle encountering
 encroachment enforce enforcing engraved enjoying enraged entailed enthusiastic equatorial erection erupted
 escaping esteem etc eternal evaluate evenly evidenced evil evolutionary exactly exam examinations examines
 excavations excited excluding exhibiting exiled exited experiment experimental experimented exploitation
 explored explorer explorers explosions explosives exposing expressing extends extensions exterior extras
 extrasolar fabrication faithful faiths fallen familiarity famine famously fare farewell farmer fascinating fatal
 faulted fauna favourable favoured feasible federation ferried fertilization fianc fielding fights figurines
 filmmaker finalists flanked flanks flawed flaws flies float flowed fly flyover focuses focusing folk footballer
 foreigners forever forget forgotten formats forth foundation fourteenth freeing freshwater frog frustrating
 frustration fucking functioned fund funk funnel gable galleon galleries gaps garnered generations generators
 generous genius gentle geography girlfriend glands globe gloves governed governorship grab graded grades
 graduated graduation grain grammar grenadiers groin grouse gum gunnery gust halls hangs happen happening
 hardcore hardened harmony hate haunted haven hazardous healthy hell helpless helps hinterland hoist holiday
 hollow homosexuality hope horsemen hp humankind hybrids hydraulic iOS ideals identifiable identifies ideology
 imagine imitated imitation imminent impacts impede imperialism implementation implying imported impractical
 impress improper improving improvise inability inaccurate inadequate inaugural incendiary inception inclination
 inclusive incoming incorporate incorporating indemnity indication ineffective infatuation inferior infiltrating
 influx inform inherent inich initiating inspection installment instituted instructor instrument instrumental
 insult intensify intentions inter internship intersect intimate introduce invade inventor invested
 investigations investments jealous jet joins jointly joints journalists journals judgment jump junior
 jurisdiction justice juxtaposed keys kid kids killings kilogram knocking knot labeled laboratory labour laden
 landmark landmarks lateral latitude laugh lavish layers leaflets leaked lecture leftist legends legitimacy lent
 lesser lets levelled liberation lieutenant lifeboat lifelong likelihood lit literal litter locally locals
 logging logistics lone loops lured madness mail makers makeshift males mammals managers manufactured maps
 marching marijuana marriages marrying mast masterpiece mate maybe measurements measuring membranes merging
 messages metric militants militarily militias millennium millions minded miniature minimize mirrors misses
 mistake mistakenly mobilized modelled modifications moisture molecular motor motorists mouths municipality
 munitions muscles musically mycelium na narrated nationalism nationally necessarily necessitated necessity
 necklace negotiating neighboring neural neutrality newborn nights nighttime nineteen nobody northwards notices
 novelist novels nowhere objected obscured obstructions occurring omitted onstage operatic operator optioned oral
 orbital orchestrated organisations organise organize ornament orphanage ostensibly outdoor outreach outs
 outspoken outward overrun overtime overwhelmed packed paleontologists palette panic panned papal paratroopers
 parishes parodies partisan passages passive pastures paternal patients patrons peat penetrating perception
 perfectly performers periodically periphery perpetual persecuted persecution persist personalities phased phases
 photograph phrases picking pile pinfall pipes pistol pitted plagiarism planets plastered platoons playwright
 pleasure pneumonia pointer pointing poles policing politician pond portrayal portraying pose posthumously
 posture pots pounds practiced practised prairie preceded predators predecessors prediction predominant preface
 prefers premature premieres preoccupied prequel preseason preserving pretend prize proceeds processes prohibited
 projecting projection prolonged prop propaganda propellant proportions prosecutors protesting proud provincial
 prowess pseudo pseudonym publicist pull punched punt quantity quarterback quasi quietly quitting r radiation
 rage raises rang rap ratified razed reactivated reacts readily realises reasoning rebounded rebounds reburied
 reclaimed recognizes reconstituted recruiting rectangular redeveloped reduction referenced refined reflective
 reformed refuse rehabilitation rehearsals rejects relates relation relevant reliable reliance remastered
 reminded rendering rendition renewal renumbered repeat repelled repetition replicas replies reporter republican
 republished resembled resembling reservations residences resin resorted respects responding rested restrained
 restrictions restructuring rests resuming resurgence retains retake retire retro reviewing rewards rewritten
 rhetoric rhythmic rib rice rid robots robust rocket rocky rogue rolled roller rooted roots ropes routine rowing
 royalty rubber rubbish rubble rugged ruin ruinous rulership rushes sacrificed sad sadistic safely sagebrush sake
 salvage sampled sandwiches sandy sat scaled schemes schism scientist scouts scrap scratch screams sealing
 seduction seize seizure selective sensation sensual sentences separation servicemen sexuality shattered shields
 shipyards shores shorten shouting showcased shower sickness significance silicon silly sitcom sizes sketch
 skyscraper slam sleep sloping slowest smallpox smart snapped soils solve sonic sort sortie soundstages
 sovereignty spaces spar specially specified spectators spends spices spines spirits spy stabilized stack staffed
 staging standings statesman steal steals stiff stimulated stoichiometric stragglers strategist streaming
 stresses stretcher stumps stupid subdivided suborder subsidiary substances subtext subversion succeeding
 successes sued suffrage suggestions superseded supervision supplement supplemented supports supposedly
 suppressed surfing surgeon surprising surrounds survival susceptible suspicion suspicions swampy sway sweep
 switched sworn symmetrical symmetry sympathetic syndrome systematic tagline tale talents tap tapered taxon tea
 teammates tech technically teenager telecast template tempting tendencies tendency termed terminated terraced
 terrific textbook textile theorist thereby thicker throws tides timely tombs tools torpedoed totalling tough
 tournaments tow traded trademark tragedy trait translate translating translation traps travelers traverse
 treasury tribal trophy troubles trucks trusted turbulent ultra unavailable unaware unbelievable unfamiliar
 unification union unionist unionists united universally unorthodox unprepared unrelated unscathed unseen
 unstable unsuited unsure unveiled unveiling upbeat upside uptempo urged urging utilised utility utilize vacant
 vacated vacuum vandalism variant varieties varsity vegetables vein veins verbal viable vibe victors virtue
 wanting warrant warrior wartime weaker wedding weekends weights welcome weren whenever whereupon whimsical
 whistle wholly widen wielding winding wishing witnessed workshops worsened wreck
2 001 0300 050 112 1121 113 1154 1194 1300 144 146 151 158 1600 1611 163 166 1667 1674 168 176 1764 1785 1790
 181 1811 1815 1818 1827 1829 1834 1836 1841 1844 1848 1849 1856 1863 1866 1871 1872 1877 189 1891 1896 1897 193
 204 205 208 212 217 219 222 235 236 252 253 254 255 263 265 266 272 280 281 285 314 315 316 321 322 343 402 406
 410 420 422 490 491 508 512 522 540 562 568 570 575 625 628 648 680 682 702 710 711 720 730 735 738 767 787 790
 805 840 850 890 907 930 977 980 AT Aaron Abdul Actors Adrian Adrien Adventure Agaricus Agents Ages Agust Ahmed
 Aid Aires Albani Alberta Alberto Alexis Alison AllMusic Allison Alpha Alta Alternative Alvin Ames Amiens Andrews
 Animal Anime Annals Antarctica Ante Anti Antonius Arabian Archaeologists Architectural Areas Arena Argentine
 Arizona Arkansas Artist Artistic Asher Ashton Asked Athens Aurora Automobile Autumn Ava Avis Avro Azores BL Baal
 Bah Bahrain Ballcourt Baltimore Banks Baptiste Barbarossa Baroque Basel Basil Battlefield Battles Bedford
 Beersheba Begrand Behind Believing Belize Belleville Bells Belt Berkeley Berkley Bernie Betty Beverly Billie
 Bills Bismarck Blackburn Blair Blaney Bombay Bonnie Bourbon Bowers Boyd Bradford Breaking Brenda Britannica
 Broccoli Bryan Buddha Buddhism Buenos Bull Bulls Burbank Burning Burr Byron CAC CB CBE CT CW Cabo Cadw Caen
 Caesarea Cairns Calder Calgary Calvin Cam Canadians Canary Capitol Cardinal Carlisle Carlton Carmichael Carson
 Casablanca Case Cass Casting Celebration Chaak Chain Chamber Chemical Cherbourg Cheshire Chiapas Chick Childs
 Choir Christ Christina Christoph Christophe Chronicle Chun Chung Cider Cities Civilian Claire Clarence Clarke
 Classics Clearwater Clement Clemson Clive Coaching Cole Colombian Colonization Colony Comes Commandant
 Communications Companion Compared Compilation Composite Concord Cong Conrad Conservation Considering
 Constitutional Continent Continuing Controversy Cooperation Cornwall Corridor Corrientes Cossacks Costa Counter
 Coupled Courts Cove Cowell Crane Crocodile Croix Cromwell Curriculum Cyclone Dad Daisy Daniels Danny Darius
 Davidson Dawson Daydream Deakin Decline Def Defense Del Depot Der Derby Des Designed Details Deva Devonian
 Devonshire Dianna Din Diocese Dion Directors Discovery Distribution Divine Dixon Doing Domestic Doug Douglass
 Drum Dry Dubai Dubrovnik Dudley Duncan Dunder Dunham Dustin Dynamic Eccleston Economist Edgar Edo Eighteen
 Electronic Empress Engineering Enough Enrique Environmental Episodes Erica Ernst Essex Estimates Etymology
 Europa Event Everyone Examples Excavations Experts Explaining Explorer Extensive Eyed Factory Faculty Falcon
 Famer Famous Father Fe Feast Feeding Ferguson Fiction Fifteen Fifth Figures Fiji Filippo Films Fine Finland Firm
 Firth Flag Flames Flora Flores Foot Fortuna Foster Frances Frankfort Franklin Freak Freeway Frenchmen Fries
 Frontier Fuji Fulham Fun Future GBA Gabriel Gambier GamePro GameRankings Gaming Gansu Garrett Geffen Generally
 Generation Geneva Geological Gertrude Giant Gideon Gladstone Glamorgan Glastonbury Gliders Gloria Going Goldman
 Goldsmith Gomez Google Grande Greeks Groups Guinness Guns HBO HD HQ Haas Haiti Halpert Hamlet Hampshire Happy
 Harold Harper Hawaiians Hawks Hayes Healthcare Heights Helena Helms Hen Henri Herons Hiatus Higher Hilda Hiroshi
 Historians Hits Holliday Honduras Honors Honour Honourable Horner Hospice Housing Huang Hubert Hum Hunter
 Hunters ITV Idaho Igor Ilan Illness Imjin Including Incorporated Influence Influences Inland Inspector Insurance
 Interest Interior Interview Ipswich Irene Irving Isabel Isaiah Islamist Italia Iwo Jackie Jacobi Jacques Jasper
 Jekyll Jenson Jeremiah Jeremy Jerry Jima Johannesburg Journal Judy Jurassic KPA Kalamazoo Kan Kane Kerry Kids
 Killing Kingston Knox Korn Kurdish Kyle Lac Lacking Lancashire Lancaster Landmarks Language Lanka Laos Latvia
 Lawson Leeds Legend Len Leo Leopold Leslie Less Levin Lew Liberal Liberator Lin Linnaeus Lisa Listed Literature
 Lithuania Located Location Lockheed Lou Loyola Lt Luftwaffe Luther Lyndon Lynn Lyrically MDS MJ Mac MacDonald
 Macclesfield Macedonia Madeline Magnus Maine Mainstream Maintenance Manager Manitoba Mansfield Manzanillo Maple
 Marcia Mariah Marino Marion Marks Martinez Maryland Masato Mask Mating Mattel Measure Measures Mein Melinda
 Member Memory Mena Mention Merchandise Meredith Merritt Meteorology Method Michelle Mifflin Milton Minneapolis
 Miocene Miranda Mitch Moment Monkey Monroe Monster Montana Moravia Mother Multi Munich Murder Mus Muscat
 Musician Mustangs Mysore NASA NHC NHS NLCS Nakajima Named Names Nationalists Navigation Nazism Neal Nearby
 Nebraska Neither Neolithic Neve Nicholls Nicole Nielsen Nolan Nonstop Northwest Norwood Note Nottingham Oakland
 Occasionally Oceania Open Operating Orci Ordnance Orwell Otto Overseas Overview Owing Owl PR PTC Pablo Pact Pain
 Palestinians Paradise Paralympic Parents Parry Parts Paste Patricia Pattern Pauline Paulo Pavel Pedro Penn
 Peoples Per Percy Performing Peruvian Philipp Phillies Picasso Pine Pinkner Pitching Pitt Pity Plains Plateau
 Plus Po Poem Pontiac Pool PopMatters Postal Precipitation Presidential Previous Prison Productions Progress
 Promotion Prosecutor Prosser Publishing Puerto Pulteney Punta Pure QF Quarterly Que Ra Racing Radar Railways Ram
 Ramon Rancho Ranger Rankings Rat Rather Rattle Realizing Really Reasons Rees Region Reich Religious Remix Ren
 Renaissance Reportedly Reports Reproduction Reuters Reviewing Revival Reyes Ridley Ripley Rise Roadrunner Robbie
 Romantic Ronnie Roof Rory Ross Routes Rudolf Ruler Running Sabbath Sale Salle Salon Sand Sang Saturn Saudi
 Savannah Save Scene Scientific Scotia Scots Scouts Sebastian Seeing Selma Senators Senior Serbs Settlers
 Seventeenth Shakespearean Shawn Shearer Shearman Sheriff Shigeru Shipbuilding Si Siberia Sicily Silent Silva
 Silverman Simultaneously Singer Singing Sirius Sister Smoke Snow Socialist Soil Soldiers Solo Somebody Somerset
 Sometimes Son Sophie Source Southampton Southwest Soviets Sox Space Speaker Speaking Spencer Spike Spy Squad Sri
 Stafford Stan Stand Stanton Statistical Stelae Sterling Stevenson Sting Stokes Stones Stories Straits Stroud
 Sturgeon Su Suns Sunshine Supervisor Sur Surfer Surgeon Survival Surviving Sutton Swift Systems TKO Taking
 Taxonomy Teddy Tenth Teresa Terry Them Theobald Thomson Thursday Timothy Titan Titles Toby Tong Tonight Trans
 Travelling Treasury Tribunal Trinidad Trinity Trophy Truck Trunk Tunnel UGO UNESCO USAAF Unit Unusually Valencia
 Valeria Vaughan Velvet Venice Verdict Vince Viola Violence Virgil Vukovar Wagner Walton Wanna Want Watch
 Waterloo Watkins Ways Web Weeks Welch Wheeler Which Whilst Wii Wildlife Wilfrid Wilhelm Wins Workers XIV Xavier
 Yahoo Yan Yangjiang Yankees Yard Yeoh YouTube Ypres Yugoslav Yvonne Zach Zachary Zhejiang Zhou abdomen abolition
 abortive abruptly absolute absurd abundant abused accelerating acceleration accessed acclaim accommodations
 accord accordance accounted accumulated accuse acids acknowledgement acknowledging activated acute ad addicted
 addressing ade adequately adjustments administrations administrators admired admission admit adorable adorn
 adorned adulthood adversely advertise advertised advertisements advise advisory advocated adys aesthetics
 affection affects affinity affordable afloat afterward aggravated aggregator agrarian aids aiming ain aircrew
 airline airstrips albedo albeit alder alien allocation alluded allusions alpha alpine alternated alternatively
 altitudes ambitions ambush amended amendment amid ample analytical angrily angular annihilated announce
 announcements answering antagonist anticipation apathy apologized apologizes applauded applicants applies
 applying appointments approximate arbitrary arbitration arched archival arguments arid arise arisen arises
 armistice array arsenal articles artificial artistic ascended ashes aspirations assassin assisting assortment
 assuming astonishing astronomer athletics atrocities attach attachment attain attaining attested attractions
 audition auditioned authentic authorship autonomy avant averaged aw awaits badge balancing banner banquet barbed
 bare barring baseman basement bashing bassline bath battlecruiser bayonet bayonets bays beast beautifully
 bedrock beds beetles beginnings beheaded behest beige belongings beloved bench beset biased bits bitter bizarre
 blackmail blackmails blade bland bleeding blend blind blog bloodline bloody blowing blunt bodied bolster
 bombarding booth botanist bounce bouncing boundaries bounds bowed boycott boycotted brands breached breaching
 breadth breathing bridgehead brink brittle broader brow brownish brutally bulbs bullets bullpen bump burns
 burrows bursts bury butter butterflies butterfly buying cabinet cadet calculation calendar camouflaged
 campaigning camped camphor camping canopy canyon capitol capped cards cares cargoes carriage cart carvings
 cascade catalogue catalogues categories causeway caution cautioned cello cells centenary certainty certificate
 certification cessation chains chances channels chaotic chapter characterisation characterizing chariot
 charities charted charting chasing cheilocystidia chiefly chiefs chieftains choreography choruses chronicle
 chronology churchyard cinema cinematic circa circus citadel clad claimants clandestine classmates classrooms
 claw clay clearance clearances clerk clever client climactic climax clinic clues coalitions coated codenamed
 coffee coffins coherent coin coincide coined colder collaborator collaborators collapsing collector collectors
 collegiate comeback comfort comfortable commence commended commending commentator commissions committees
 committing communal communicated communion compact comparable comparatively compartment compassion compatible
 compelling compensate compensation competitions compiling complemented complexity compliance complications
 compressed compromises computers conceal concentrations concessions conclude concurred conductor conducts
 confesses configuration confirm conformity confronted conquer consolidate consortium conspicuous conspiring
 constituency constructions consulted contaminated contemplation contemporaries contend contenders contentious
 contents contexts contiguous continental contraction contractor contractual contradict contradiction contrasting
 contributors controversially convective convention conversations conveys convictions convicts convoys cooperate
 cooperation cope cornered corpses corrected corresponds corruption costliest cottage cottonwood cougars
 councillors counterattacks countered counteroffensive counterpart counting counts couplets coups courtiers
 courtly courtship courtyard covert crack craze credentials credibility credible creeks cried criminology crucial
 cruelty cruise cruised crush crustaceans cults curriculum curves curving custom cylinders cystidia dairy
 dangerously deadline decaying decimated declarations decomposing decreases dedication deeming defaced defendants
 deficit defied demonstrates demonstration demonstrators denote dependency depictions depleted deploying deposed
 deposition deprived depths descendant descended desk destined detention determines determining detonation
 devastating deviate devoid devotees diamond diastereoselectivity dictated dictator diet differentiated digging
 dignity dilemma diminishing dining diplomacy directs disadvantage disagreement disagreements disappears
 disapproved disarmed discernible discharge disciplined disco discomfort discount discounted discovering discs
 discusses discussions disdain disembarked disguise disgust disintegration disposed disrepair disruptions
 dissidents distinctly distraught ditch divergence diversified diversion divides dividing dock dockyards
 doctorate doctrines dog dolls domain domestically dominates doping dot dots dotted doubles doubling drank
 dreaming dreams dried drifted drifting droughts drumming drunk drying du dubious duet dull dump dungeon dwarf
 dwarfs dwellings eagles earnings earth easterly eaten eats echoes ecology editors educated effected efficient el
 elaborately elaborating electoral electors electronics elects elementary embalmed embarkation embarrassed
 embarrassment embraced emerges enacted enantioselective encourages endangered enforced engages enhancement enjoy
 enjoys enshrined ensue entangled enthroned enthusiasts entourage enveloped environmentalists envoy epithet
 epoxides equality eras erase eroding eruptions escorts espionage estimating evacuating eve evict evidently evoke
 exacerbated excavate exceeds excelled excellence exceptions exciting exhausting expands expatriate expatriates
 expeditionary expenses experimenting expired explode exploding exploited exploits explore explores exploring
 expose expressions extinction extract extraction extravagant eyesight fa facial faction facto fades faggots fail
 faint fair falsified famed fancy fangs fanned farce farmers farmland fascists fashionable fat faults favourably
 feasibility females fertile festivals feuding fidelity fielded fiercely files finale finalized finance finances
 fined finely fingers firmly firms firstly fiscal fishermen fist fitness fix flagpole flames flammable flares
 flashback flats flavor flavour flaw fledgling fleeing flexibility flint flipped floodplains floors floral
 fluoride fold follower foolish foothold forerunner forested forgetting forgive formative formulated forthcoming
 fortunate fortunes fossil fouled founders fountain fraction framework framing freed frontman fruits fueled
 fundamentally fundraising furniture fusion gale gambling gangsters garments garrisoned gasoline gems gender gene
 generating generator genetic genetically gently genuinely geographical gigantic glacial glaciers glasses gods
 gonna goodwill gorgeous gotten gown grace grade gradient granddaughter grandiose grape graphic grasped grasses
 graveyard grayish greeted grievances groove grooved grooves grows guarding guides guilt gunboat gunner gusted
 gym habitats hail hailed hairstyle hamlets hamstring handsome hanged harassed hardness hardwood harvest hastily
 hated headgear headland headline heaven hectare hemisphere hesitant heterosexual hip historically hoax hoc
 hockey holy homeland hometown honorable honours hooks hop horrible hospitalized howitzer hugely humans humble
 humorous humour hurt iconography icy igneous illness illumination illustrator imaginary immigrants immigrated
 immortal impenetrable implement imply improvisation incarnation incense inclined inconclusive inconspicuous
 incredibly incurred incursions indefinitely indicative individually induction inevitable inevitably inexperience
 infancy infatuated infectious infiltrate infiltrated infiltrates inflict informant infrastructural ing
 inheritance initiate initiatives injuring ink innocence insane insight insistence insisting insists instability
 install instigation instructors instructs instrumentation integration intellectual intelligent intensely
 intentional interact interacted intercourse interiors internet interpret interpreting intersected interspersed
 intervals intestinal intimacy introduces introducing introductory invaders invention investigates investigative
 investigators invite invites invoking iodine ironic irony irregular irrigation isolation item jams jealousy
 jeopardy journal judiciary jumps jurors justified justify juxtaposition keyboards kindergarten kinds kingdoms
 kings kiss labeling labels labyrinth lady landscapes lasts latitudes lauding laughed laughing laughs launcher
 lavishly lawsuits layouts leaf leaks lean leaned leaning legally legislated lengthened lesbian lethal licence
 lieu ligand limitations limiting linebacker liner listen listening literally lobbying locks lodged logo
 loneliness looped loosely looted lover lowered lowering lumber lure lust luxury mad magic magical magnetic
 mahogany mainstay majors malicious managing mandate mandated mandatory manipulated mantle manually manuscript
 mapping marketed marketing markings marshal massacres mastered maternal maze meadows meantime measurement meat
 medal medication melt melted melting membrane memorandum menace menacing menagerie mentally mercy merged
 metaphor meteorological meteorologist meter metropolitan mg midway migrants migrated migrating migration
 militant mimic mimicked mindset minerals minigames miracle misrepresented mistaken mistakes mistress mixing
 mixtures mobilised moderately modernised modes moist mold molecule monastery monetary moniker monkeys morality
 mortality mortally mosaic mosque motive mountainous muddy multinational multitude municipalities mutilation
 mutiny mutually mycologist mysteries mystical nadir nails naked namesake narrowing nascent nasty nave needing
 needle neoclassical neon neutral neutralize newest nice niches nickel niece noble noir noise northerly
 northwesterly nostrils notched noticeably notoriety novella nuance nuts obey objections obligations obsession
 obstacle occupants occurrence odd odor offences ohang opposites oppression opted optical options ora orbits
 orchids ordination ordnance ore organ ought ourselves outdated outlet outlets outlines outlook outrage outright
 outset outsiders outskirts oval overflow overhaul overlapped overrunning oversee overseeing overthrown owe owner
 owns paced pacing package padded pagoda painter paints pans pants paramount paratrooper parity parked parkway
 parliamentary parodied parting partitioned partnered paths pathway patriotism pause paving paws payments pays
 peacefully peacekeepers peaks pectoral pedestal peers pencil penultimate perceptions perished permits
 perpetrator persuading pesos petitioned pets phenomena photographer photographic pianist pigment pink pipeline
 piracy pirate pirates pistols plagued planetary plantation plaster plateau pleas please pledged plentiful plum
 pm pocket pockets podium poisoned poker polluted pools popcorn popping popularized populous poses posing posits
 possessions possibilities posters potent pouring powerfully pp ppen practically prayer precursor prefer
 preference preoccupation presenter presided presses pressured pretext prevailed prevailing prevention prevents
 prewar preying priest principle privilege probable procedural procedures proclamation prodigious programmer
 promotions promulgated proof propel proposals props prosecutor prospects prosperity prosperous prostitute
 protagonists protesters provisions provocative provoke psychology publicised publicized pulse pumping punish
 punishing punitive purchasing purity pursuant quarterdeck quell quotation racially raiders rainbands rallied
 rally rampart rams random ravine react readings reagent realignment realizing reappear rearguard reasoned
 rebound rebuffed recapture recaptured receipts recitals recognisable recognizing recommendations reconcile
 reconciliation recorder recounts recovery recreational reel reelection referencing refitted reflecting refrain
 refuel refusal regeneration regionally regret regroup regulars reigned reiterated relaxed relented relevance
 relies relocate remarkably reminds remorse removes render renew renovate rentals reorganisation reorganized
 repealed repetitive replaces reply reporters representations reprinted requirement resembles resentment resided
 resides resign resistant resonance resorts resourceful responses restart resurrected retaliation retaliatory
 retook retractable retrieve retrieved retrospective revelation revising revisions revive revolved revolver
 revolving rewrote rhyme rhyming ri riddled rides riffs rift rigged rigid rioting risen rises risky rituals
 rivaled robot rocker rod roofing rookie roommate roundabout rowed royalties rub rumor rusher safer sailor
 salient salvaged sanctuary sandwich saprobic satirical satisfactory satisfied savage saves sawmills scaffolding
 scan scandal scenic scheduling scorer screenings screens scrolling seaport searches seasonal seclusion secretly
 secular seductive seedlings segmental selecting selections sells seminal sends sentimental separately sergeant
 serviced setback setlist settings settler settling seventeenth seventy shade shades shadows shaking shall shapes
 sharply shelled sheltered shielding shifting shipyard shirt shit shock shoes shoots shouldn shouted sic sighted
 similarity simplified simultaneous sin singers singular sitcoms sited sketches skiing skinned slate sleeping
 sleeve slender slice slider slip slipped slipping slows smoothly smuggle snake sniper solemn somehow songwriting
 sooner soprano sortied sounded southeasterly southernmost southwestward sovereign sparking sparse sparsely
 speakers spear spearheaded specialised specialty specification specimen spectrum speculate speculated speeches
 speeds spelt spend spider spiny spite splinters spokesman spore spores spreading sprite sprites stabbing stained
 staircase stall standalone standpoint staple staring starvation statutory stays steered stepped stepping stint
 stir stole stolen stomach storytelling strains stretches stricken strings stroke structured struts studying
 stump stylised stylish stylized subordinate subsided subsidy substitution substrate subsumed subterranean suburb
 succumbed suffer suitability sum summed sums sung sunset sunshine superb superfamily superficial superficially
 superfluous supernatural supervised supervisor supplying supportive supremacy surfaces surpassed surprisingly
 surreal surrendering suspend swamp swap swears sweet swiftly swim symbolise synonymous synopsis tables tacit
 tackling talented talked tankers taped targeting tasks taste taxation teamed tear tears teaser teenagers teens
 telephoned temper tense tensile termination territorial terror textbooks texture theories therapy thigh thinning
 threaten thriving thrust thunderstorm tier timeslot tiny tobacco tolerance tolerate tombstone tones tonight tool
 topics toppled tore touches toys traditions trailed trailing traits transcend transfers transforming translators
 travellers traversing treat trend trends tricks trim trips triumphant triumphed truce trust tube turf tutelage
 tutor tutors umbrella un unbroken uncompleted unconstitutional und underdog undergoes undergone underworld
 undeveloped unfortunate uniforms unincorporated unintentional unite unity universe unjust unlawful unlimited
 unoccupied unofficial unpaid unpopular unprotected unrealistic unreleased unresolved unsatisfactory unspecified
 unsportsmanlike unwillingness update updated upgrading upholding upland upstairs upward uranium usefulness
 useless utilizing v vain valid valued vassals veil vented ventral ventured versa vibration vicious viewpoint
 vigil villain villains vineyards violated visionary visitor visually vivid vocalists voiced voicing volley
 voyage wading wage wanna warns wash wasted waterfall waterway web wedge whatever whereabouts whitish widescreen
 widow widowed willingness wire wit withstood wives wondered wooded woodlands wording worm worried wouldn wound
 wrecks wrists wrongly yesterday yields
1 006 020 032 060 1,000 107 1100 1128 1138 1140 1180 119 1279 128 132 138 1400 143 1558 157 1619 1624 1627 1631
 1633 164 1640 1643 1650 1663 167 1677 1689 1701 1703 171 1714 172 1741 1753 1763 1779 1786 1787 1791 1793 1801
 1802 1821 1822 1824 1826 1833 1835 184 1858 187 1878 1883 1886 1887 190 192 199 206 207 2100 213 218 226 227 228
 2300 233 238 247 256 257 258 259 271 273 277 286 296 302 308 311 312 319 333 340 341 345 355 357 364 365 373 375
 385 390 393 394 395 398 4000 405 430 432 435 451 454 462 467 468 478 486 5000 515 523 533 545 560 580 590 595
 603 618 620 640 645 676 691 7000 701 708 715 725 733 737 746 763 775 8000 808 835 880 895 9000 903 918 968 985
 990 996 AADT ACC AMC ANZAC AOL ARIA ASIN ATV AU AVREs Abbott Abraham Abu Accident Ackroyd Activities Adaptations
 Adolphe Adrenaline Adult Adults Aero Afanasieff Affair Africans Afro Afterward Agent Aggarwal Agnew Agreement
 Agricultural Aguilera Ahmad Aim Ain Airbus Airlines Airplay Akira Alamos Albany Alden Aldershot Alexandre
 Alfonso Allan Alonso Already Always Amber Ambon Amongst Analyses Anarchy Anatomy Ancestry Angus Anhui Animation
 Annie Anthropology Antigua Anton Anything Apostles Appeal Aquila Arabs Arbor Arcade Archaeological Archdiocese
 Archipelago Archives Arm Armageddon Armored Armour Articles Artie Assault Assessment Assistance Associate
 Associates Aston Athletics Atkinson Attacks Aubrey Auguste Automotive Aviv Aware Awareness Away Axis Azerbaijan
 Aztec BAFTA BMG BP BPI BS Ba Babe Bakula Ballad Bandicoot Barcelona Barker Barnes Barnsley Barracks Barrett
 Barrow Bartlett Basic Basilica Basra Bass Bathurst Baum Bear Beats Beck Becker Bed Bede Been Beer Bellerophon
 Beloved Benedict Benedictine Bengal Benny Berg Bergen Berger Bermuda Better Bi Bibles Biggest Binh Bird Birdwood
 Bishops Blacks Blitt Bobcats Boeing Bohemia Bolivia Borders Bosnia Boss Bowyer Boyer Brain Branagh Break Brett
 Brewers Brigades Bringing Britannia Broad Broncos Bronx Brooks Bruges Bruins Brunswick Brussels Buckingham
 Buckland Buddhists Bulletin Bunker Burt Buy Byrds CIA CRIA Cabin Cairo Calcutta Calendar Called Cambodian Camel
 Camera Cameron Candy Cannon Canopus Canucks Cap Capri Captains Car Cares Carnation Caroline Carr Carriage
 Cascade Cat Catholics Caught Celebrity Centennial Centurion Cerberus Certain Certificate Ceylon Ch Chamberlain
 Chance Chancery Change Changed Chant Chapel Character Characteristics Charity Chase Chelsea Chemicals Chemistry
 Chiefs Chisholm Chorus Cigars Cinderella Cinquemani Circuit Circus Civilization Clair Clarion Classification
 Claw Clay Clean Cleopatra Cliff Coca Code Coe Cola Colantoni Collections Colonna Color Colour Colton
 Commentators Commissioned Communal Communication Communists Composer Computer Concern Concerning Concerts
 Conditions Confederates Confederation Congo Congressman Connery Connor Constable Contact Continued Control
 Cooperative Copsey Cornelius Cort Cory Costume Countries Covent Coward Cox Coyne Crash Crazy Creative Crescent
 Crew Crews Cricket Crisis Criss Croats Crosby Crossroads Crowe Crusaders Cubs Cullen Cummings Cunningham Curry
 Cyprus Cyrillic DD DDT DVDs Daddy Dahl Dai Daly Dancing Danish Darby Darkness Darren Dateline Dax Deal Debate
 Deborah Decade Declaration Decoration Dee Demon Den Dench Denis Depending Derrick Desire Desmond Detachment
 Detailed Detective Devil Devin Devlin Dexter Di Diana Diane Dickens Dickey Dies Different Digital Dili Directed
 Dirt Dirty Discography Discovered Disease Dockyard Doctorate Doctrine Dodson Dolan Dollar Domingo Dominican
 Dominion Donaldson Doom Doping Doran Downloadable Doyle Dozens Dragoon Drake Drawing Drax Dresden Drifting
 Driver Driving Drummer Dub Dulce Dunn Durban Dylan EP Eagle Economics Editors Eduard Educational Either Election
 Electrical Electricity Elements Elie Elinor Elisabeth Elk Ellie Ellis Emerald Emerson Emmy Encouraged Ending
 Enemy Engine Entering Enterprise Entrance Environment Episcopal Episode Erlewine Erzherzog Especially
 Established Establishment Eusebius Eva Ever Everett Everybody Everything Evidence Evil Executive Experiments
 Exploration Extra Eye FA FCC Faces Facilities Fair Faith Falco Falkland Fallen Falling Fallon Fang Fans Farley
 Farr Farther Fauna Faust Favorite Fearing Feel Feeling Feldman Felipe Females Fifty Fighters Finch Find Finding
 Finger Firstly Fischer Fisherman Fitz Flair Flash Fleets Flower Foliot Folk Forbidden Fordham Fore Forever Fork
 Form Formal Formed Forming Formula Forster Forth Fortune Found Founded Fourteen Foyle Freaks Freetown Fremantle
 Frenchman Fresh Fresno Friend Frigate Frog Fruit Fry Funding GCSEs Gabon Gaines Gallia Galloway GameSpot
 GamesRadar Gang Garc Garcia Garner Garth Gateway Gaul Gavin Gehrig Gemma Gender Gentleman Geoff Georg Georgetown
 Geraint Gerard Gielgud Gil Gilchrist Gill Gillespie Giovanni Glee Glory Gloucester Godfrey Godsmack Goldwyn Gone
 Gong Gonzalez Gorilla Gospel Gothenburg Governments Gradually Graphic Gray Grayson Greenberg Greenwich Gregg
 Groening Grohl Growth Gruffudd Guan Guildhall Guillaume Gunmen Guru HF Habsburg Habsburgs Hal Halle Ham Hammond
 Hands Hangzhou Hanna Hanoi Hard Harriet Hartmann Has Hasta Hastings Haven Havilland Hawk Hawker Hay Hayley
 Heading Headquartered Hear Heaven Hebei Held Hellenic Helles Helsinki Hemisphere Henan Henson Hepburn Hereford
 Hermann Hermes Hern Herrera Herzegovina Hewson Highest Highlands Hindi Hinduism Hispanic Historically
 Historiography Hit Hockey Hodgson Hogan Holden Holl Holt Honda Honorary Hook Horace Hornets Horns Hospitallers
 Hotels Hour Houses Hoyt Huddersfield Huffington Hughes Humanitarian Hundreds Hunting Huntington Hurt Hussein
 Hutchinson IAU IBM IFPI IN IP IPC IRB Iberian Ibn Idolator Ike Il Imagine Immigration Important Increased
 Increasingly Indus Informer Infrastructure Initiative Inlet Inn Inner Inquiry Inspired Instrumentation Insular
 Intent Inter Internet Intervention Investment Invincible Invisible Io Iran Ironically Irvine Isa Isabela
 Isabella Islander Israeli Isthmus Italianate Ivo Jackrabbits Jacksons Jacobson Jacqueline Jamal Janet Javanese
 Jaya Jaye Jeep Jeffries Jennings Jesse Jet Jew Jie Joachim Joan Joaqu Johns Josiah Josip Journalists Journey Ju
 Judea Judgment Judi Julian Jump Jupiters Jutland Kai Kampong Kaplan Karin Kate Katherine Katrina Katz Kay Keats
 Kensington Kern Keys Kid Kidman Kitty Know Knowing Koch Kolkata Kramer Krasinski Kress Krishna Kristen Kuala LED
 LP Laboratories Labyrinth Lacy Lal Lalor Lands Languages Lanois Lansdowne Laramide Largely Larger Larroquette
 Lars Lastly Latino Laureate Laurel Lauren Lawn Le Leaf Learning Least Leave Leaving Lebanese Leeward Leigh Lemon
 Lennox Les Letterman Letters Levels Levy Lexington Liam Liberty Linda Lindsey Lines Link Lion Lionel Liquid
 Literary Liverpool Lives Loch Lone Look Loop Losses Lourdes Loved Lovers Loves Lowenstein Loyal Lucia Lucie
 Lucifer Ludwig Lund Lutheran Luz Lyceum MC MacFarlane Macbeth Mackinaw Madras Madrid Madsen Magnum Mahdi Majors
 Maker Makes Making Mal Malcom Males Managing Manas Mann Manny Manson Mar Margaret Mariana Marina Mariners
 Marketing Marley Marquette Marta Marty Marvin Marxist Maryang Mason Mass Massacre Masterton Mata Material
 Mathews Matrix Maximilian Maybe Mayer Mayo McAllister McKean McPherson Meadows Measurements Medicine Meetings
 Megamind Melody Melzer Mental Merrill Message Metallica Meteor Michel Michoac Mick Microscopic Middlesbrough
 Middleton Midland Midlands Midnight Midsummer Mighty Milford Militia Milk Million Mind Mini Miriam Missing
 Mitchell Mix Mixing Mode Mole Molecular Molly Mona Monaco Monarch Monash Moneypenny Mongolia Monica Mont
 Montgomery Monuments Moody Moray Moreover Mosque Mosquito Moth Motown Mouquet Mozambican Mt Mueller Muhammad
 Mumbai Murchison Murphy Musically Musicnotes Muslims Mustang Myles Myself Mysteries NATO NR Napier Nashville
 Natal Natalie Need Neo Nepal Networks Never Nevermind Neville Newfoundland Newspaper Newspapers Ni Nichols
 Nickelback Nightmare Nina Nomenclature None Norris Northumberland Northwestern Norwich Notable Noted Nothing
 Nuestra Numbers OBE Oak Oaxaca Oberon Observations Observatory Observers Odes Odessa Officers Offshore Oh Ojibwe
 Okay Ole Olive Olympian Olympus Omar Opposition Optical Orchid Orders Org Organisation Oriental Orkney Oscar
 Osiris Ottoman Outer Oxfam PBS PWI Pacifica Paisley Pakistan Palenque Palestinian Palestro Palin Panzer Parade
 Paraguay Pareil Parkinson Parks Participants Particularly Partnership Pass Passchendaele Passing Patrol Patti
 Peggy Pelham Penarth Penh Performed Peterson Phase Phillip Phillips Phnom Phonographic Phylogeny Piers Pig Pilot
 Pink Pinkney Pirate Pistons Pitchfork Pius Plain Plant Plata Platform Platinum Pluto Pocket Poles Polytechnic
 Pontus Pony Poole Portable Ports Possession Possible Potential Powell Pratt Prayer Prefectures Premier
 Preparation Presbyterian Presentation Presents Priest Primarily Primetime Prix Problems Produced Prohibition
 Promoted Propaganda Prosecution Provincial Prussia Pryce Publications Pulitzer Purcell Puritan Qin Quaker
 Qualifying Quentin Quick RFC Races Rachel Rafa Rage Rain Rainbow Rainn Raj Raja Ralph Ramsay Ramsey Ranges
 Ranked Raoul Raphael Rapids Reaching Read Reader Reagan Real Reborn Recorded Recordings Recreation Recreational
 Reed Reference Reflecting Regimental Regulations Reid Reinforcements Reinhard Related Relations Relationship
 Released Relief Remains Reporter Repulse Rescue Reservoir Residents Resolution Resort Responding Rest Restaurant
 Results Retail Revelation Revenge Revenue Reverend Reviewer Revolver Reynolds Ric Rica Rice Richie Rico Ride
 Right Rim Risk Rita Rivera Robe Robertson Robin Rochelle Rochester Rockefeller Rocket Rolls Romani Romania
 Romero Romney Room Rooster Rosa Rosen Rotherham Rotterdam Rouge Rowan Roxy Royals Ruby Rudolph Rule Rulers Rum
 Run Runners Rupert Ruth Rutherford Sabine Sabre Sabres Sachs Safe Saffir Saints Sal Sales Samantha Sandman Sands
 Sans Sara Satan Savage Saving Sawyer Say Scarlett Scars Schedule Scholars Schoolcraft Schrute Schubert Schultz
 Schumann Schuster Score Scout Scranton Scream Seahawks Seasons Section Seine Selection Self Semitism Sepinwall
 Septimius Serb Serbia Sergio Serrano Serve Sessions Sevastopol Seventy Sex Seymour Sgt Sh Shaffer Shah Shandong
 Sharp Shea Shelby Shepherd Shin Shot Shropshire Siberian Signals Signature Significant Signs Sikh Sing Single
 Sioux Situated Sixty Size Skin Slam Slovenia Smaller Smash Smithsonian Snake Soccer Socialism Societies
 Sociology Soft Software Something Somewhere Sonny Sources Southeastern Southwestern Spanky Specifically Spence
 Spin Spiritual Spot Spur Stalin Starring Stars Static Statistics Status Stay Stefan Stefani Stella Steps Stoke
 Stores Strachan Strand Stratton Strike Students Style Subtropical Sudanese Suddenly Sugar Sully Sumatra Sundance
 Sungei Supply Surf Surrounding Sussex Suu Suzuki Svalbard Swamp Swan Swedes Syco Symons Syndicate Systema TJ
 Tactical Tactics Taken Takeshi Talent Tales Talk Taoist Tasmanian Taunton Tavern Tax Taxi Teams Technical
 Technically Technology Tel Telecom Telescope Tell Tempest Templars Temptations Tennis Tennyson Terms Territorial
 Territories Terrorism Terrorist Text Theakston Theory Thief Thousand Thousands Tiber Timeline Tina Tiny Tipu
 Tito Tittenhurst Tobacco Toledo Tomorrow Too Tools Tor Torpedo Torre Toward Tracey Traditionally Trafford Train
 Transfer Transitional Transylvania Treatment Trent Trials Trojans Troubles Troy Tryon Tsar Tudor Tuesday Tulane
 Turing Turk Turning Twice Typically UFO USC USN Un Unable Unionist Units Unity Universities Unknown Unseen
 Uprising Usage Use Uses Usher Usually Utilities VFX Vance Vaudeville Vega Venus Versailles Verse Vessel Via
 Viceroy Vickie Vida Vidal Vietnamization Vikram Virgin Vladimir Vogue Vulcan Walpole Walsh Wang Wanting Warriors
 Warspite Warwickshire Waters Weapons Weekend Wehrmacht Wembley Wendell Wendy Werner Wesley Wessex Westland
 Whatever Whereas Whether Whites Whole Widespread Widow Wilbur Wild Wilderness Wilfried Wilkinson Willis
 Wilmington Winchester Window Windsor Wings Winthrop Wisteria Wives Wolf Wolfgang Wolverhampton Woodland Woodward
 Word Worthington Writer XIII Xook Yale Yamaha Yamato Yangtze Yellowstone Yes Yokoi Yourself Yu Zagreb Zeitung
 Zhang Zhu Zoological abbreviated abbreviation abdication abducted abeam aboriginal absorbing absorbs absorption
 abstract abundance academia accessibility acclamation accommodated accompanies accomplishment accorded
 accordingly accumulating accuses accusing ace achieves acidic acquaintances acquainted acquisition adamant
 adapting addiction adept adherence adhering adjoining adjusting adjutant administers administrator admire
 admissions admitting adoptive adopts adultery advancement advent adverse advising advocate aerobics affectionate
 affiliates affiliations affirmation affirmed affirms affixed afflicted afield aggregate aggressiveness agile
 aiding airing airliner airlines airplane alcoholic algorithm algorithms align alike alloy alluding allusion
 alluvial aloud alphabet altars alterations altering alternating alters alto aluminum amalgamation amassed
 amateurs ambitious amend amidst amine amphitheatre amplified amusing amyloid anabolic anachronism analog analyst
 analysts analyze anchoring anchors anesthesia angered angled angles annex annexed announces annoy annoyed
 annoying annum answered antagonists anthem anthropomorphic antics anticyclone antimony antiquarian ants anymore
 apartments apiece apologised apostrophe appeals appetite applause applications appointee appraisal appreciate
 appreciation apprehend apprentice appropriated appropriately approve aptitude arcade archaeology archbishopric
 archeological archived archives ardent arenas arguably arising aristocratic arresting arsenic artefacts
 articulate articulated artisans ascend ascending ascribed asphalt aspiring assailant assassins asserting
 assertive assertiveness assessing assessments asset assign assignments assimilated assumes assumption assurance
 assures asthma astronomers asymmetrical atmospheres atomic atoms attends attire attitudes attorneys attracting
 attributable attribute au auctioned audible auditions auditorium augment austere authorised authoritarian
 autobiographical autobiography automated automatically automobiles automotive averages aversion await awful axe
 axial backyard bags banana bandmates banished banishment banker bankrupt bark barred bas baseline baserunners
 basidia basing bat bathe batting battled bearers bearings beforehand befriended beg begs believer bellcote
 belongs bend benign berthed bet betrayal betrays betting biases biblical bicycle bidding bids bike bikini bill
 billionaire bills binomial biochemical biodegradable biographers biplane bitterness blacksmiths blamed blasted
 blended blending blinded bloc blonde bloodless bluebunch bluish boating bodily bogged bold bolder bombard
 bonuses booby booked boom booming bordering boredom bottleneck bottles bounced bowl bowling bowls bows boycotts
 boyfriend bra branched branching branding brave breakage breast breath bred breeding briefing brighter brightly
 brilliantly broadcasters broadening broadsides brokered brooding brunt brushed brutality bubble bubbles buck
 bulb bull bullet burgeoning burnt businessmen bust busy buyout cabins cables cadres cake camel cameos cameras
 campaigned campuses candidacy candy cane canned canon canonical cantor capita capitalism capitalize capitalized
 capitals capsized capsules caption captors caravan careless carpenters cartilage cartoons cartridge cartwheel
 castles casts catalysis catastrophe catcher catchphrase categorization categorized catering cautiously cavern
 cavities cavity ceases cedar cede ceilings celebrating celebratory centennial centering centerpiece centric
 cephalothorax ceremony certifications certiorari chambered chancel chandeliers changeup channeled chanting
 characterization charcoal charismatic charitable charm chases chassis checked checkpoints checks cheerful cheese
 cheesy chef chemically chemicals chemotherapy chest chestnut childbirth chip choir choked choosing chords
 choreographed chronological chutes cigarette cigars cinematographer cinematography circumstance citation
 citizenship civic classifying classmate cleaned cleansing clearer clerical clerks clinch clinched clips
 clockwise closes cloth cloudiness clusters clutch clutching coaling coarse coat coatings coats cocaine codes
 cohesion cohesive coiled coinage coincided coincidence coincidences coldest cole collaborative collar
 collectively colliding collision colloquially colonization coloration combatants combating combinations combine
 combines combustion comedies comet comforts comical comics commandant commemorates commemorative commencement
 commencing commissioning commodities commodity communism commuter comparative compares compensated competent
 compilations complaining completes compliment complimenting compose compounds comprise con conceptual concerning
 concession conclusions condemnation condemnations condemning conditional conditioned conditioning conducive
 conduit confer confessed confession confrontations confusing congressman conquering conscientious consciously
 conscripts consecrated consecration consequences consequent conservation conspired constellation constituencies
 constituent consult consultation consumers container containers contemplated contemporaneous contempt contended
 contends contests continual continuity contracting contradictory contributes contrived controller convened
 converge conversing converting convex conveying convict cooks cooperative coordinates coordination copied coral
 cordon corn corners corporations corpse correlated corridors corroborated corrosion corrosive cosmetics costumes
 counteract counterculture counterpoint countryside courtesy cousin covertly coyotes crabs cracks crafts
 craftsmanship craftsmen cranes crap crashing creamy creature crescendo crevices criminals criterion criticising
 criticizing critique crocodile crossover crowned crowns crude crusader cry crystals cu culmination cultivated
 cultivation culturally cultures cumulative cup cupboard curator curse cursed curtailed customer cute cwt cycles
 cyclical cylinder cynicism damn dancer dangling daytime dazzling deGrom deactivated deadliest deadpan dealings
 dear deathbed debilitating decay deceived declaring decolonisation decommissioned decorations decrees deed
 deepening deepest defender deferred defiance deficiencies definite definitions definitive deformed defy
 degenerated delightful delivers deluxe demeanor demon demonstrating demoralised demoted demotion denoted
 densities denying departs dependence dependents depends deported deposit depressed deputies derivative derives
 deriving dermal derogatory deserve deserved designating desirable despatched desperately destroys detailing
 detained detectable detecting detection detector detectors deter determination deterrent detrimental devastation
 developer deviations devil devolved devotee devout diagnosed diagonal diagram dialect dialects diction dietary
 diets differentiate differs digits dignitaries diluted dim dire directional directorial dirty disability
 disappearance disappearing disappointing disapproval disbandment discarded discarding discerned discerning
 discharged disciple disciples disciplinarian disciplinary disciplines discontent discordant discourage
 discreetly discriminate diseases disembark disenfranchised disgrace disgraced disguised dish disintegrating
 disks dislike dismasted dismay dismiss dismisses dismounted disobedience disorders disorganised disparaging
 dispatching disperse displace disputes disqualified disrespect disrupting dissatisfaction dissenters distanced
 distantly distinctions distinguishable distinguishes distorted distracted distress ditches ditty diverged
 diversionary divine docked dockyard documenting dodgy dogs doll domination dominion donning dose doubled doubted
 downed downfall downloadable downloading downright downwards drab drafting dragon drained drains dramas drawings
 dreadnoughts dreary dredge dressing drier drift drills drowns drummers duck ducks duels duly dunk dusk dwellers
 dwelling eager eagerly earns earthen easternmost eastwards eccentric echoing eclipsing ecliptic economical
 ecosystem edged edging edibility editions ee eerie effigies egg eighty elaborated elbow eldest elect electrical
 elegiac elephant elevating ellipsoid elongated email embankment embodied embodiment embryonic emigrated eminent
 emissions emitted emphasised emphasising emphasizes emphasizing empires emplacements employee emulate enactment
 enamel encompassed encompassing encore encourage encouragement encroaching endanger endeavor endorsement endowed
 endure enfilade enhancing enjoyment enlightened enlist enlists enormously enquiry ensuring entertaining
 enthusiastically entice entity entrained entrances entrant entrepreneur entrepreneurs entries environmentally
 environs envy enzymes equilibrium equip equivalents erect erotic erratic erroneously escalating escapes
 escorting esoteric esque essence establishes establishments estuaries etched ethical ethics ethnically
 ethnographic etymology euphoria evade evangelical eventful everywhere evocative exacting exaggeration examine
 examined excavating exceed exceeding exceedingly excerpt excesses exchanges exchanging executioner executions
 exemplifies exert exerted exhaust exhaustion exiting exoplanets exotic expansions expectation experiencing
 experimentally explanations exponent export exported exports exposes expresses exquisite extraordinarily
 extraterrestrial extravagance eyebrows eyelids fabric fabricated fabulous facilitate facilitates facilitating
 factions factories faculty fade failings fairness faithfully fakes falcons falsetto fanbase fascination fascist
 fatally favorably favoring favorites favourites feast feather feathered feathers feats fee fend ferrying
 fertiliser fervor fetch feuded fibreglass fibres fierce fiery fifties fiftieth figured filing filtered filthy
 financing fines fingering fireworks firsthand fished fisherman fittings fixtures flags flamboyant flame flap
 flare flared flash flashes flavored flexible flip flirting flowering flu fluctuations fluid flushed flute flux
 focal folklore fond font fool footballers footed foothills foray forbidden forceful forcibly forebears
 forecasting forefront foreground foremast foremost foreshadowed forfeited forfeits forgery forging formalized
 formulae fortnight forum fox foxes fracture fragmentary franchises francs frees freeways freeze frequencies
 frequented friar friendships fringe fronts fulfil fulfilling functionality fundamental fundraiser fungi funnels
 funniest furiously furnished furthered furthermore fuse fused fuselage fuss gamers gaming gang gangster gardens
 garner gates gauntlet geared gel genealogical genealogy generosity genesis genres gentleman geographically
 geologic geological geometry ghosts gifts gig glimpse glorious glue goats gotta governance governmental governs
 grabbed graceful graduates graduating grandchildren grandeur grandmother grandparents granting grasp grassy
 grateful gratitude gravel gravestone gravestones gravity gregarious grid grief grind grip gripping grossly
 grouping groupings gruesome grunge guarantee guarantees guardian guess guessed guidance guild guitarists gull
 gunners gusty gut habitation hacking hadn haired hairstyles halting halves hammer hampering handbag handheld
 handicap handing happens happily harassing harassment harbours hardcover hardline hardware harm harmless harshly
 harvested hasn hasty hat hatch hatching hears hearted heartfelt hearts heated heating heckled hedge heels
 heights helmed helmet hen henchmen herald heralded herbs heroes hers hesitated hideout hides hierarchy highs
 hillside hind hinder hinted hints hires hitherto hoarding holders honest honoring honoured hood hopefully
 hopping horizon hormone hormones horn horns horribly horrific horseback hospitalization hostess housekeeper
 howitzers hugging humid humidity humiliating hurdles hurling hurricanes hydrated hydride hype hyper hypnosis
 hypnotic hypocrisy hypotheses hypothesis hypothetical idealist identities ignoring illegally illnesses illusion
 illustrates imagined imagines imbalance imitate imitating imitations immature immensely immersed immigrant
 immobile immortality impacting impassioned imperfections implication implications implicit import imports impose
 impossibility imprint improves improvised impulse inaccessible inactive inactivity inaugurated inauguration
 incapacitated incessantly incidental incoherent incompatible incompetence incompetent incomprehensible
 inconsistency incorporation incorrectly incredible incremental incumbent incursion indebted indefinite
 indescribable indeterminate indicator indie indifferent indirect indirectly indiscriminate indistinguishable
 individuality inducing indulge indulgence inefficient infamous infant infected infection inferred infertility
 infested infinitely inflation inflorescences informal ingenious ingenuity ingredients inhibitors inhibits
 injection injunction inlet inmate innermost innovation inquiries inquiry insect insects inserting insertion
 insignia insignificant inspirational inspirations inspiring installing instalment instated instigator instincts
 institute institution instructing insulted insults insurgent intake integrate integrating integrity intensively
 interacting interactions intercept interchangeable interdiction interfering interlude interment intermittent
 intermittently interplay interrelationships interrogated intertwined interval intervened interviewed
 interviewing intestine intimidated intimidating intrigued intruder intrusion inundated invades invading invalid
 invariably inventory invertebrates inverted investing invitations inviting inward ironically irregularly
 irrespective irrigated irritation isolating italics itinerant jacket jackrabbits jeopardize jersey jets
 jewellery jockey joked journeyed journeys joy juice justification juxtaposing keel kicking kidnapped kit
 kneeling knife knit knocks labelled laborious labourers lament lamented lamenting lances landowners lapse larva
 las laser laughter launchers launches launching lawlessness lawn layered layout leak leaking leap lease leased
 lectures legality leisure lend lends lenses lessen lesson lever liability liaison liberate liberated licenses
 lieutenants lifeless ligaments lightest lighthouse lightweight lignin likable likeable likeness liking
 limitation limp lineage linear lined lineup linger lingering linguist lipstick listened listings literacy
 lithium litigation lively lizard loans lobbied lobby lobe lobes localised localities locality locates locker
 lodgepole lodging log logic logical longing longstanding lookout looming looting lopsided lords louder loudly
 lovely loving lowers ltimo lucky lumbering luminous lunch lung lush lusts lyric lyrically mafia magistrate maid
 maiden maker makeup malaria malleable mammalian mandolin maneuvers manifestation manipulate manipulating
 manipulation mankind manoeuvre manoeuvres manor mansions manuals manuscripts maple marble marches marginal
 marred marshes masculine masked massacred masterly masterpieces mastery mated materialized mates mathematical
 mathematics mating matrix matured mayoral mayors meadow meandered meaningless mechanisms medals mediated
 mediocre megawatts melancholy melee melodies melodramatic memoir memorable mentality menu mercenaries
 merchandise merengue metallurgy metaphysical methodical methodologies methodology methyl midfielder midline
 midst migrations migratory milestone milieu militaries milk millionaire mindedness mindless minefield minefields
 mineral miners minesweeper minimise ministry minorities minus mischievous misleading missionary mistreatment
 misunderstanding misuse mob mocked modal modelling modernisation modernize modification molds molluscs molten
 mom momentarily monarchy monasteries monastic monkey monks monologue monophyletic monsters monstrous montage
 moons moored moraines morale morphologies morphology mortals mortem mortuary mothers motions motivations motives
 motorised motto moult mounds mountings mourning mouse multibillion multiplicity multiplied multipurpose mum
 mummy mundane murderers muscle musicals mutual mycorrhizal myriad mysteriously myth mythic mythical mythology
 naive narration narrowed nasal naturally navigate neared necropolis negated negation neglect negligence
 neighbourhoods neighbouring nen nerves nests nets neurotic neutron newcomer newcomers newfound nez nicely
 nightclub nightly nightmare nobles noises noisy nominees noncombatant normalcy northeasterly nostalgia
 noteworthy notify notorious novelists novelty novice nther nuclear nucleophilic nucleus numerical numerically
 nurses nursing nut nutrient nutrients nutritional oblique obliterated obscene observatories observatory obsessed
 obsolescent obstruct obtaining obtains obviously occupancy octagonal oder offence offended offs offspring okay
 olives ominous onset onward operators opined opportunistic optional ordering orderly ordinarily ordinated ores
 organisers organising organism organisms organizer organs orientation originality originator ornamentation
 ornate orphans ossification ousted outback outburst outermost outfits outline outlining outlying outnumbered
 outposts outraged outstandingly overbearing overdubs overhang overlapping overlaps overruled overseen overshadow
 overshadowed oversized overt overtly overtones overtook overturned overview overwhelmingly owl oxide oxides
 paces pacifist pack packaged packages packing pact pad pads pagan pageant painful pains palatable palisade pan
 papacy paperback para parades paradigm paradoxical parasites pardon parentage parentheses parietal parole
 parrots partition passionate passport pastiche pasture patch pathetic pathology pathos patriarch patriarchal
 patriotic patronage patterned paved pavement pavilion pavilions payment payoff peacetime pecking pedestrian peer
 pelvic penal pending peninsulas penned pensioners perfection peripheral perspectives petroleum petty phenomenon
 philanthropist philosopher philosophically photographed photos physics physique picks pier pierced pigs piles
 pilgrims pillars pinkish pinnacles pinyin pioneer pioneering pioneers pivotal pixel placid plainly plains
 planting plausible playground plead pleading pleads pleasant pleasing plenty plied plight plotline plotting
 plume plums plundered poignant poised poisons polarized policeman polite polity polling polychaete poorer
 poorest popularised popularly portrayals possessing postal posthumous pot potatoes pottery pouches pounding
 powdered powerless ppg practitioners praises preach preacher preachers preaching precautions precedence precepts
 precious precipitated precluded predation predetermined predictable predictions predominate predominately
 prefabricated prefaced prefecture prefectures preferring prehensile prehistoric prelude prematurely premises
 preparatory preparedness prescribed presidency prestigious pretended preview pride primaries primordial
 principally priorities pristine privacy privileges privy probability probing proceeding processed procession
 processional processions proclaim proclaiming productive profession professionalisation profitable programmable
 programmed progressive prohibiting prohibitions proliferation prolific prompt pronunciation proofs propellers
 proponent proponents proportionate proposing proposition proprietor propulsive proscribed prose prospered
 prosthetic prostitutes protector protectorate protects protein proto proton prototypes proudly providers
 provision provisional prudence psychedelic psychiatric pub publicize publishers pulling pulls pulmonary pumped
 pun punching puns pupils puppet purchases purge purged purification purposefully q quake qualifications quarry
 queens questionable questioning questions quicker quote quotes rabbits racetrack radiating raided railways
 rainbow rainforests rainy raked ramp rampant rape raped rapper rapping rarer ratification rational rationale
 ratios ravaged raving readability readership realised realist realization reappearance reappears rearing
 reasonable reasonably reassembled reassigned rebelled reborn rebuild recalling receivership receptive recipient
 recipients reclaim reclusive recognise recoilless recollection recommend recommending recommissioned reconnoitre
 reconstructions recounted recovering recovers recreated recycled recycling redeployed redesign rediscovered
 redoubts redshirt reduces reductions reestablish referendum referral refine refinement refineries refinery
 reflection reforming refreshingly refugee refurbished refusing refuted regent reggae registers registry
 regretted regrouped regulated regulations regulatory rehearsing reigning reinstate reintroduction reissue
 reiterating rejecting rejoin rejoining relate relay relayed relegated reliability reliably reliant relic reliefs
 reliever relinquish relinquished relive relocating reluctance remake remark remarking remarried remedy remind
 reminder reminding remodeled remodelled renal renaming rendezvous renditions renounce renovating renovations
 renting reopened reopening reorganised reorganize repairing repatriated repeal repeats repel repercussions
 replacements reprint reprisal reprising reproduce reproductions reproductive republic republics repulse
 rescinded rescuers rescues rescuing researched reservoir reset residing resignation resolute resolutions
 resolves respectability respectable respite restriction resultant resumes resupply resurfaced resurrect
 retailers retaking retention rethink retinue reunite reunited reuse reusing revenues revered reversing reverted
 reverting revise revisit reviving revoked revolution revolutionized rewrite rez ribosomal riches richly ridden
 riders ridiculous rightly rigs ringed rip ripped risked rite riverside roadbed roadblocks roadside robbery
 robotic rocking romance romantically romp roommates roost rooster roosting rotation rotational rotten routinely
 rower rpm rubbed rudder rudimentary rump runaway runners rupture rushers ruthless sac saccharine sacked
 sacrifices sacrificial saddle sadly sadness safeguard salaries saloon saloons salsa salted salts sanitation sar
 sarcasm sarcophagus satellites satisfy saving sawmill saxophonist scarcely scared scathing scenery scent
 schedules schoolboy schoolchildren schoolhouse schoolmaster schooner sciences scientists scorers scouted
 scramble screened screenplays screws scuttled scuttling seam seaplane searing seasonally seated seaward secluded
 secrecy sectors seer selfish seller semblance semester semicircular semifinal semifinals sensational senses
 sensible sensors sensory sentient sequels sequencing serials sermon servants setbacks settles setup sewage
 shareholder shark sharper sheath sheets shelf sheltering shine shines shingles shipment shocked shocking shoe
 shook shooter shoring shorts shortstop shoulders shouts showcasing showers showrunner shrapnel shrimp shrub
 siblings sidekick sidelines sights signage signaled signalled signatures signify signifying silk silt simplest
 simulated sing singly sinister sinks sir situ skating skeletal skirt slab slaughter slept slick slighted
 slightest slit slogan slot slots slump smash smoking smuggled snakes snaps sniping snowberry soaring socialism
 socialist societal sociologist sociology solidarity solidified soloist solvent solving sometime somewhere
 songwriters sophomore sorting soundly soundtracks sourced southwards souvenirs spacing spared sparkling
 spearhead specialists spectral speculates speculative speculator spell spelled sperm sphere spheres spike spiked
 spill spindle spinning spirited spirituality spitting splash splashes splendid splitting spoiled sponsor
 sponsors spoof sporadic spored sportswriters spotless spotlight spouses sprain spraying spruce sprung spun
 spurred spurring squares squat squirrels sseldorf stabilization stacked stadiums staffing staffs stagnation
 stain stainless staked stale stalemate stalk stamp stamped stamps standards standout stanza stardom statistic
 steamed steamer steaming steeply stellar stemmed stepfather stepmother steroids steward sticking sticks stigma
 stingray stings stipulated stonework stool stormed stout stowage strands strangers strata streamlined strenuous
 stressed stressing stringent stripes strumming strung studded stunned stunning stylist subdivisions subdue
 subfamilies subfamily submitting subordinated subordinates subplots subscription subscriptions subsistence
 subspecies substantive successively successors sucking sucks sue sugar suicides suitably suite sulfate sulfides
 summarised summers summon sunken super superfiring superstition suplex supplemental suppose suppress suppression
 sur surely surf surgical surmounted surname surpassing surplus surveyed surveying suspense suspiciously sustain
 sustaining sustenance swallowed swan swell swells swift swing switching swollen swords swung syllable symbolic
 symbolically symbolising symbolize symptoms syndicate synonym synonyms synth synthpop synths tactically tail
 tailed takeover taker tandem tangled tapping tart tat tattoos taunts tavern taxing taxonomic taxonomy teach
 teachers teaches tearing tedious teen telecommunications telegram telegraph telescope telescopes temperament
 temperance temperate tenant tender tenor tens tentative tentatively tents tenuous terminals terminate terminates
 terrace terraces terrorists textures theft theirs theologian theorized thieves thinly thread thrills thrive
 throat throated thrush thugs thumb thunder thwart thwarted tiers tiger tightly tile timed timeline timid tiring
 toads toe toed toes toilet tonal toned topic topical topping tornado tornadoes tortured toss tossed totalled
 touched touching towering towers toxic traced traders trades tradesmen tragic trainee traitor transaction
 transfusion transitions translated translates translator transmit transmitted transparent trash trauma traverses
 treasurer treaties treating trembling triangle triangular tribesmen tributes trick trigger triggered trillion
 trimmed tripod trivial triviality trolleys tropospheric troubled trunks trustee trustees truths tsunami tubular
 tuition tumor tumultuous tuned tunes turbine turboprop turbulence turkey turmoil turnovers twenties twigs
 twinned twisted twists typecast typing ubiquitous ugly ultimatum unabated unacceptable unadorned unaffected
 unanimously unbeaten uncertainty unchanged uncomfortable uncompromising unconditional uncontrollable uncovering
 undefended underestimated undermined undertake undertaking undertakings undesirable undisclosed undoubtedly
 undulating unearthed uneasy unequivocally uneventful unexpectedly unexplained unfair ung unharmed unicameral
 unified uniformly unilateral unimportant unimpressed uniqueness uniting unjustly unlocks unnumbered unopposed
 unoriginal unparalleled unpredictable unremarkable unrestricted unsatisfied unsigned unusable unwittingly
 unworthy upbringing updates upgrade upheavals uphold uploaded uprising uprooted upstaged urgency urgent usable
 users utilities utterances utterly vacancy vacations vague vaguely validity valve vampire vanish vanished vase
 vastly venerable vengeance ventilation verbally verge verified vernacular versatile vertebrates vertically vest
 vested vestments vetoed vi victor viewership viewing vignettes vigorous vigorously vines vintage violet violin
 viper virgin virtual virus visibly visions visitation vocabulary vocally vogue volts vomiting vow vowed vows
 vulgar vulgaris w wagons waived walked wandered wardrobe wards warhead warlord warmer warmth warriors waterfront
 watershed waterways wavelength waving weakest weakly wealthiest wearer weathered weird welding welfare wells
 westerlies westernmost wetlands wettest whalebone wharves wheat wheatgrass wherever whip whistles wicked widened
 wielded wig wilderness wildlife wildly wines winters wiped wireless wires wise withering witnessing wolf
 wonderfully wondering workforce workings worlds worms worn worries worse worsening worshiping worshipped
 worthwhile wrangling wrinkled writ wrongdoing yardage yes yielded yielding youthful zeal zombies zoo
`;
