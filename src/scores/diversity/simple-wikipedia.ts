/**
 * How often each word stands in 3,349 sentences of Simple English Wikipedia: counts alone, no text. One count a paragraph, then the
 * words that have it; a line that begins with a space goes on. Of the sentences published with two simplification sets (Xu et al.
 * 2016, Zhang and Lapata 2017). Text: the contributors of Wikipedia, CC BY-SA 3.0.
 */
export const simpleWikipedia = `
4413 the
2309 of
1737 in
1562 a
1549 and
1203 is
1129 to
678 was
465 on
454 for
453 by
432 that
429 as
426 it
391 rrb
390 lrb
358 with
348 s
324 are
311 from
270 he
263 or
253 an
235 at
213 be
199 his
190 The
189 also
184 were
183 which
178 first
163 has
161 not
153 this
146 they
143 but
142 other
141 have its
136 used
133 made one
120 after
117 can
113 about
111 had people
107 their
105 who
100 all found known
96 city
95 been two
93 called most
92 many part
91 name
90 she when
89 born
87 into
85 It
80 her
79 became new
75 some
74 there time
73 world
71 may
70 because more
69 than
68 over
65 only
64 1 up
63 states
61 north region years
60 between year
59 area town where
58 before such then united
55 He
54 said these
53 group later often use would
51 during now west
50 2 county like small very
49 district state three
48 In main number out th well
46 band him movie music same series south
45 being system
44 de large since until
43 book different football no so war
42 end species will
41 american hurricane
40 3 both early
39 given team
38 do moved second show
37 game government place
36 east if make named national started word
35 album department died history school
34 former high player went what work
33 United near several them
32 20 capital km while
31 around each land line old type
30 10 2007 A States back began century created did seen times usually
29 any central four last making september storm through
28 4 France built day family however important including released river season still under
27 2006 30 another company france german left m million next rock western won written
26 2003 2005 best english film island july life live members much municipality played province
25 based black came famous form largest long march own station water way
24 12 16 2008 8 c country king member see set together took tropical
23 1990 5 American august color common french good june led list located off parts popular published similar son
 television thought university using
22 13 O although british comes does great home means modern population term wrote
21 6 New This again countries death december even few games help i language law lot northern play song today
20 19 23 across become club d just key men orchestra person put types union
19 15 7 January against age along center commune days eastern february formed got light living low mainly
 president public short smaller st story top
18 9 March They animals army big books canton church could e following food how la larger non power republic sea
 side start taken version york
17 1995 1998 2000 World april areas arms australian away championship gave general half international league
 makes match moon november party possible related right roman seven shown third title white
16 11 1994 1997 August better considered current england especially give late october others period plays role
 single size sold style within works wrestling
15 14 18 1980 2001 2004 London added almost america battle changed cities computer districts europe every
 example fire germany get groups h house ii include islands less per plants professional railway record shows
 sometimes surface though working you
14 0 17 22 25 England air among atlantic attack awards body buildings caused control data development division f
 front george go head higher human independent james john kind leader london major minister movement must
 official organization original project radio sent starting tells terms u video village women
13 1967 1970 2002 29 Other Switzerland above blue border business character children china come either five free
 hall ice information joined l level metal middle mother n n't order park police political r red saint science
 southern space strong things those unit uses websites
12 1999 21 24 26 City africa al appeared art beginning below coast council earth empire energy european event
 events far helped included kingdom lived local months mostly natural never night office page problems royal say
 singer site software sports support upper user web worked worldwide
11 1960 1979 50 County February II Ireland October She York australia b becoming birth building change coat
 college composer create culture design disease done down fantasy find held hot italy j january lines miles move
 names open playing point road rule san schools songs soon special square standard study taking true without
 young
10 100 1973 1987 1992 1996 2009 28 After April German July National North September There able ancient
 appearance award behind centre charles chosen christian code continued cover cut cyclone damage destroyed
 election ended established fame featured force g going greek green highest hour images includes indian italian
 kept lake little lives magazine meaning needed network pacific pakistan port product production refer release
 reports returned rich rights rules six spanish stopped systems table take told uk valley website wife
9 1969 27 40 Dutch May November On These actor addition already always anti association bank baseball basic
 california call case changes chemical core court decided depression electric father feet field fight founded
 future gives ground guitar having heavy hockey holy india instead killed length mario mark meant might moving
 musical native nearly nine normal northeast ocean officially opera paris paul piano places players pressure
 prize process produced programs queen rather recorded reported retired return richard ring scott served service
 source stadium stage street success t teams themselves theory total trade units view wales wide win words wwe
8 1961 1974 D December English His South albums animal appears armenian arts asia asked asteroids astronomers
 bad bass believed bigger biggest blues career cathedral civil close commonly community connected currently dark
 designed digital divided drink drug due effect elected et expected features florida forces fort fourth francisco
 full further god golden gospel greater grew grow heart henry idea inside involved join k lavender longer love
 lower matter mean met military mph nature nearby novel numbers oil opened orbit outside owned pages pay
 philharmonic pieces planet politician post previous prime program psychedelic race rail reached received records
 remained robert saw services ship should signal simply something star stars stop string studies studio test text
 towards towns urban us v various w wind woman wwf your
7 1850 1919 1920 1941 1945 1954 1971 1975 1976 1986 1991 Aisne All At Australia B British Calais California
 European Italian Jupiter M Pas Picardie References State according actions activities actress amount announced
 appear artist asteroid ball base boxing brown canadian car cell certain channel charge class co comedy
 completely convection daughter david designation developed director discovered dog earlier economic ecw edge
 elements episode ever exchange federal fictional foundation generally greatest himself hit illinois inner
 internet ireland itself job lands lead legs linux look lost lots man market martin mass media michael money
 mountains movies nations northwest originally outer pictures position pre present primary products provide rate
 research rest run scene scientists seat seventh shared showed sides sound soviet stallone stations status
 stories students successful swiss switzerland symphony temple territories think throughout too tour traditional
 trains trees tv twelve useful van voice voyager weather week weight widely wikipedia wood writer
6 1938 1947 1950 1952 1978 1988 1989 2,000 200 31 66 90 Australian Club Court Dow Germany Highway However Its J
 June Loire Paris Paul Pays President USA Union University War West academic african agreed alabama alexander
 allowed angle articles authority available avoid background baden bbc beat beatles berlin bill bird bit block
 bought britannica broke brought businesses cape captured category catholic cave champion chess chocolate chris
 christianity christmas circulation classical cold combined committee compared completed compounds computers
 conducted conductor contact contains continue cooking cost dance deep democratic des directed directly
 distribution dna doctor dogs easy economy effects element enough entertainment environment evidence except exist
 face fans feature finished flag forms gas girl girls gold gouda grey growth hair hand happened hate health hill
 holds hospital ideas iii inches income influence iron items jesus languages letter likely limited location
 master maximum medieval method mexico mice mile milk minor mixed mountain museum muslims need needs nervous nhl
 officers older once onto opening origin our p paid parents physics plot pop possibly price probably probe ran
 range really reason reasons recently religion resources room round runs rural russia sales saturn scale
 scientific scottish security selling severe shaped sheppard simple singles society sources southwest staff
 stands stayed steel strength summer sun sydney symbol takes telescope territory tornado tracks train tried try
 un universal universe videos volume von vote wall wanted waters we whole william winner write writers yellow
 zero
5 1911 1921 1930 1937 1940 1942 1946 1948 1962 1968 1977 1983 1984 1993 300 35 47 51 600 America Awards Belgian
 C Canadian Clinic Congress David E F For General Grand Her History Iowa Joseph King Kingdom League Manchester
 Richard Robert Spanish U Washington Zealand academy act active actually ad additional ago allow allows alone
 angular animated anniversary archive armed armenia arrives article atomic attacked author average battalion bc
 begins bell belt blood bodies boy branch bridge britain bush cabinet calculated cameron captain card census
 characters chief child chile churches closed closely cm colony colors combat commercial communities composed
 concert concerts conference congress controlled copies councils crashed creating cross cup deaths defined
 described designs develop disney distance dr driver dry dutch earned earthquake encryption ending engineering
 entry equal etc existed expanded extratropical extreme eyes fact factory farming fell female fighting films
 financial florence flow flying forced foreign garden gardens genus getting giving goaltender gone grand gray
 growing grows guns heat historic hold holiday hours houses imperial importance improved inc joining kill
 kilometres kings know komodo kong kurt landfall leading least leave let letters library lies mainland manager
 manchester marked married martial max mayor medical meters minute mission mobile moderate nation negative
 neptune netherlands news normally o organic package particular past performance performed phone plains plans
 plant points powerful powers pradesh presented press princess problem processing promoting provides psychology
 punk purposes quickly rapidly raw rd re read refers removed responsible rttemberg rugby santa says scotland
 seats sex shape share ships shorter shortly silver sir slowly snow social solar soldiers solid southeast
 specific speech speed sport spot starts stock store storms studied studying subtropical sung super sure sweden
 tell tennis tim tram trial tributary tries troops tube turned twice underground unlike users victoria virginia
 vocals whedon wild winds winning workers writing x yang yet
4 1900 1904 1910 1912 1928 1932 1936 1943 1955 1958 1963 1964 1965 1972 1982 1985 2010 32 59 64 99 Air An Arabic
 As Asia BC Bible Chim China Council District Duke ECW Fantasy Final Force French Gironde Greek H High House I
 Internet Japan Japanese Jones La Many Martin Michael NHL Northern One Pacific Pakistan Parliament Party Prince
 Prix Province Qur R Railway River Rogers Roman Route S Some Street Sweden Sydney That Three Tower UK V William
 Winter accounts acid acted action actors acts administrative adults ages aircraft aired airplane alpes anger ann
 apart architecture assembly associated audio austrian awarded bagnotar bands bar bats bay beach bed begin bible
 birds boston bottom boxes brand brian bridges brigade build buried calendar camp canada cancer cantons care
 carried carter caught cause causing cello centuries chamber chance changing characteristics chart chicago
 chinese christians citizens clear climate coal coastal coming command communication competition concentration
 confirmed consists contain continent continents contrast corner correct count courts covered covers craters
 cricket crime daily dam dangerous date decay decision deer defeat defeated defend depending desert device
 diameter differences difficult direct direction display dissipated document dollars double drive dropped drugs
 drum du dynasty easily edition edo edward egypt eight electron eleven eliminated ends enemy enlarged entire
 episodes era es explain extremely eye fall fan fastest feast females festival fiction fields fifteen figure
 filmed final fish follow followed font formation fossils fresh fungi gets global goals google grounds grown
 guerrero gun habitat happen happy hard hawaii height highway hills hired hole honour household hundred husband
 identical image increased industries introduced invented iowa islam iso israel issue issues jack jackson jacques
 japan jazz jobs journal jump karl keep killer killing knew labor lack lakes latin lawyer le learning license
 link links lion liquid lizard looked looking lord los lose lowest maiden mail mainstream male mammals marie
 marine mary material mathematics mechanics medal mediterranean meet meets metres minimum missiles mississippi
 model montreal moscow mosques motor multiple murder ne neck neutral nickname nineteenth nobel norway norwegian
 nose notable noted nuclear object objects oldest option orange ordinary organ organisation organist organized
 originated origins pain painting parties pass passage passenger passes pawn peace peak peoples pepper physical
 piece planned plate plates platform pm poppy positive practice presidential prey primarily print prison
 prisoners private professor protect protected protocol provinces publicly pump quantum quit raid real recognized
 references regions regular relations religious remaining remains renamed replace replaced report represents
 restaurant restaurants result rise rocky roll salary satellite seal seasons secretary seem sell sentence
 separate sets shallow sharp shot shoulder showing signals simon singapore sister sites sixth sky slave solo
 southwestern soy spill spin spoken stable stanley starred starring stay stephen stick stone stores stretched
 stuart subjects suitable supported supposed tag taiwan talent tall tank taste taylor technical texas theater
 therefore thinking thinks thousands tis track travel treated tree trials triple understand unknown usage
 varieties versions views visible volcano walk want wants washington watch ways weeks wheat whose wilma wilson
 winter worlds writings younger
3 00 08 1.5 10,000 166 1828 1855 1860 1861 1863 1884 1887 1889 1909 1913 1914 1916 1917 1923 1934 1935 1939 1944
 1949 1953 1957 1981 2011 2020 3166 38 4,000 43 45 500 58 60 80 84 95 98 Abb About According African Al Also
 Aquitaine Award Baba Bay Best Brabham Brazil But Cape Carolina Center Chappelle Charles Chris Christian
 Christianity Disney During East Economy Emmy Europe Federal Festival Formula From Games God Government Grace
 Hebrew India Indian Industrial Italy Jack Justice K Korean LeAnn Li Little Long Main Mario Master Mayor Meher
 Mexican Mexico Microsoft Muslims N Nord Ocean Office Official Organization Pennsylvania Princess Region Rimes
 Rock Romania Royal Russia Russian Sacramento Saint San Sarthe Sorbian Soviet Supreme System T Then Thomas Today
 Toleman Town Toyota Two Until Upper Valley Vend Virginia While Wikipedia Windows Z ability access account acting
 actual adam adams add advantage affected afternoon agreement alfred algorithm alpha alphabet am amazon amongst
 analog analysis angeles anguidae anne antonio anyone appeals apple appropriate archipelago architect arrested
 artemis asks assistant astronomer atoms attacks attempts attend attended audiences authorities authors axel axis
 azur baba baby bacteria banks barry basis basketball bastille beaten becomes bedroom belgian believe ben bern
 bills binary biology bishop bloor board boat boats booker boosh borders borough boulogne boundary bowl box boys
 brain branches brazil breakdown breaking bright bringing broadcast brother buffy bull bulldog burn burning
 byzantine cab campus cancel capitol caribbean carolina cash catch cd celebrated celestus centers certificate
 chain charity chemistry choir circuit claim claw climb climbing clinton clock codes coffee collection colonial
 colored combinations comedian comic commonwealth companion concept conch conditions conducting conflict
 conservation conspiracy constantinople contest contributions controversy converted cool copy corporation
 coverage creative criminals critics crowd cultural cyber cycle dairy damaged daniel danish dead deal declared
 declares defense degrees demand dependent describing details developing di difficulty diseases disk distributed
 distributions doing dome donald dragon dragons drinks drop dvd eagle eating edited editor editors eggs eighth
 electrical electrification electronic elizabeth else emperor en encyclopedia enemies essjay exact examples
 execution experiments extend extending extinct facility factor facts failure faith families fast fc feel fellow
 fencing fierce fifa fifth files finally fine flat flight flooding floyd fluid folk forts forward fossil fox
 frank franklin frederick friendship fruit fully furby furniture furthermore gained gang gate ge gear genre
 geological georgia giant girlfriend glands gnu goods gordon gothic governed governor gradient grandfather
 gravity guinness hairs harbour headquarters hearts hebrew hebrides heinrich helene helps hemisphere henderson
 herself hiawatha hiding highly hindenburg hip historians historical holes homes honduras hong hop hope horse
 hotels housing howard hp hubble humans hunt hymn ibanez icon ill imagine immediately impossible increase
 increasing independence indicates industrial industry inheritance inspired install instant intelligence
 interaction interest internal interrupt invasion involves ipo irish issued japanese jean jews jim johnson joss
 juan judge jupiter kami kansas keeping keys kg knowledge laid largely lark leads leaf legacy legal liberation
 libya lisa listed listing liver logic lonely longest looks lords louis lyric machine macro males managed manga
 maps maria markets marriage masses matthew mcmahon measured membrane merged message methane metropolitan mi
 michigan miller minnie minutes models monastery moons mosque motion motto mount mountainous moves mtv
 municipalities murray musicians muslim mutant mutiny my mythology napoleon navy nd necessary nickel northwestern
 note notes nouakchott numerous oak occurred offered officer ohio oliver ones online ontario opposite orchestral
 orders organism organisms orson ottoman owners painter papua parent parliament partement passed patron pattern
 patterns perform performances performing performs periods personal pesos pet peter philosophy phones physicist
 picture pisa pittsburgh placed platforms please poem poland poles policy polish politics polls pope portion
 powered pp pregnant prices priest primitive printed printer priority producer produces profit programme projects
 property provence provisional publish publisher puck puerto quality quarterback quartet quartets que quite
 racing radar radiation radius railroad railways rainfall raised ranges rare ratings ready rebellion rebuilt
 recording referee referred regiment regiments regularly reichstag reign relationship releases renaissance repair
 replacement reserved residence resolution reviews revolution rhine rick rico rikishi risc rivers roads rocket
 roles romans roof root rose roses rotation roughly rounds route rsa ruled ruler russian saddle salamanders sale
 salon salt sang santiago satan scandinavia sch scholar scholarship scientist screen seals search seconds secret
 secure selenide self senior separated server servers session sessions settlement shades shadow shell sherman
 shield shirts shops shorts shrub sign signature simpson singing situation sizes skin slightly smell smooth soft
 someone somewhat songwriter sons sounds southeastern spacecraft spain speak speaking speaks spelled spent split
 ss stages stated stern stops stored strait strange stream streets stripe strongest studios styles sub subject
 sugar suggested sunday survived tale talk talked tamil tango taught tax tazz te teachings technique technology
 temperatures ten testing themes thin thing thirty thomas throwing titled tod tom tomb tools topic toured tourism
 tourist toy toys tradition traditions traffic training transactions transferred transmission transport treat
 treatment trend trusted tubes turkish tuscany twenty unrelated upset usa usual vaihingen valuable value variety
 vehicle vehicles velvet victory villages visit visitor visitors volunteer voted wages walker warning wave waves
 weakened weapons wheel whether whom worn worship worth
2 0.08 1,000 1000 105 106 121 1220 125 1395 1474 1482 1497 150 1600 1610 1643 1700 1800 1807 1816 1817 1819 1822
 1824 1836 1838 1846 1847 1849 1856 1867 1868 1870 1871 1876 1878 1880 1894 1895 1897 1907 1918 1929 1951 1956
 1959 1966 200,000 250 3,000 30,000 33 339 34 36 371 39 40,000 400 41 42 44 450 46 48 50,000 52 55 56 65 70 71 72
 7403 750 76 77 776 800 83 91 92 ABC Aarberg Aargau Aeschlen Afrikaans Against Alabama Alaska Alfred Alzheimer
 Andrew Angeles Apostles Arizona Asiatic Association Aube Austria Average BP Baby Back Bank Baseball Battle Batur
 Benoit Berlin Bill Births Blitz Books Borough Bosporus Both Boy Boys Brainin Brazilian Brockville Buddhism
 Bulukiya Burmese Bush By CD Cale Canada Catarina Centre Certain Ch Championship Chicago Chief Circle Clank Class
 Classification Clinton Coast College Colorado Commonwealth Coordinate Copper Corinthians Cross Crusade DS DVD
 Danish Deep Democratic Dennis Dictionary Die Director Down Drej Dusick Early Eastern Echidna Economics Edict
 Empire Entertainment Etruscan Even Fame Famous Fear Ferdinand Fernando Film Florence Florida Ford Fox Francisco
 Fringe Fuji G Gambino Gellar George Georgia Gharbi Golden Golf Governments Greater Green Grenada Guatemala Gulf
 Hall Hastings Henry Hercules Heritage Hockey Hollywood Home III IMPLIED If International Interstate Irish Is
 James Jason Joaquim Job John Joinville Josh Jura Kane Keenan Kelly Kings Korea Lake Latin Le Library Like
 Location Lord Louis Luger Mahal Maidstone Major Maldives Mary Matthew McLaren Media Memory Mister Mitrovica
 Modern Monaco Mongolia Moon Mosque Most Mount Mr Muri Music NBC NFL NHC Nazi Near Nebraska Nellis Nickelodeon
 Nobel Nupedia Ohio Old Olympics Once Ontario Opera Orleans Overview P Palace Palestinian Pena Peninsula Perfect
 Perm Peter Piano Piccolomini Pittsburgh Pluto Poland Pope Prize Prometheus Provinces Purple Radio Regina
 Republic Revolution Road Roger Rudolf Rumble Runa Ryan Santa Satan Saxony Scott Seer Selene Silva Simpsons Since
 Sir Sita Skardu Soccer Socialist Society Southeast Soviets Spirit Square St Stage Statistics Strangers Super
 Superior Surgeon Susanna Sweeney Taj Tate Their Tim Timor Tod Torrance Trade Traditionally US Unfortunately
 Universal Urdu Using Usually Voyager W WWE Walter Warsaw Western What When White Wild Williams Wrestling X
 Yorkshire You YouTube Zaglossus Zeeland Zeus abc abortion absorbed accepted accidentally accurate acquired acres
 activists activity additions administration administrators admiral adolf adopted adventure advice advisory
 advocacy aes affect afterwards aged agency agnes agrees agriculture aid aide airplanes albedo albert alberto
 albion algeria alliance alps alternate alwa ambient ambitions americans anderson andhra andover andrew angel
 anglo antiaircraft anymore apartheid apostle apostles appearances appearing apples applications applied approach
 approval approximately arab arctic arena arizona armenians armored arnold arrival arrive arrived arteries arthur
 artists ashland asian ask asking assets assist associations assortment assuming astronomy atlanta atmosphere
 attacking attempt attempted attention attractions austria autism automatically aux avenue aviation azerbaijan
 bach backing backup badly badness baghdad ballan ballet baltic banding bangui barracks barrels bars basin
 bassist battalions battles bayern beaked bean bear beating beauty beer beethoven begun beings belarus beliefs
 believes belong bengal benghazi bergman bernard bernese berzelius beverage beverly biblical bignasco billion
 binding biological birmingham birthday blade blind blocked blowfish bogs bohr boiling bomb bones bordered borst
 botswana boyfriend brave bread breads break breathing breed brief bristol broadcasts broadway broken brothers
 browser bruins brunswick bryozoans budget buffalo buffyverse bulgaria buncombe bundesl bundestag burke
 businessman busy bypass bytes ca cable cairo calais calculations caldwell cale caleb caliph cambridge cameroon
 campaign camps canadiens canal canceled candidate candy cane canterbury capturing carbon carbonate cardinal
 cards carl carpet cartoon cartridge cases cassini casting casualties cat catholics causse caves cayo cbs celsius
 celtic cephalopod ceres ch chad chair chairman challenge champions championships chancellor chang chapel chapter
 chapters charged charlotte charts chase che cheaha chemicals chewing childbirth chitin chopin chose chronicles
 churros cipher ciphers circle circular cisc citizen civic civilian classic clergy client clinic closest clothes
 clothing cloud clouds clubs cn coach coalition coaster coastline cocoa coles collapse collar colleges colonel
 colspan columbia columbian comics commandant commander commission commitment communes communicate communications
 communion communists companies complete completes completing composers composition concerns concrete condition
 conductors configuration confused conjecture connect connecticut connections connects conquered conqueror
 consisted consisting construction consultant consulting contacted containing content continental contributors
 controller controversial convention coordinates copper copyright cord cores corners corporations corpse cough
 countess courtyard craft crash crater cream creation creature creatures credibility credited creek crimes
 criminal crisis criticism crops crossed crossing cruiserweight crystals currency curved cuts cutting cyberman
 cybermen cyclonic czech da dakota dalai dallas damages dams dan dar darker dating datum dawn deaf debate debby
 debussy debut decade deciding decisions decline decorated deeper defence defencemen defending define definition
 degree delegation den denmark departments depends derailed describe designated designing desire despite
 destruction detail determine developers devices devised dia diabetes diagnosed die diego diemen diet dietary
 difference differently difficulties digits dinghausen disappeared disc discharge discover discrete discs dish
 disorganized distinct distinguish divide diving doctors doctrines documents don donkey door doses download draft
 drafted drained dramatic drawing drek dresden dressed drinking driven drogheda drums dubai dublin duchess duchy
 duck dundee dust duty earning earthsea easier eat eats echidna economics economies eddie el elastic electricity
 electromagnetic elementary elliot elsewhere emergency emerging emily employee empty encoded encyclop endangered
 ender enforcement engaged engine engraving enter entered entirely entrance environments epsilon equals
 equilibrium equipment erectus errors eruption esperanto estate estates ethnic etymology eu eunomia eva
 eventually everyday evil evolved exam exception excuse executed executive expansion experience experiment export
 exposed express external extra eyewall ezra facilities factors false farm farmer fault favor feathers federation
 feudal fever fewer fi fictitious figaro fighter fights file fill filled finals finance firefighter firefly
 fisher fishing fit fixed flags flash fleet flip flooded flops flora floral flows focus focused focusing
 followers follows foods footballer forcing format formerly forming formula fortune forty fought founder frances
 franchise francis franco fray frequent friday friend frontal frontier fuels functionally functions funding ga
 gabrielle galilee gases gastrointestinal gathered gav gay generalizations generate genetics genocide genotype
 genres geographer geography geology geometric georgian giardia gibraltar gili glinde goddess gogh golf
 governorate gpa gpl grail grains grameen granddaughter grape graub graystripe greece greenland grinding guard
 guillermo guinea guitarist gulf habitats haiti hamburg han handed handles hanseatic happening happens hara
 hardcore hardest hardy harold harry hartford harvest haunted headbangers heads heard heated heavily hectares
 heisenberg hektor helpful henan henson herbs hermann hermione hippie hitler hits hobbit hogan holding holiest
 homeless honor hoped horses horseshoe host hosts housemates hu huge hughes humanist hundreds hunting huntsman
 hurricanes hurt huygens hynobiidae iau iceland icrc identify igneous ila illegal illiterate illness immediate
 immigrants improve incident increases indicate individual inducted inductors infectious influenced info
 inhabitants initial injuries injury inland inspector instrument integrated intense intensity interceptions
 interesting internationally interview invaded invest ipcc ipswich iran iraq iraqi isolde itch janus jericho
 jersey jerusalem jets jewelry jimmy joins joint joliot jones jordison jos jose josef joseph jubilee judges juice
 jumping kW ka kane kangaroos karnataka keck kerala kerberos kevin kids kilometers kingdoms kiss knights knowing
 knows koxinga label labour lahore lamas lamblia lane latency latest latter launched laurel lava laws lay layer
 layers leaders learn learned leaving lebaron legendary legislative legislature leicester lemmon lennon lenses
 leo leonardo lesser letting levels liberal libertarian libraries lie lifetime lightgrey lilo limbs lime limits
 linked listen literally literature liverpool localized locals locations log logging logical loire loop loses
 loss luis luke luther lyrics ma mac madrigals magical magnetic maintain maintained maira mali mall managers
 manchu mankind manufacturer marketing marks mars marshall marxists maryland massive matches matching mate
 materials matrix mb mcdonald meanings meanwhile mechanical mechanisms medium meeting melodifestivalen membership
 memorial memory mennonites meridiem mesoamerica messages messaging messing metabolic metallic metalsmithing
 meteorological meteorology metro mexican mickey microsoft mid migr migration militia mills minch mind mines
 minimal mining ministers ministry minus miss mix mixture mm mma mode module molecule molecules moment month
 moritz morning mouse mouth movements mozart muawiyah mucous mucus mud mulde munroe murad murdered nadu narrow
 nausica nazi nden nder ned negotiations neighborhood nephew nests neutron neville newspaper nicholas nick
 nidwalden nigeria nikodinov nintendo noble nominated nominations nor norfolk northeastern northwestward nothing
 noticed notices nutcracker nypd observations observatory observed observer obsidian occultations occupied occur
 offensive offer olympic operating operations operative operator operettas opeth opinion opportunities optics
 options oratorio orbits orchestras ordered oregano organizations organize ornithologist oro otherwise ottawa
 overall owner ownership oxidation oxygen pacifist packagekit packages pageant painted paintings pair palace pale
 palos paradise parallel parks partially particle particles particularly partner partnership pas patches patient
 patients paula pays pbs penguin peninsula percent performers perhaps perry personality persons phenomenon
 philosopher philosophical photos phrase pianist pill ping pinned pioneered pipelines piper pizza plan plane
 planning planted plastic platformer plato pointed pointing poll pompeii pool pools poor populace populated
 populations populous porn pornography portal portrait portrayed positioned positions possums posted potential
 pottery pottinger pounds pour poverty powder prayers premiership preparations prepared presence presenter
 presidents pretoria prince principal principle prints prix pro produce professionally professionals profits
 programmed programming promoted pronounced proper proposed protein proteins protestants proteus protocols
 protons proved proxy prussia psyche psychological publications pulling punt pure purpose qing quantity question
 questioning questions quick quinine quirinus rabbit rain rains raja ranks rapid rated rats rc reach reaching
 reading reagan reality rear receive receiving recover recovered recruited reddish reduced redwall reed reference
 reflecting reflection refugee regime regional register rejected relatively relies remake remember renault
 reporter representatives represented representing reproduce republican requires rescued resignation respectively
 respond resting restored resulted resulting retirement returning rev review revival revolver rfa riding riluzole
 rings riot ripley rising risk rival roadside rob robbery rod rode roller rolling rollo rome roofing ross roth
 row rowling rpg rtos rubber rum rumble running rush ryan sacred saddam safe safely sailed salaam salamander
 saltire sand sandro sandstone sarthe saxony saying scandinavian scar scarborough schedule scheduling scheme
 scholars scholastic sciences scoop score screenplay script seas secondary section sections sectors sects
 sedimentary seeds seeing seemed selene sells sense sensitive serial serious sermon serve setting seventeenth
 seventy severely sexual sgt shade shaolin shear shift shinto shirt shock shoe shooter shooting shop shopping
 shore shorebank shores shut sibling sickle siege siena sight signed silk silly singers sings sitcom situated
 skeletons skills slavery slavic sleigh slide slip slipknot slot smith smithson snakes soap soccer socks socratic
 soest soil soils solntsevskaya solving somerset sonata soul soundtrack spaces spd speaker speakers spears
 specialty specifically spectrum spending sphere spider spines spirit spite sponsor sponsors sportive spots
 spread spring spy sq squares ssl stalin stamp stand statesman statistics steam steep stems stephanie steve
 sthenurine stolen stood storage storyline straight straightener strengthened strengthening strengths strip
 striped strombus structure student subfamily subsequent subsidiary substances subway sudden suggests sum summary
 sunderland sunshine supercontinent supermarkets supply supreme surgeon surgery surprise surround surrounded
 surrounds survive survivors suspended swan sweet swimming swore symbols symphonies symptoms synthetic syrian
 tail takama talking taxation taxi taxonomy teach teachers techniques teeth telephone televised tend tends tenth
 terminal testament textiles theme theoretical theorist thermometer thick thousand threat thrown thunderstorm
 thus tickets tienne ties tight till timor tip titan tls tobin toe tongue tool touch tracking trading
 traditionally trails trained transit translation transportation trauma traveled treaty tresca trevi triangle
 tribes trick trilogy trio trip tristan troop trophy trust ttern tunnels turbine turin turkmenistan turks turn
 unable underneath undertaker uniformed unity universities unless unusual unusually updated upon uranus urey uri
 utc uttar vagina valais valid valleys values vampire vancouver vaud ve venis verde verdes verses vertical
 vessels vh vice vienna vii viking violence violin virtual virtually visiting visits vocabulary voiced vol
 volcanoes votes vyvyan wakker waley walthamstow walton warlock warm warner warriors watching waterfall wayne wcw
 weak weakening weigh weights welcomed wells werner westminster westphalia whenever why wi wiki williams windows
 winners wolf worse wreath wrestled wrestler wrestlers xiii y yancey yards yin yo youngest yucat yunus z zones
1 0.000 0.03 0.060 0.1 0.36 0.5 0.8 0000 04 05 0600 0804 1,000,000 1,024 1,048,576 1,060 1,100 1,112 1,338 1,353
 1,356 1,500 1,500,000 1.08 1.1 1.2 1.3 1.4 1.60 1.7 1.806 10,1926 100,000 1002 1010 1013 102,188 104 11,000
 11,200 11,980 11.5 110 1101 1115 1125 117 1178 1187 119 1199 12,300 120 122 1229 1232 1248 1250 1252 1254 1263
 1265 1268 1270 1287 129,000 1298 13,000 130 1300 1308 1310 1335 1350 137,579 1378 1391 14.1.6 140 1405 1438 1444
 1446 1454 1457 1486 1490 1492 1498 1509 1521 1524 1538 1545 1546 1552 1571 1585 1589 1590 1592 1593 1596 16,421
 16,800 160,000 1601 1608 1614 1615 1620 1621 1623 1627 1629 164 1642 1649 167 1695 1697 1699 1713 1721 1726 1728
 1737 1754 1756 1763 1766 1774 1776 1777 1780 1783 1787 1795 1796 1798 1799 18,217 18,575.5 18.1 180 1803 1804
 1806 1810 1812 1814 1815 183 1830 1833 1835 1839 1840 1843 1845 1852 1857 1859 1862 1864 1872 1873 1877 1879
 1881 1882 1886 1890 1890944947 1891 1893 1901 1902 1905 1906 1908 191,976 1915 1922 1924 1927 1933 2,029 2,333
 2.0 2.5 2.79 2013 2016 2024 2029 2031 21,886,324 220 23.22 230 240 246 25,000 25.7 253 256 258 260,000 27.7
 3,025,000 3,125 3,410 3,500 3,600 3.0 3.60 3.73 3.90 3000 306 312 316 326 33,000 35,175 360 364 365 367 37
 38,093 39,605 4,390 4.4 406 408 440 45,000 457 48.581 49 4900 5,319 5,498 5,700 5.1 5.1.4 5.4 5.9 5000 52.918 53
 537 54 55.58 57,00 575 6,000 6,300 6.37 6.4 6000 61 61,447 617 618 62 624 637 6400 65,000 66,714 665 67 68
 68,165 680,000 690 7,172 7.08 7.6 700 710 73 74 74,122 750.00 762 77,698 778 78 79 794 799 8,5 802.11 81 8177 82
 85 86 86,000 88 888 89,148 9.1 900 911 9266 93 937,000 98,772 AFB AFI AO ARIA Aa Abbasid Abbey Abu Abyss
 Abyssinia Abzac Academy Acres Acting Acts Adam Add Additionally Adolf Adrastea Adventure Adventures Aeneas
 Affluences Aftershock Afterwards Agency Aguilera Ahmednagar Aida Airways Akima Alagoas Albany Albert Alexander
 Algeria Allemane Alliance Alma Almas Alois Alonso Aloud Although Altricial Aluminium Am Amalthea Amanda Amarth
 Amazon Amerian Americans Amon Amonasro Amos Amtrak Ananke Anastasia Andean Anna Annan Anning Anniversary
 Anoplolepis Ant Anybody Apostolic Apple Ara Arab Arafat Aragon Archer Arestegui Arkansas Armada Arnold Arthur
 Article Artonges Aryans Assassin Assembly Assisi Associated Assumption Aston Ata Ateneo Athletic Atlanta
 Atlantic Atmosphere Atoms Attlees Auge Augustus Auschwitz Australians Austrian Auto Autonomous Avenue Aviation
 Away Axel Ayyash BBC BMW BTC BUT Baghdad Bakerganj Bakerloo Baldwin Bali Ballintubber Ballon Baltic Baltimore
 Baltistan Bamford Band Bane Bangladesh Bar Barbara Barberino Barcelona Barnes Barnet Barr Barrichello Bartholin
 Basbher Base Basketball Basse Bassists Bates Be Beach Beaver Before Belarus Belfast Belgium Bellerio Bellerophon
 Belleview Below Ben Benedito Benetice Bengal Benjamin Benzaiten Berbericia Bermuda Bern Berne Bertil Besides
 Besm Betty Beuvron Biblical Binary Biofuels Bioggio Biography Birmingham Bisenzio Bishamon Black Blackhawks
 Blackmore Blanche Bleasdale Bloch Blogoscoped Blue Blues Bob Bohain Boingo Bolivia Book Booker Boot Bor Bordeaux
 Boris Born Borodin Boulevard Bow Bowell Bowl Boynton Bras Brass Bratt Brennan Brent Brick Briggs Brighton
 Britney Britten Broad Broadway Broderick Bromic Brooke Brooklyn Bros Brothers Broughton Brown Brunswick
 Bucharest Buffalo Bulger Bundesrat Bundeswehr Burning Buses Bushfire Busnois Bustuchin Butterfly Button Bynes
 Byzantine CPU CPUs Cady Cafiero Cairnryan Cairo Cajahs Calenzano Calgary Californication Calvados Cambusbarron
 Camden Cameroon Cameroons Campi Campin Campoli Canal Canon Canonical Canyon Cap Caper Capitals Capsicum
 Captivity Caracas Carboniferous Cardamom Career Caribbean Carl Carling Carlsson Carmichael Carteret Carts Casino
 Caspian Castile Castle Cathal Catholics Cedar Cegia Celandine Celica Central Cephalopoda Chalcedon Chambers
 Champion Championships Channel Characters Chardonnay Charing Chart Charter Chase Chasez Chastic Chaubara Cherry
 Cherubino Chesapeake Chess Chester Cheul Chiba Chihiro Child Chinese Chinnamali Choi Christchurch Christensen
 Christians Christina Chronicles Chun Church Cicero Ciers Cindy Cirie Ciudad Clarksville Classes Classical
 Clement Clerk Climate Cline Clunes Colchagua Collection Collier Collman Colonial Color ColorMaerz Columbia
 Columbus Come Comics Coming Commander Commission Commons Communes Communications Community Comp Company
 Conductor Confessions Conlie Connaught Connecticut Conservation Conservative Constantine Constitution
 Continental Conventions Cook Coolidge Cootamundra Copies Cork Corsignano Cosmic Count Countess Course Courtney
 Couvin Crabbe Creeka Cretaceous Creuzburg Crew Crovdearg Cruzilles Cu Cup Curonians Current Curtain Cybermen
 Cyclops Cynthia DC DJIA Da Daily Dakota Dale Dalek Dangerous Danzig Daphne Dark Darwin Data Database Dave
 Davenport Daves Dawson Day De Dead Deadly Debby Deepwater Definitely Del Delegate Delgadillo Deloit Delos
 Demeter Democrats Denise Denmark Denver Deputy Derbyshire Derivatives Derry Desert Dhabi Di Dianne Dietmar
 Diocletian Dionysiaca Directed Discography Disguise Distribution Districts Division Django Documentation Dodge
 Dolce Dolet Dominion Don Donnement Door Doorman Douglas Drachen Drive Drop Drugs Drums Dubai Dubz Duchy Ducks
 Due Dukas Durbe Durkheim Duties Dwight Dynasty EMU EP EXPRESS Ealhmund Earth Eastbourne Echt Economic Ed
 Ederswiler Edition Edwards Egypt Eighth Eisenach Electricity Elfman Elizabeth Elysian Embankment Emilia Emiliano
 Emilio Emirates Emperor Employers Enea Engi Engis Enix Enoshima Enough Enterprises Epauvillers Ephesians
 Eranshahr Ericaceae Erie Erkelenz Ernst Errico Erwin Est Etc Ethiopia Europeans Euston Evangelical Events
 Eventually Evergreen Explorer Eye Eyed Factor Falcons Fale Falkirk Fall Falling Falls Family Farrah Farro Fasti
 Fawcett Faza Federico Fedora Felix Felley Fellini Fermats Festivals Few Filippo Films Finals Finger Fingers
 First Fitzgerald Flash Flemish Fleurus Flight Floyd Foix Following Fono Fontainebleau Food Football Forensic
 Forge Former Formicidae Fort Franches Francis Franciscans Frank Frankfurt Fred Frederik Free Freecloud Freikorps
 Freistaat Friars Frontier Full Further GAA GNOME GOOD GUI GURPS GW Gadgebots Gang Gansu Gary Gas Gaylussacia
 Gein Geir Geisha Geldern Generic Genomics Geographical Gerais Germ Germaine Germans Gevorgian Gevorgyan Geysir
 Giancarlo Giant Gillan Girls Girolamo Globe Gloria Glove Glover Golant Gold Golfers Gonzales Google Goose
 Gordini Gorgonopsia Gorj Governing Governor Gr Graham Grandfather Grandin Grands Granger Granz Gravesen Greece
 Greenfield Greenhouse Grey Grisham Groener Grooves Growed Guadeloupe Guelders Guesde Guiana Guimar Guin Guinness
 Guitar Gulab Gulag Gunung Gustav Guyana Gyeongui Hackney Hades Hainaut Hair Haiti Hajime Halifax Hamann Hamas
 Hammersmith Hampden Hampton Han Hanna Hannapes Hans Harold Harris Harrison Harry Harun Havel Having Health
 Heather Hebei Heiberg Heilongjiang Hektor Helene Henson Hera Hermann Hern Heron Hess Hestia Hicks Highly
 Highness Hill Hindus Historic Hitler Hoboken Hoffmans Holloway Hollows Holocaust Holy Homecoming Horizon Horse
 Horst Hotspur Hour Hubble Huckleberry Hugo Hui Hulagus Hulme Humber Hummingbirds Hungarian Hunniford Hurricane
 Husayn Husserl Huysmans INCLUDING INVEST IPA IPCC ISBN IT IV Iberian Ichigo Id Iepe Ile Ilkhanate Illinois Im
 Inari Inc Includes Indiana Indies Indonesian Industry Ingvar Inner Into Invasion Inventories Invincibles Inzaghi
 Ipswich Iran Iranians Iraq Iron Ironstone Isetan Ishikawa Islam Island Ismael Israel Israeli Issac Issaquena
 Istanbul Ivars JC Jacka Jackie Jammu Jarrett Jaur Jay Jean Jeffrey Jenson Jeopardy Jerry Jesse Jesus JetBlue
 Jets Jewish Jilin Jim Jin Joe Joel Johns Jonathan Joris Jose Journal Jr Judith Juli Kakapos Karachi Karbal Karel
 Karen Karl Karori Kashmir Kathleen Kawasser Keane Kegan Kennedy Kenzie Khwar Kids Kim Kimberly Kirchberg Kiss
 Kitsune Knives Knocking Koca Kofi Komodo Konolfingen Koop Korso Koussevitzky Kraepelin Kuala Kurt Kyle L LDS
 LIMITED LaFayette LaGrand Labour Lachlan Lagonda Lahman Lahore Lancaster Land Landerrouat Landkhwar Languages
 Languedoc Lanka Larne Las Last Late Later Laughlin Laupersdorf Laura Laurence Lawrence Legislature Lego
 Leicester Leipzig Leiter Lejione Lenssen Lenzburg Leo Leonor Lermontov Les Leste Leto Levine Lex Liaoning Libby
 Liberation Liberia Libertarian License Liga Lightman Lil Limburg Limited Lincoln Line Lionel Lippe Lisa Lissauer
 List Liszt Literature Liverpools Lloyds Locarno Located Loch Loge Londons Lordship Los Lost Love Loverboy Low
 Lowland Loyset Lucerna Lugano Lumpur Luna Lund Lutherville Lyman MBC MC MCA MMOG MOBO Ma Maccabees Macei Maciej
 Macondo Macquaria Madden Made Madeline Magellan Malaria Malatesta Malaysia Malmola Manfred Manila Marc Marcus
 Mardan Margaret Marie Mark Marki Marle Marocchi Maroon Mars Marshall Martinique Martino Martynov Maryland Masjid
 Matchabelli Matt Matteo Maurice Maury Mavrogenes Max Maximian Mayapans Maybe Mayfield McCartney McClintock
 McGraw Me Megadeth Meherabad Mehta Memphis Men Mercurial Merging Merle Merseyside Mesa Metro Metropolitan Micky
 Middelburg Middle Mighty Mile Mills Minas Mind Minifigures Minister Minnesota Minority Minsk Mirnyi Mississauga
 Mississippi Ml Mobile Modes Molds Mongol Monophysite Montagnes Montfort Montigny Montpellier Montreux Moody More
 Morelos Morgan Moritz Morrissey Moth Mother Mountain Mouse Mouth Movies Mrs Mugello Mulinu'u Museum Mustaine NFG
 NOT NZ Nagoya Nakamura Namath Name Namur Nantes Naoki Naples Narnia Natural Nature Navarre Navy Ne Neal
 Neighborhood Netherlands Network Networker Newcastle News Nicholas Nicholson Nick Nicktoons Nico Nicosia
 Niederkr Nigeria Night Nikolay Ningxia Nintendo Niven Nizhny Nolan Nomads Nonnus Nonverbal Norina Normale
 Normandie Norse Northeast Norwegian Not Novel Now Nowak Nowinski Nukem OConnor OR Oberdiessbach Observatory
 Ockeghem Ocoa Odeo Of Offical Ogino Oingo Oklahoma Olympic Ong Op Open Orange Orchestra Orion Orphaned Orthodox
 Oshkosh Oskar Others Otherside Othmarsingen Ottoman Our Out Over Ovid Oyster PAF PDFs Pa Package Padar Padr
 Paice Pak Pakistani Palm Palmar Panda Pangaean Parinacota Parma Paro Part Pascal Pascals Pasha Pasteur Patch
 Paterson Patsy Pausanias Pearson Peirce Penguin Penniman Pentecost Pentecostalism People Percichthyidae
 Peromyscus Perrineau Perry Persecution Persia Person Persons Peru Perugino Peyriat Ph Philipp Phillip Philosophy
 Physical Pickering Piedmont Pienza Pietro Pilgrim Pink Pius Pizza Pizzerias Places Plate Platonic Player Polish
 Politics Pollusting Port Poseidon Possessed Poulsard Pounds Poverty Praetorius Prague Prato Prayer Premiership
 Premium Preston Prime Principal Private ProTour Professor Programme Progress Project Promiscuous Prophase
 Proteins Protestantism Prussian Psychiatrist Publication Publications Publishing Puerto Pyatigorsk Pyongyang Q
 Quai Quarter Quartet Quechua Queen Queensland Quique ROM ROTOR Racing Radames Radicals Rain Rainier Rama Ramirez
 Ranges Ranking Rashid Rataj Ravens Raw Reagan Recent Reception Reconstruct Recording Red Redon Regicide
 Regierender Regional Register Reignac Reinhardt Renaissance Renault Rep Repentance Representatives Republican
 Research Responsibility Restaurants Restorationism Results Retrieved Rex Rhode Richmond Riel Riemst Riksbank
 Rinca Ring Ringnes Risk Ritchie Roads Robots Roermond RolePlaying Romagna Romans Ronald Rookie Roper Rosberg
 Rosellen Rotor Roussillon Rowe Roy Rubens Rubingh Rugrats Rymnik SA SI SPD SPL Sabres Sacred Salazar Sales
 Samlesbury Samogitians Sanctuary Santana Sara Sassanids Saturn Sauber Savannah Savonarola Sawyer Scar Schleicher
 School Schuschnigg Sciences Scotland Scotsman Scottish Se Seabrook Season Sebastian Second Secrets See Seed Sejm
 Seligman Seoul Sepp Serbia Serene Sergei Seth Seti Seventh Shaanxi Shabu Shane Shanxi Sharjah Shell Sherman
 Shero Shinto Shoulders Show Showalter Sienese Silver Silvio Silvius Simi Singh Sinkiang Siret Sites Size Skagit
 Skold Slade Slammiversary Sled Slugger Small Smash Smells Smith Snow Snyder So Sobraon Social Software
 Solanaceae Solomonovich Solothurn Soon Soumagne Sound Sounding Soundtrack Sources Southwest Space Spain Sparks
 Speaker Spears Speed Speedway Spirited Split Sportif Spritle Srem Sremska Sri Stadium Stadtholder Staffordshire
 Stand Starch Stark Starr Static Station Steinhausen Sterling Stig Stikfas Still Stockholm Stone Storm Strabo
 Strategy Strike String Stringybark Stuart Studs Study Sturmabteilung Stuttgart Stylophorum Suborder Succession
 Such Sudeley Summer Sun Sup Support Suwa Suzuka Sveriges Swagger Swansea Swedish Swinson Swiss Symphony Symptoms
 Sysops TGS THE TO TOPS Table Tacna Tagil Taiwan Taiwanese Tamarugal Tamil Tanakh Taney Tanga Tans Tarapac Tatsu
 Taung Team TechNet Teen Tehsil Tehsils Telescope Temirkanov Tennessee Tenth Terminology Terrier Testament
 Teutonic Texts Thailand Thal Thant Therefore Thirteen Thousands Thunderbolt Thurgood Ticino Tickets Tikal Tilke
 Timonium Tin Tinctoris Tinguiririca Tinia Tinky Tissue Tisza Titan Titans Title Tivoli Todd Toews Toledo Tolstoy
 Tonga Toodyay Tories TortoiseHg Tottenham Tough Tour Track Tracks Transport Travelcard Travis Treasures Treaty
 Trench Trespass Trieste Tropical Trousseau Trubner Tuberculosis Tullius Turin Twiggy Twitter UN USSR Udo Ukraine
 Unions Unlike Up Upton Urban Ursula Use Utrecht VC VI VIII Vaccinium Vaillant Valencia Valour Vanir Vecchione
 Venice Venlo Venray Verdean Vermandois Vettel Victor Victoria Vieja Viennese Viersen Vietnam Villa Vipers Virgin
 Vita Vizier Voivodeship Volterra WARRANTIES WHO WQED Wade Walden Wales Wall Wallace Wallachia Walling Wan
 Warrior Watford Watros Wattle Wavrans Wayne Waynesboro Weasel Weather Wedgwood Weert Weizs Well Wenceslas Were
 Werra Wes Whataburger Whigs Who Wikipedias Wikiportals Wildlife Wilhelm Will Willem Willy Wilson Win Winky
 Winnebago Winning Wisconsin Witcher With Wolfenb Wombat Wood Workers Wrigley Wudang Wulff Wuzong Wyclif Wycliffe
 XIV XS XVI Xena Xfce Xubuntu Yahya Yaound Yasser Year Years Yekaterinburg Yokozuna Yonkers Yoshi Young Your
 Youth Yu Yuan Yucat Yuri Yurovsky Yusuf Zapata Zappa Zone Zubin Zug Zwickau aang aaron ababa abad abbas abbey
 abbeys abbottabad abdicate abelian abertay abidjan abingdon abolished aboriginal aboutus abraham abrasive abroad
 absence absolute abstract abu ac acacia acacias acapulco accelerate accept accepts accessed accession accident
 accidents acclaimed accommodations accompanied accorded accordingly accountancy accountant achieve achieved
 achievement achiotl acidic acids acknowledges acoustic acquires acquitted acre actinotrocha actively adage
 adaptation adapted adaptive addictiveness adding addis addiscombe addison addresses adenine adic adjacent
 adjutant administrator adminship admira admirals admirers admission admissions admitted adopt adoption adorned
 adrastea ads adult adultery adulthood advanced advertised adviser advisers aerial aeschylus affairs affecting
 affleck afghan afghanistan afl agape agencies aggregate agitation aglen agong agree agreements aim airline aiyat
 aka alain aland alanna albatross alc alcazar alcoholism alcohols alert ales alexandrian alexx alf algorithms ali
 alice alien aliens alison aliteracy alive aliz alkaloids allegheny alleluia allowable almaviva almoravids
 alphaeus als alsip alta altar altenstadt altered alternative alu aluminium aluminum amadeus amateur ambeno
 ambition amendment amine amino amirs ammunition amounts amphetamines amphitheatre amplifier amsterdam ana
 analyzed analyzing ancestor ancestors anchor ancien ancients andrey android andy aneurysm anfiteatro angels
 angles anglia anglican angolan angry ani animation animations animator animators anna annals annan annie anno
 announce announcements announcer annual ansbach answer answered ant ante anthropology antibiotics anticyclone
 antidepressants antigua antiope antiquity antix antoine ants anywhere ao ap aperture apes apollo apoplexy
 apostolic apostrophe apparently appeal appendant appendix apperence applelike applewhite application apply
 appointed appointment appointments apprentice approaches approximation apron aprons aptitude aquaman aquitaine
 ara arabia arabic aracaju aramaic ararat arbor arboretum arch archaeological archaeologist archbishop archers
 architects arcsec ard arezzo argos arid armada armageddon armand armee armies armistice armor armour arno aroma
 aromatic aromaticus arosa aroused arrange arranged arranger array arrest arrhythmia arrondissementen arrows
 arsene arsissa arterial arterioles artificial artillery artiodactyla artistic arturo arunachal arzash arzashkun
 ascari ascetic asexual ash asiatic aside askmenow aspects assaults assert asserting assessment assigned
 assimilated assisi assisted assurance assyrian asthenosphere asthma astrology astrophysics asymmetric asyut
 atahualpa atauro aten atherton athlete athletic atlas atm attac attached attaching attackers attain
 attenboroughi attendants attending attests attorney attraction attractive attributed auditorium augustan aunt
 austin australasia authentication autobiography autoboosh automne automobile automobiles autonomous
 autorenversammlung avenge avery aviv avoidance avoids avro awake aware baade baader bachman backwards bacterial
 badge bafta bagh bahamas bailwardi baked baker balancing balcombe bald balk balkline ballade ballarat balloon
 baltistan bamboo ban bananas bandi bandmate bankers banned banner baptised baptism baptist barack barbara barber
 bard bark barker barley barline baron baroque barr barrel barrier barrister bartolo basaltic bases bash
 basically basileus basilio basra basse basses bastion bat batista batsman batter battery battlefield battleship
 bavania bavaria bawden bayol bayou bayreuth baz bce beaches beard bearing beattie beaumesnil beautiful
 bebenhausen becker bee beechworth beets beggar beginners behavior behaviour bei bel belgium belief belize
 bellanger belle bells belmont belonged belonging belongs belts benchmarking beneath benefits benfica benito
 benjamin bennett benoit benrath bentheim benzaiten ber berber beresford beriberi bermuda bernstein bertha berths
 beryl besides bessarabia bestseller beta betanzos betrays beulah bhumipol bi bianca biblioteca bight bihar bij
 bike billancourt billions bilsteiner bingen binswanger biochemist biochemistry birkenfeld birthplace bisexual
 bismarck bitter blackman blacksmithing blades blaine blakeley blamed blankets blasting blemont blessed blindness
 bloc blocks blog blogger blown blowout bludgeoning bluegrass blunt boarding boards boars bobby bodied bohemia
 boleyn bollywood bologna bolsheviks bombed bombing bomis bondage bone bonn bonnet bonnie booby bookmicroeconomic
 boom boorowa bore boreanaz borehamwood boring boris borken borrowed borrowers boslough boson botanical bots
 botticelli bouches boulbi bound bounty bourgeois bourque bourree boutonnat bow bowell bowerman bowling bows
 boxers boyband br brabant brackets bradman brainard brainstorming brakes bran brandenburg brandon brands
 brantford brantridge branwell braun bravery breakfast breaks breakwater breath bred breitkopf bremer brendan
 brescia brewery bribes brick bride brig brighton brilliant bring brink bris brisbane britannia britney britpop
 brixton broad broadcaster broader broadly broglie bromates bromwich brook brooklyn broom brooms brosseau
 browsers bruce bruegel bruises bruno brunstad brunton brush brusque brute brutus bsc bu bubble bubbles buchanan
 buchenwald buck buddhists buffalos builder builders bulgarian bulge bulletin bundesrat bunker bureau burgeis
 burgundy burial burned burrendong burton bury bus buscemi buses businessmen butler butterflies button buttonwood
 buyers buying bypassing bz caa cabarrus cache cactus caen cafe cafeteria cage caiguna caine cake calculate
 calculators calder caled calling calm calmer calomyscus calvados calvin calvinism calw camden camels cameo
 camera camg campaigns campfires camping camus canals cancelled candleford cannes cano canon canowindra cantos
 capacity capillaries capitoline capitolium capixabas capsaicin capsized captains captive captivity carbonates
 carboxyl cardboard cardiac cardiomyopathy cardiovascular careers careful carefully cares cargill carluke
 carnivals carnivorous carol carolus carousel carpenter carpets carpio carriage carrier carriers carroll carry
 carrying cartwright carved carvings cassius cast castaways caste castile castle castlemaine castlevania
 castmates castrated catalog catalyst catarina cathedrals caucasia caucasus caudal causes causses cautionary
 caveats cavergno cavity cayos cays cazale cctld ce cedes cedric celebrate celebrations celebrities cemetery cena
 centauri centered centigrade centralized centrioles cents ceo cereal cereals ceremonial ceremony cerro certainly
 certificates cervantes cervus cetacea cf cfa cgi chadwick chahan chains chairs chaldean challenged chamberlain
 chameleon champagne chancellors chants chapin chaplin chapman characterised characteristic charlie charon
 chartered chases chashaku chat chauvin chavo cheaper cheating checked checking cheema cheese chef chemnitz
 chemoheterotroph cheque chernobyl cherryade cherubino chesapeake cheshire chi chianti chiau chichester chicory
 chiefs chieftain chieftains chilean chili chime chimpanzee chimpanzees chinkara chirac chist chocolatl choirs
 cholera choose chopsticks choral chord choreography chorus chp christ christiaan chromatic chromosome
 chromosomes chronicler chten chuck chun chung chyna cilia cindy cinerama cinnamon cipriano circuits
 circumstances citadel citings citoyens citys cken cker claimed claimers claims claire clank clara clarinetist
 clarita clark clarke clashes classes classification classifications classmates claude clav claws clayton clean
 cleanliness cleansing clearer clearing cleaver clerc clergyman clerk clients cliff clinical clinics clito
 clocking clocks closer closing closure closures cloth clouded clowns clubbed clump coarse coasts coated coats
 cobe cocaine cocktail coco coconuts cocoons codec codeine coding coenraad coesfeld cogeneration cognition
 cognitive coins col cole coleus colin collapsed collateral colleague collected collecting collectively
 collectivit collectivity collector collided collision colombian colonies colonists colorful coloring colouring
 colours colsefini columbus column columna columns com combination comeback commanders commended commentator
 commenting commerce commercialism commercialized commissars commissioned commit commodities communicating
 communicators commuter companions comparable comparing comparison compassion compatible compensate compensation
 competed competence competing competitive compilations compiled complained completion complex complexity
 component compose composing compositions compound comprises computationally computing concentrate concentrated
 concerned concertgebouw concerto conclude condamine condiment conditioning conditons condominiums conduct cone
 cones confederacy confederation confidence confident confined confirms conflicting congo congressional
 conjunction conn connection connor connotations conquer conquest conrad conscientious consecration consectetur
 consensus consequently conservative conservatory consistent console consoles consolidation consort constantin
 constantine constellation constituency constituent constituents constitution constitutional constraints
 constructed consume contacts container contaminants contemporary contested context continuation continues
 continuing contract contracts convective convened convent conventional converts convey conveyed convict convicts
 convinced convinces cooktown cooling cooperate cooperative cootamundra copenhagen copied coprophagia coptic
 copyleft corals cornwall coronation coroner corozal corporate corps corpses correction correctly corrupt costner
 costs costume cotton couch coughs countdown counter counterclockwise counterculture counties counting
 countryside coup couple coupled courage courier course cousin cove covering cowles cowra cpu crafted craftwork
 cramps cranbourne crane cranston cratered craton crawled creates creator credit creed creeds creep crescent
 cretaceous crete crew crick cricketer crier crimean crimson crinitus cristobal criteriums critic critical
 critically criticised criticized cromwell crosier crossbow crosses crowding crowed crowned crows croydon
 crucifixion crude crunchy crusaders crusades crust crustaceans crusts cryptographic crystal cs csi css csu cuba
 cube cuckold cuisine culebra cult cultivated cultivation culturally cultures culver cumberland cups curious
 curling curse curve cushion customers customs cutter cuttings cuttlefish cvp cycles cycling cylinders
 cypherpunks cyrus cytosine dEste daddy daikokuten dakar dakshinachara dame damocles damon dancehall dancer
 dancers dances danes danforth danger danielson dannreuther danzig daphne darius darkest darkly darryl dartmouth
 dasami dass database dates dave davis davos daylesford daylong ddp deactivation dealings debian debris debuted
 decades decavalcante deck declamation declining decode decorate decoration decorationaccording decrease
 decreasing decryption dedicated deeba defeating defeats dein delano delay delays delegate deleted delhi delight
 delillo deliveries dell delovoy delta deluxe dem dementia demessieux demmel democratization democrats demography
 demonstrates demonstrations dengfeng denis dennis denominational density dental deoxyribonucleic departure
 depicting depths deputy der derbyshire derived descendants descended deschanel describes description descriptive
 deserts deserve designate designations designer desired desktop despina destination destiny destroy destroying
 detect detectives determination detroit deuterocanonical deva developer developmental develops deviation devil
 devonian devout dextromethorphan dhabi dhaka diagnosis diagramming diagrams dialect dialectics dialing diane
 diaries diarrhea diarrhoea diatomic dicaprio dick dictionaries diem dies diesel diff differ differed
 differentiate differentiated differentiating differs diffie diffusion dig digest digging dijon dikes dilapidated
 dimensional dimeo dinger dining dinosaur dinosaurs diocese dionysia dionysus diplomatic diplomatique dirac dirt
 disappears disarming disaster disastrous discard discipline disciplines disco discography discordia discounts
 discoverer discoveries discovering discovery discussing discussion discussions disgust dismas disneyland
 dispatcher displays dispute disputed disputes disqualified dissertation dissolve distances distinction
 distinctive distinguished distortion distracted distributary disturbed diva dividing divisions divorced dobson
 docklands dogfight dokri doll dolomite domain domenico domesticated dominant domination dominicans dominions
 donaldson donated donations donnell donnybrook donovan doppelg dordogne dorgi dorls dorrit dorsal dose dosed
 dotted douglas downend downing downloaded downs dra drafting dragged dragonfly drama dramas drammen drank
 dravidian dravidians draw drawbridge drawings drewe drivers drives driving drm drummers drup druv drying dryness
 dubz duce duchies dud dudley duel duff dukes dulce dunham duns duodenalis dupr duration durham durning dvds dvdx
 dwarf dwarfs dwayne dwellers dying dylan eagles ear eared earl earldom earliest earn ears earthquakes eastman
 eaten eaters ebingen ebner ecology economical economists ecozones eddy edgar edgecombe edged edges edinburgh
 edit editing editorial edits edmontonia edmunds edt educated education educator effective efficacy effort
 efforts eggen eid eighteen eileen einstein eisenberg eizo elaborate elaphus elara elbe elbow elder elector
 electorate electors electra electrify electrogenic electronics electrons electroreceptive elenchus elevation
 elin elite elliott ellison elz em embargo embarked embarrassed embassy embedded emblem emerged emigrated emilia
 eminem emmanuelle emmen emmerich emotional emotionally emotive empathy emphasis emphasizes empirical employment
 empoli emptive enabled enchanted enclosed encode encompassing encouraged encrypted endless endoh endometrial
 endorsement endosperms endymion enforce engravers engst enhain enix enjoyable enjoying ennepe enormous enrique
 entering entertained entertainer entertaining entoprocts entraining entrepreneur envelope envious enzyme epic
 epidemic epilepsy epiphytes epitaph epoxy epstein equality equation equatorial equivalent equus eraldo eric
 ermine ernesto ernst eros erotian ers erwin erzerum esa escalators escaped escapes escaping eschelbronn escher
 escorting espiritossantenses essences essentially essex establish establishment ester esther estimated estimates
 estimation etching ethane ethics eugenicist eugowra euler eureka eurovision euse evacuations evangelism
 evangelist evans eve evening eventful eventual everyone everything everywhere evinrude evolve examination
 exarchate exceed excellent exceptional exceptions excess exciting excommunicates excuses executing exercise
 exhibit exhibition exiled existent exotic expanses expectating expedition expelled expense experienced
 experiences experimental expert explained explanation exploited explore explored explorer explores explosions
 explosives exposure expressed extension extensive extensively exterior extraordinary extrapolate extremadura
 extremist eyestalk eyre fac faced facto faculty fad fail failed fair faithful faithless falangist falcioni
 falcons famed fanac fanbase fancy fanzines farallon faringdon farms faroe farther fascist fashion faster fat
 fate fatimids fatuus faust favour fcw fdp fealty fear feasts feathersword featuring fecundity fee feed feeds
 feeling fees felafel fenced ferencv ferguson fermentation ferns ferry fert ferus fesser festivals festspielhaus
 fetish fetus feynman ffengericht fhm fianc fibers fibre fielding figures filafil filler filling filming fin
 finalist finalists finding findings finer fingers finish finishes finland finlay finnish fiorello fiorito
 firebombs fireproof firewood fireworks firms firsts fished fishermen fishes fitness fives fix fizzle flac
 flagellants flagellated flaky flank flatworms flaubert flavour fleck flemish fletcher flexible flickering flies
 float floated flood florentine flores floristic flourishing flower flowers flowing fluently fly flynn foam
 foamation focal focuses foil folding folds foley folklore fontsize fool fools foot footage footbal footman
 footwear forbes ford forecast forecasters forecasts forehead forensic foreplay forest forests forge forgive fork
 forks formal formalised formally formations formats formosa formulations fortieth fortifications fortress
 fortuna fosado foundations founding fourah fowleri foyer fr frac frame frankfurt franz fraser fred freedom
 freely freerun freeview freiberger freight frequency frequently freshwater fribourg frideric friendly friends
 fringe frisia fritz fronted frontman frostbite frozen fruits ft fuel fueling fugues fulbright fulham fumbling
 fun function functional functionality functioning funded funeral fur fushimi gable gaborone gaby gadget gain
 gains gaius gakki galaxies galileo gallaudet galleries gallery gallium galliwasp galveston gameplay gametes
 gamma gandhara gandhi ganzes gaol garage garban garbani gardiner garlands garment garonne garrison gasoline
 gasworks gateway gather gathering gathers gaux gavotte gaza gazette gdansk geary geisha geishas geisslerlieder
 geki gell gendun gene genera generation generator genes genetic geneva genista gentleman gentoo geo geographic
 geographical geometry georg gerbils germanic gerrard geschwisterliebe gestas geyser gfdl ghana ghostly ghosts
 giacomo gian giants giardiasis gie gift giganticus gigas gilmore gime gimnasia ginger giovanni girth glacier
 glamorgan glasgow glenrowan globe glory glove gloves glow glue gluon glycoprotein glynn gmr goal goaltenders
 goats goddesses gods goes goitre goldenthal goldfields goldman goldsmith gomaespuma gorani gorey gotten
 gottfried gould governing governments governors goya gps grabbed grace grades graduate graduated graduating
 graduation grady graf graham grain grameenphone grammar grammarians granados grandfathers grandmother grands
 grandson grant granted grapes graph graphic grass grasses grazer greatly greenaway greenhouses greenlanders
 greenlaw gregson greifswald grenadiers greta gribble grieg grieve grigori grime gritty gro groan grocery gromit
 groove gross grosse groundnuts groundwater grouping grove gruffydd grunge gu guangxi guanine guardian guards
 guerrilla guerrillas guessed guessing guesthouse guide guidebook guidelines guilty guin guitars gujarat gum
 gumbasia gundowring gunfight gungstruppe guptas guru gust gustation gustav gustave gusts gwadar gwangju gwynne
 gymnastics hPa ha habit habitable habsburg hadopelagic haemophilia hager hahn haida hail hainaut hainich
 hairdresser hairy haitink hakob hakuna halloween halls hallucinations halonen hamburgers hamilton hammerfall
 hampshire hampton hamsters handel hands hanging hanna hanover haraldsson hare hares harlan harnesses harris
 harrison harshly hartmann harvey hasbro hassocks hat hatch hatching hattie hattin hawaiian hawk haworth hbo
 hcard headbands headed headland headline heal healing healthy hearing hears hearted heaven heavier heaving
 hectopascal heels hegemon heinz heir heirs helena helicopter hellman hellweg helmet helmets helmut helvetian
 heraclea heraclius heraldry herbivores herding here hereditary heritage hern heroin herrenalb herring hershey
 hertz herz hesse heyman hidden hieroglyphic higgs highlands highlights higlands hijackers hilari hillary hillier
 hilts hilum himmler hind hindu hindus hinterrhein hire hirohito hironobu hispaniolan historian historically
 hitchcock hitting hm hn hnde hobbyists hoene hoffman hog hohenzollern holger hollow hollows holly hollywood holt
 homer homeyer homogeneous honecker honest honey honorarium honors honours hony hooker hoop hopeful hopkinson
 hopper horgen horizon horn hornet hornets horticultural hortons hoses hoshino hospitals hotel hotter housed
 households houston houten hover howell hrung hs hsbc hsspf html hugo hulk hulls humanitarian humanity humbert
 humiliation humility humorous humphrey hungarian hungary hungerford hunted hunters hunts hurriedly hurting
 hurwicz huskics huys hybrid hydra hydrated hydraulic hydroelectric hydropneumatic hydropower hydrostatic
 hydroxyl hyena hynobius hyperion hyperthyroidism hz iTunes iWork iain iberia ibn ibrahim icely icemark icing
 idamante ideal identified idol ielts iero ignacio ignis ignored ile illegally illnesses illuminate illusion
 illustrated imagery imaginary imagination imaging imamgarh imap imbalance immobile immunity impact impacted
 impacts impaled impeachment implementations implies imply import importantly imported imprisoned imprisonment
 improbable improvement improvements inca incapable incomes incorporated incorrectly ind indians indicated
 indicating indices indie indigenous individuals indonesia infeasible infections infects infinity inflation
 inflicting influencing informally infrastructure inga ingredient inhabitant inhibit inhibitors injured ink
 inlays innovations innovative inoperable inorganic input inquart insane inscription insect insecure inseparable
 insights insolence insoluble instad installable installations installed instance instigation institute
 institutions instruction instructions instruments integration intellectuals intended intensified inter
 interacting interception interchange intercity intercontinental intercourse interested interests interfaces
 internally interperating interposes interrelationships intervention interventionist intestinalis intestines
 intimidate introduce introduces introducing introduction intrusions invading invertebrates inverted
 investigation investment invincible invitations invited involving ioc ions ipod iptv iqama ira irc iredell
 iridescent iridophores irmo irons isaac isabel islamabad isle isleham isles ismaili isolated isolating isotopes
 isps ist item iucn iv ivan iwasawa ix jaco jagr jahan jail jam jan jane janjaweed jansa jar jardin jargon
 jaromir java javascript jcpenney jeanne jeddah jeff jena jerilderie jerkins jerry jew jewelers jewish jewitt
 jimminy jinnah jizah joby joey johan johann johannes johnston joke jonas jonathan josh joshua journalists
 journals jpg jr judea juilliard jules julio juncea junius junod jurisdiction jurowski justice justification
 jutting jvm jwaneng kaa kafka kageyama kahn kalara kalininskaya kalliope kamboja kanaga kanak kanashiki kandahar
 kang kangaroo kannada kannapolis kapellmeister karachi karbala karlsruhe karoli kars kaserne katakana kate
 katrina kattegat kavirondo kde keeps keitel kellner kenban kenna kennedy kennel kenny kent kentucky keratin
 kergunyah kernel kettering keychains keymer keynes ki kibibytes kick kicked kid kidnapped kidney kiesinger
 kievan kiko killala killzone kilometre kimbo kindle kinesthetic kingda kingfisher kinglake kinzig kiswahili kit
 kivio kiwifruit klaus kli kmaq knacks knee knees knickerbocker knight knit knives knocked knockout knocks
 knoppix knots koalas kochstra koffice kojima kojoyan kolding koll kolmogorov komodoensis koop kopff korean kotik
 koweta krasnopresnenskaya krauss kreis kubota kuchibue kuwait kwok kyomai kyoto laax labelled labels
 laboratories laboratory lacked lad ladakhis ladder lady lafur laguardia lakshadweep lanark lanarkshire
 lancashire lancaster landed landis landkreis landlords landmarks landmass landsberg landscape landtag langevin
 lansing lantern lanterns larra larry larvae larzac las lascaux laser lashley lassell lasted latent latitude
 latmus lauder launch launcher laura laurens laurent lawns lawrence lawson lb leadbeater leafless leafs leap
 learns leased leathermouth leaves lee leech leeward legally legation legend legends legion leguminous leinart
 leipzig leisure leivonen leizu lembeck lemon lemonade lemurs lends lenin leningrad lentils lenzburg leonard
 leopold leopoldt leroy lesion lesson lethargy leto lets levelled levesque lewinsky lia libra licence licensed
 lich lichens lieutenancy lieutenant lifespan lifted lightcurve lighter lighting lightweight lignorum liked
 likelihood lille limeade limestones limit limmat limnoria lincoln linden lindenmeyer lineage linguistic
 linguistics linking linklater linnaeus lint lions lip liparitids lisbon lists lithosphere lithuanian litigation
 littlest liturgical liudger livery livestock lizards ll lo load loaf lobules locate locked lockout locomotives
 lodies logan logo lohengrin lolcat longevity longinus longitude longtime loose lopez lorenzo loriod losers
 lossed lossless lothar loud louise louisiana louisville louse lovin loving lowland loy loyal lsb ltd lubricants
 lubricates luc lucerne luciano luhrmann lullaby lulusar lumberjack lumimyrskyss lunar lung lusatia lutheran
 lutheranism luxury lvsborg lymphocyte lymphocytes lymphoid lyndhurst lyndon lyre mSv maccabees macedonian
 macfadyen macgruber machiavelli mack madre madsen maestro mafia magazines maggie maggiore magic magma magnesium
 magnets magnitude magpie mahajanapadas mahalah mahatma mahler mai mailing maine maintains mainz maize majority
 makai makaweli maker malabo malaclypse malanggan malaria malayalam malaysia malchin malebo maltese mama mammal
 mammary mammoth management manaus mandaeans mandate mangotsfield mangrove manhattan manifest manipulation mann
 mansfield mansion mantle manx map maple maquis mar marcel marched marchis marcus mardan margin margot margravate
 marian mariano mariel marienberg marin maritime maritimes markup maroons marrow marry marseille marshes marske
 marsupials marvel marxist masaaki mask massachusetts massacres massages matata matcha matchbook math mathcad
 mathematica mathematician mather matlab matsumoto matt matte mattimeo maturana mausoleum mauthausen maxentius
 maxim maya maybe mayo mazur mazzola mbar mccain mccartney mccarty mcclain mccomb mccool mccrystyn mcdowell
 mcleod mcnaught mcsween me meadow meal meals meaningful mears measurement measures measuring mebibyte mecca
 mechanic mediawiki medici medicinal medina meetings mega megabyte megalibgwilia meher mein meins mekka
 melanoleucus mellowing melodic melodramatic memberships memoir memphis mendel mendocino mendoza mengelberg
 mention mentioned menu menuhin mephistopheles mercenary merchandise merckx mercury mergers merging meridazmach
 mermaids merry mesa mesoamerican messengers messiaen messier metabolites metamorphic metaphor meteora meter
 methodist methods metis metrolink metropolitans mew mewtwo meyer mfantsipim mia miami mib michaels michelle mick
 micro microbiology microblepharis microcontrollers microgame microorganism microscopic middlesbrough midgard
 midget mifepristone mighty miguel mike mikoto mild mill milles millimetres millions millisecond milliseconds
 milvian minaret minarets minds mine mineral mineralogy minerals miners ming miniatures minis minix minnehaha
 minoans minority minotaur minuet miramontes mirian mirror misanthrope missed missile missing missions missouri
 missy mistake mistaken mistreatment mit mitchell mixes mixing mixotrophy mk mlb mmxvi moakes mobsters mock
 modernisation modernism modes modest modifications modular moenjodaro moeran moisture molecular molluscs mona
 monarch monarchy monasteries monday monde mongolia monica monitored monitors monkeys monochromacy monochrome
 monomers monorail mont montenegro montfort monthly montpellier monument moods moor moorland moot mora moral
 moribund morison morocco mosaics mosenthal mosses motang motets moth moths motorways moundou mounted mourn
 mourning moussaieff mouthpiece moviemaker moyet mps mr mrt mudslides mughals mugs muhammad muhs mulder
 multicellular multiplying multiprocessor mummy munich munitions murders muroids mus muscle muscles musculature
 museums musharraf mushroom musician musket musky mustache muster mutants mutineers myceneans myl mysterio mystic
 mythological na naas nacht nafees nahuatl nail najaf naked nakhichevan namely naming namli nan nancy
 nanomechanics nanoscales nanosystems nap napa napier nara naracoorte naran narnia nasa nasal nash nashville nasr
 natalya nationalists nationally nationals nationhood naturally naughty navel navies nazareth nazis nazism ndash
 nde ndez ndnis nearctic nearest nebula nebulae nebulosus needing neem negatively negro nehemiah neidhart neil
 neither nellai nelson nemanja nematocysts nen neoclassical neodymium nepomuceno nerbudda nering nerves
 nervousness nessler nest net nettles networking networks neumann neural neurobiologists neuroleptics neurons
 neuroscience neurosurgeon neustrelitz nevertheless nevsky newberry newbold newer newfoundland newly newsletter
 ng ngers nhc nicaea nicaragua niccol nice niche nicole nicotine niels niger nightshade nihon nikolayevich ning
 ninigi nio nitrogen nix nixon njala nk nkvd nm nme noao nocturnes nodosaur noggin noli nomination nominee none
 nord nordic nordraak norma norman normandie normandy normative norms norris norse northernmost northward norwich
 notation notice noticeable notochord nottingham noun nov nova novelist novella novemaculeata novo nows nrc ntara
 nucleic nucleus nudibranchs nuevo nui nuian numerical nunavut nuova nupedia nuptialis nuts nylon oakland oates
 oau obadiah obama oberbund oberland oberst objection objections objective oboedientia observation observing
 obstacles obtained obviously occcupation occidentalis occulting occupation occurs oceania oceanic oceans octave
 oddly odor odyssey oecussi oen offenbach offizier offs offshore offspring oh olav olbers ole olfaction olin oliv
 olpe olympia olympique oneself ong ongoing ono onyx op openclipart opener openly opens operas operate operated
 operation ophelia opinions opponent opportunity opposed opposition oppositions optical opus oral orbelian
 orbiter orbiting orbitron orchestrated ordination ore oreas oregon orenthal org organised organisers organs
 oriel orientated originating orleans ornamental orphanages orpheus orser orthodox orton orville os oscar oslo
 osyka otariidae otariids otto oudh ought outback outbreaks outdoor outreach outsourcing oval overlooking
 overlordship overnight overseas oversee overtime overture overview owen oxford oxley oxnard oyez oyster pablo
 pacino pack packaged packet packrats pad pagoda pahar paints pairing pakistani palestine palestinian pallapugno
 pallas palm palms pan pandemic panic papen papyrus parachute parallax parallelism paralysis paralyzed
 paranthropus parasite paraworld paray parentheses parked parlement parsifal parsonage parsopa participate
 participated participates participation partisan partly partners partnerships parvenu pasargade pascal pasewalk
 passepied passing passmark pastas pastor pastries patch patchy patented path patrick patriots patroclus
 patrolled pauli pauline pause pavarotti pax payment pdas pdfs peaked peaking peanut pearson peasants peat
 pebbles pecci pechstein peculiarly peddlers pedigree pedro peel peer pelekai peloponnese pen penal penalty
 pencil pencils pendants penderecki penn penny penshurst pentecost peppers perception perch percussion
 percussionist perennial perihelion perimeter periodic periodically perished permanent permanently permission
 permissive persepolis persian perth pertuan perugia pervez pesetas peso pestilence pesto pests pete peterborough
 peters pethidine petitions petrol pets petting peyton ph phantom phantoms pharmacy pharynx phelps phenomena
 phenotype phil philarmonic philharmonia philippines phoney photographs photoheterotroph photon photoreceptors
 phrases physicists piazza picasa picasso pick picked picking picks pictured pie pierre pierson piety pigment
 pile pilgrims pillar pillared pillars pillat pilot pilots pink pinkpop pinniped pins pipefish pipeline pipelined
 pipelining pirate pirates pistoia pit pitch pitching pittsburg pkcs plain plaintext planck planes planets
 planting plaque plastics plata platinum playboy playmate playoff playoffs playstation plaza pleads pleasant
 pleasure plebiscite plenty plessis plessur plo plotholes plots plume plus pluto plutoids pneumatic pneumonia
 pobedy pocket podcasting poet poisons polak polar pole polestar policemen polk polled polli polluted polydor
 polyester polymers polynomial pondicherry ponds pont pontedera pontresina poodle poorer popes popularity
 popularizing populum porter portions portland porto portray portsmouth poses possess possession possibilists
 possum postage postal posters pot potable potato potatoes potent potentials potter pouch poulenc pound poured
 poutrincourt powerpoint powiat poyntz practices prato pray prayerful prc precedent precipitation precision
 predator predecessor predicted preeminent prefer preferences pregnancy premature premiered preparation prequel
 prescription prescriptive presenile presentation presently presents preserve preserving presidency pressed
 pressures presumed presumptive preuss prevented prickles priestess primavera primeval princes princeton
 principally principia principles printers printing printouts prior prisn pritzwalk probabilistic probable probes
 procedure processor producers producted productions profession progenitor programmers programmes progress
 prohibited promote promotes promotion promotional prompted prone pronger pronunciation proofs propagules
 properties proposals proprietary proscenium prosecutor prosser prostate prostitution protagonist protection
 protector protestant protestantism protests proton prototype protozoan provided providing prussian psalm psalms
 pseudonyms psionic pss psychiatric psychologism psychologists pt pterosaur ptilocercidae pubescens publicity
 publishers pueblo pugilis pulcova pulitzer pull pulpit pulpitum pulpwood punch punish punished punishment punjab
 punjabis punta puppeteer puppetry pura purchased purchases pushing puts px pygoscelis pythius q qnome quadruple
 quando quantized quark quarrelsome quarry quartz quebec queer quentin questioner quiet quills qundi quotation
 quoted qwark ra racecar raced racehorse races racket radians radii radioactive raf ragged raiders raids
 railroads rainbow rainforest rainwater raise rally ram ramen ramonet rams ramsey rance rancho random randomly
 rangers ranging rank ransom rap rape rapture raspberry raspe rasputin ratchet rathke rating rational rattle
 ravenna ray rays razor rct react reacting reactions reade readers readily realises realistic realizations
 realize realized realm reaping reasoning rebellions rebirth rebours rebuild recent receptor recognised
 recognizes recognizing recommended reconnaissance reconquest recordings recounted recreate recreational redcar
 redesigned redistributed redskins reduce reduces reduction redwood reeds reef reeves referenced referendum
 refined reflect reflections reform reformation reformationfor reforming reforms refrained refreshing refuelling
 refugees refuses regard regarded regatta reggio registered registration rehearsals reich reichenau
 reincarnations reindeer reinforce reinforced relating relation relationships relative relatives relativity relay
 releasing reliability relied relieving rely remarried remedios remembrance remer reminiscent remissions remnants
 remodeled remotely removal remove removing ren renaming renewable renewing renounced rent reorganization
 repeatedly repentance repertoire replacing replay reportedly reporting repositories reptiles republicans
 requested requests require required requirements requiring rescue researcher resembles reserve reserves
 reservoirs residents resign resin resinous resistant resists resorts respect response responses responsibility
 restkreis restricted restvale results resume resurrection retain retaliating retention retrieval retro
 retroactively reunification revealed revenge reverse reviewed reviewing revised revive revokes revolt
 revolutionary revolutionized revolutions reward rey reynolds rez rg rgensen rgermeister rh rhapsody rhea
 rhetorical rhetorics rhyno rhys rhythm riaa ribbajack ribonucleic ric rica rice richardson richelieu rida rider
 riders rides ridge riemann riesa rieure righteous rij rijndael rinca ringside rio rioting riots riperton riser
 risks ritchie rivalry rivier rk rki rkistan rmungandr roadway roam robbed robes robot robots robson roc
 rockabilly rocker rocks rodham rodia rodney roe rogers roi rolf rollercoaster rollins rom romances romanesque
 romulus ron ronald roosa roosevelt roots rore roseanne rosi roskilde roslin rostock rostov rotor rotten rotting
 roubaix rouge roundabout rousseau routed rovers roving rows roxburghii roy royalist royalty rsb rss rtel rubble
 rubin rudder rudrasimha rue rug rugs ruhr ruins ruiz rulers ruling rumor runners rus russo rwandan ryder rye
 saarbr saarland saber sabu sac sachs sacraments sad sadomasochism sadomasochistic safari safer safety saffir
 saffron saga sahle sahlin sailor sailors sakamoto saladin salem salmon saloon salvation salvum sam samak samille
 samovar sample sampled samples sanctioned sanctity sanctuary sandler sandy sane sankt sant santos sapiens sar
 saraha sarandon sarasvati sarbhana sat sates satirist satis satluj satrap saturday saturnian satyrus sauce
 sauces saudi saugor save saved saving savory saxon saxons sayer scaffold scala scales scalpels scan scandal
 scandentia scanned scattered scattering scenes schalke schatz schemes schidlof schiff schizophrenics schleswig
 schmidt schneier schock schoenberg scholarships schongau schout schr schubert schumann schuschnigg schussnig
 scissor scope scored scores scotia scratching screens scripts scriptures sculptor sculptures se seafarers
 seahorse seamen searchable searching seaside seasonally seattle sebastian secretive secularism securely seed
 seeking seems sees seged segment segregate seizures sek selas selassie selected selection selects seleucidis
 selfish selflessness seljuks seller sellers semi semifinal seminary sena senate senators send sending senegal
 sensations sentenced sentences separately separates separation seperate sequel sequences serbia serbian serfdom
 sergeant serials serpent servant serves servicepicasa serving sessile settings settled settlements settlers
 setup seva seventeen seville sextet sexually sey shabu shaded shah shakespearian shamim shanghai shapes sharper
 sharply sharps shaw sheep sheffield shepherd shewa shi shinawatra shined shingles shinkansen shipped shipwrecks
 shire shirley shiva shoes shoki shoot shoots shoreline shortened shortest shortness shostakovitch shotguns shots
 showe shrine shropshire shrubs shushi shutdown sided sidewalks sierra siew sights signatures significance
 significant significantly signs silence silicates silicone sima simosthenurus simpler simplest simplification
 simplon simulate sindh sinful sing singh singular singularities sink sinn sins siret siritzky sirius sisters sit
 situations sivry sized sj ska skardu skater skating skenographia ski skull skyscraper slackware slam slang
 slavonic slavs sled sleddogs sledge sleeping sleeveless sleeves slice slight slipper slogan slope slopes slow
 slowed slugs smackdown smallest smallville smart smash smbat smiles smithies smoked smoking smuggling smythe
 snout snowshoe snowstorm soak soan soba socialists sociology socrates sofia sogo soldier solihull solomon solos
 solothurn solow solstice solution solve solved soma somchai somme sonabel sonatas sonneberg sonoma sony soot
 sophisticated soprano sopwith sorcerer sorrell sort sorted sorts soundtracks soup soups sour sous southbound
 southwards sox soya soybean soybeans soymilk spacing spaghetto spandau spanning spans spare spartans spatial
 spear specialist specialists specialized specially specials speciation specification specified specimens
 speckled spectacular spectroscopic sped spelling spellings spells spend sphagnum spherical spices spielberg
 spikes spillway spinal spindle spine spinning spinosi spiny spiral spiralling spirits spiritual spitz splendor
 sponsored sportswear spreading spreadsheet springer springs springville sprinter sps spun spur spurgeon spurs
 spying squid sr stabs stacy stadiums stadtroda stamps standardit standardization standardized stanford staple
 staples starbird starch starkey starr starter stating stationed statue statues statuette stature stave stays
 stefan stegosaurian stein steinfurt stellar stemmed step stepfather stephenie steps stepson stereo sterg
 sterndale steroid sterreicher steven stevenage stevens sthenurus sticks sticky stiff stiklestad stimulate
 stimulating stimulus stitch stockport stoiber stoke stokowski stomach stomp stones stony stopper stopping stormy
 storylines stouts stra straddles straits stralsund stranger strasburg strategic strategy stravinsky straw
 streched strengthen stress stretches strictly strike strikeout strikers strikes striking stringent strings
 stripes striving strokes stronger structures struggle struggled struggles stubs stuck studded studylight stuff
 stunned stuttgart stylebook stylus su subdivided subdivision subjected submarine submission submissions submit
 subset subspecies substance substituting subunguis suburb suburban suburbs succeeded successes successfully
 succession successor sudan sudarium suddenly sue suffered sufferers suffering suffers suggesting suggestion
 suicide suite suleman sulfide sulfur sulpice sultanate sumatra summerslam summit sundaravej sunny sunsets
 suntzeff sup supergroup superhero superior superlative superman supermarket supermassive supernatural superstar
 superstition supervolcano supporter supporters supporting supports supportthis suppressed sur surf surfaces
 surge surgical surname surrender surrendurs surrounding surveyors survival survives susanna susceptible sushila
 suspected suspense suspension sussex sustained sutlej suvs svn svp swagger swallowed swallowing swamp swamps
 swampy swarm swartkrans swat swedish sweeny swift swim swirls switch switched switching sword swords swot swri
 sylvanus symbolises symmetric sympathy synchronized synnott synod synonymous syria syrians systemic tableland
 tacitus tackler tackles tactics tagansko tagline tags tahaddy tahitian tai tails taiwanese tajikistan taland
 tales talia talish talks tallaiya tallest tamanian tamara tambora tampa tang tangere tanning tantric tantrum
 tanzania tap tapioca tapping tar tarantino tarantula tarascon target targets tarja tarn tarvos task tasks
 tasmania tasmanian tastier taxis tazzmission tc tdl tea teacher teaching teatcher teau tech techno tecklenburg
 tectonics teenagers tehsils tel telephones telling telugu temperature template templates tengwar tennessee tens
 teotihuac teresa termed terminate termites terrestrial terri terrible terrier terror terrorist terrorists tests
 tetrapods texts thaere thailand thaksin thal thalassa thatch thatcher theological theology theorem therapeutic
 theseus theyre thhink thiamine thickening thicker thickness thief thieves thinner thirdly thirteen thirteenth
 tholins thome thomson thorns thoroughbred thoughtful thread threatened threats threesome threw thriller throat
 throw thrym thumb thumbs thunderclan thunderlips thunderstorms thurman thursday thyme thymine tibooburra ticino
 tie tiger tigers tikaf tiko tile tiles tilt timber timing tin tints tiny tired tiredness tissue titles tj tland
 tobacco todd toddler tohenry toilet toivo tokubetsu tokyo tolerance tolkien tollensesee toller tomato tomatoes
 tonnerre tonsils tony topics torch tore tortugas torture toscanini tossed touchdown touchdowns touches touching
 toughness tourists tourmate tournaments toward tower towers township toyota tpl tract traders trail trailer
 trainer trait trance tranmere tranquilizers transduction transfection transfer transforming transistors
 transitions translates translations translator transposition trapped trappings travelled travellers travels
 traverses tray tre treason treatments trek trench trevor triad triangles triangular tribe tribulation tribune
 tribute trigger trigonometry trim trinidad trinity trios triplane tripoli trips triton triumph trivia trivium
 tro trohman trojan tropolitain troposodon trouble trough truck trusts trying tsinghua ttel ttingen tuileries
 tulergi tundra tunisia tunnel tupaiidae turbo turkestan turkey turkistan turning tuum tuvalu tuvaluan twelfth
 twilight twin twine twinning twitches twofish twolegs tycoon tyler typeface typical tyrannosaurid tyranny ubuntu
 uchida uci ueckerm uefa ufo uli ulm um uma umayyad unacceptable unaffiliated unalakleet unavailable unbinding
 uncertain unclaimed uncle unclear und undefended underscore understandable understanding underwater underway
 underwear underworld undies undotted unemployment unfavorable unfinished uniform uniforms unimportant
 uninterested uninvited unions unique unison unite universally unix unlikeable unnecessary unnoticed unreleased
 unrest unscripted unserviceable unsigned unstable unti upcoming upland uploaded uppsala upscale urartian urartu
 urgent urinary urquhart ursula usages usb ussr usucha utah utensils utilization uzbekistan vacation vaccination
 vacheron vacuum val vale valencia valve vanand vandals vanilla vanity vanska varanus variable varied varley vast
 vatican vaucluse vc vedas veeck vegas vegetables vegetation veins vel velocity velodrome velour velveteen
 ventral ventricles ventricular vents ventura venture venules venus verapaz verb verf veronica verrier versche
 verse versus vest vesta veteran vezina vi via vibrate vibrating vibration vibrato vic victims vidal vieques viii
 vikidia vilja villain vince vinton vinyl violates violent violet violinist virondo vistula visual visualized
 vitreous vitruvius vivaldi vlad vladimir voa vocal vocalist voices volcanic volcanology voles volokolamskaya
 voltage volterra volumes voluntary volunteers vomiting vorkapich vostok voters voyage vres vs vulcanology waffen
 wagner waheed wahlenbergia waimea wait waking wakkerpreis waldemar walking walks wallace wallachia walt walter
 wandering wandsworth wang wantage wanting ward wardrobe waren wario warioware warleader warnings warreni
 warrington wars warships washes wasps wassce watauga watched watcher watchman watermelon watermill watershed
 waterson watonga watson wavy wayneflete weaker weakest weakness weaknesses wealth wear wearing wears weathered
 weaver weaving webbed webcasts webpages wedding weed weekly weelkes wehrgeistige weighed weiland wembley wendel
 wendy wep werth wesfarmers westerbork westerly wetlands wexler whammy whate'er wheaton wheelchair whereas whilst
 whims whip whisenhunt whiskers whitbourne wickets wider widespread widor widow wien wiggins wiic wikia wilbur
 wildcat wilderness wilhelmina wilkes willed willem winchester windhaven windmill winona wins wire wired wires
 wish wishaw witchcraft withdrawal witnessing wizard wizardry wlb wolfgang wolgemut wolk wollstonecraft wombat
 wong wongsawat woodcut woodcuts woodlands woodrow woods woodworking woolf woolshed wording workbench worker
 workmen workstation worldartist worm worms worried worshipped worshipper worthing wossen wounds woven wpa
 wrapping wrecked wrestlemania writes wrong wu wycliffe xi xian xj xxi ya yackandandah yale yankees yaound yarn
 yarns yazoo yearly yehudi yellowish yeltsin yerevan yock yoghurt yogurt yoko yorker yorkshire youtuber yuletide
 yun yvette yvonne zadok zajtich zakat zalewski zann zealand zelman zephyr zeta zeus zh zhengzhou zhuang
 zimmerman zipingpu zoar zombie zombies zone zoo zorawar zoutleeuw zschopau zub zweig
`;
