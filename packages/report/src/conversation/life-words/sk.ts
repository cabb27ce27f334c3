import type { LifeWords } from './life-words.ts'

export const lifeWords: LifeWords = {
  feelings: {
    grieving:
      'umrel, umrela, umrelo, umreli, zomrel, zomrela, zomrelo, zomreli, umiera, umieraju, zosnul*, pohreb, na pohrebe, po pohrebe, pochoval*, smrt, smrti, stratil* mamu, stratil* otca, stratil* muza, stratil* manzela, stratil* zenu, stratil* manzelku, stratil* syna, stratil* dceru, stratil* dieta, stratil* babatko, stratil* brata, stratil* sestru, stratil* priatel*, stratil* kamarat*, stratil* psa, stratil* macku, potratila, vdova, vdovec, uspat psa, uspat macku, smutim za, smutok za',
    sad: 'do placu, nemam chut, nic sa mi nechce, nechce sa mi nic, chyba mi, tazko pri srdci, mizerny, mizerna, gucu v hrdle, hrca v hrdle, smutn*, smutok, smutku, zial, zialu, zarmut*, placem, plac*, rozplak*, poplak*, slz*, nestastn*, skluceny, sklucena, depres*, mizerne, na dne, prazdn*, prazdno, nie som stastn*, nie som vesel*, nic ma netesi, nic ma nebavi, netesi, clivo, trapim, trapi, boli ma, boli to, zranen*, sklaman*, beznadej*, zufal*, mrzi, dolu nalad*, zle mi je, je mi zle, je mi tazko, tazko na srdci, je mi luto, je mi lutost',
    afraid:
      'gucu v zaludku, zaludok, trasiem, trasie, busi mi srdce, srdce mi busi, srdce busi, nemozem dychat, zviera mi, bojim, boji, bala, bal som, bat, obavam, obav*, strach*, desi, desim, vystrasen*, uzkost*, panik*, panick*, nervozn*, znepokoj*, strasi, hroza, hrozi, trema, tremu, bojacn*',
    angry:
      'mam plne zuby, plne zuby, vrie vo mne, vo mne vrie, chut nieco rozbit, rozbit, zlostim, nazlost*, dozrat*, hnevam, hneva, hnev, hnevu, hnevom, nahnevan*, nastvan*, nastval*, stve, zlost*, nazlosten*, zuri*, zuriv*, rozculuj*, rozcul*, stvana, vytac*, vytoci*, vytocen*, mam dost, nenavid*, krv mi, naserie, nasran*, serie, irituj*, podrazden*, otraven*, lezie na nervy, na nervy, besni*',
    tired:
      'na nohach, padam, padam na usta, na doraz, oci sa mi zatvaraju, bez stavy, vyzmykan*, nestaci mi sila, dosli sily, dochadzaju sily, unaven*, unav*, vycerpan*, vycerpav*, nevladzem, nevladz*, vyhoren*, vyhorel*, nemam silu, nemam sily, bez sily, bez energie, nemam energiu, ziadnu energiu, uz nemozem, ustat*, ustal*, som hotov*, na konci so silami, na konci sil, doslo mi, vystaven*, zodran*, utahan*, je toho na mna, prilis vela na mna',
    ashamed:
      'prepadnut, pod zem, prepadla, prepadol, ako idiot, ako blazon, ako hlupak, hlupo, trapas*, neviem sa pozriet, ockam, hanbim, hanb*, zahanb*, trapne, trapnost, stydim, vina, vinu, vinna, vinny, previnil*, ponizen*, ponizuj*, zlyhal*, zlyhan*, bezcenn*, nie som dost dobr*, neschopn*, vycitky, strapnil*, prepadol by som, prepadla by som, cervenam, nedokazem si odpustit',
    glad: 'dobru naladu, dobra nalada, krasny den, usmievam, skacem od, je mi dobre, konecne sa mi podarilo, stastn*, tesim sa, tesi ma, potesil*, radost*, radujem, vesel*, som rad, som rada, nadsen*, vdacn*, hrdy, hrda, hrdost*, ulav*, skvele, uzasn*, nadhern*, super den, dobry den som mal*, dobra sprava, dobru spravu, dobre spravy, spokojn*, podarilo sa',
  },
  themes: {
    work: 'nezamestnan*, prepustil*, vyhodili ma, vypoved, prisiel som o pracu, prisla som o pracu, stratil* pracu, pracovny pohovor, povyseni*, karier*',
    love: 'zalubil*, zalubeny, zalubena, zamilova*, opustil ma, opustila ma, rozisiel, rozisli, rozisla, rozchod*, rozvod*, rozvadza*, podviedol, podviedla, podvadza, nevera, neveru, neverny, neverna, randi*, moj byvaly, moja byvala, lubi ma, nelubi, nemiluje, uz ho nelubim, rozist, zlomene srdce',
    family:
      'moja rodina, mojou rodinou, moja mama, moja mamka, moj otec, moji rodicia, s mamou, s otcom, s rodicmi, moja sestra, moj brat, moj syn, moja dcera, moje deti, svokr*, s detmi',
    loneliness:
      'osamel*, osamot*, samot*, som sam, som sama, sam doma, sama doma, byt sam, byt sama, zostal* sam, zostala sama, ostal* sam, ostala sama, citim sa sam, citim sa sama, uplne sam, uplne sama, stale sam, stale sama, nemam priatelov, nemam kamarat*, ziadnych priatelov, nikto mi nerozumie, nikto ma nechape, nikomu na mne, nemam s kym, nemam komu, nikto nevola, nikto mi nevola, nikto sa neozve, nepatrim, vylucen*, opusten*, neviditeln*, nikto ma nepozna, nikoho nemam, nemam nikoho, nezapad*, izolovan*, bez priatelov',
    decisions:
      'rozhodn*, rozhodov*, rozhodoval*, vybrat si, vybrat, volba, volbu, dilem*, neviem ci, ci mam, mam zostat, mam odist, mam prijat, vahat, vaham, vahan*, dve moznosti, medzi dvoma, na vyber, razcest*, krizovatk*, nerozhodn*, ktorou cestou',
    anger:
      'krical*, kricim, kricat, krici, nakrical*, zakrical*, vybuchn*, vybuchol, vybuchla, vybuchujem, hadam, hadame, hadal*, hadka, hadky, hadku, pohadal*, vyletim, vyletel*, neovladnem, neovladol, neovladla, buchol, buchla dver*, prehltam, prehltnem hnev',
    fear: 'co ak, fobi*, zachvat paniky, zachvaty paniky, stane nieco zle, strach z, bojim sa, mam strach',
    rest: 'oddych*, oddychn*, odpocin*, odpociv*, relax*, vypnut, vypnem, prestavk*, pauz*, dovolenk*, spomalit, spomalim, cas pre seba, cas na seba, chvilu pre seba, chvilu pokoja, mat pokoj, zastavit sa, nerobit nic, nic nerobit, nezastavim, stres*, nahanam, nestiham, nestihnem, v jednom kole, naplno bez',
    sleep:
      'nespim, spim, spat, spava, spavam, spanok, spanku, spankom, nezaspim, zaspat, zaspim, zaspav*, nespav*, insomni*, bdiem, zobudim sa, budim, prebudim, prebudz*, prebudil*, zobudil*, nocna mora, nocne mory, snivalo sa, sniva sa mi, sniva, v noci lezim, bezsenn*, nevyspan*, vyspat, vyspim, prehadzujem, ten isty sen, zly sen, zle sny',
    money:
      'peniaz*, peniaz, penazi, peniazmi, peniazoch, dlh, dlhy, dlhov, dlzob*, dlhmi, plat, platu, vyplat*, najom, najomn*, uver*, hypotek*, pozick*, financ*, uspor*, setrit, setrim, utracam, minam, chudob*, rozpocet, ucty, nevychadzam, vyzit, dovolit si, nemozem si dovolit',
    change:
      'zmen*, zmenil*, meni sa, stahova*, stahuj*, prestahova*, novy zaciatok, zacat odznova, zacat znova, zacinam odznova, nove mesto, novom meste, nova praca, nova etapa, nova kapitola, starnem, starnut*, staroba, dochodk*, dochodok, pustit minulost, inak nez predtym, iny zivot, vsetko je ine, vsetko je inak, odisli z domu, deti odisli',
    sayingNo:
      'povedat nie, hovorit nie, nepoviem nie, poviem ano, poviem vzdy ano, povedal* ano, zase ano, kyvnem, kyvol, kyvla, odmietn*, odmieta*, hranic*, vyhoviet, vyhovujem, vyhoviem, vyuziv*, zneuziv*, nesklamat, sklamat druhych, niekoho sklamat, ubranit sa, presadit sa, nedokazem odmietnut, vsetkym pomaham, kazdemu pomaham, suhlasim so vsetkym',
  },
  about: {
    work: 'prac*, robot*, robote, zamestn*, sef*, sefk*, nadriaden*, koleg*, kolegyn*, kancelari*, firma, firme, firmy, tim, time, projekt*, termin*, porad*, klient*, zakazni*, smen*',
    love: 'lask*, vztah*, partner*, manzel*, frajer*, priatelk*, milujem, lubim, milenec, milenk*, byvaly, byvala, byvalym, byvalou, snubenec, snubenic*, manzelstv*, intimit*, sex, zena ma, muz ma, s muzom, so zenou',
    family:
      'rodin*, mama, mame, mamu, mamou, mamy, mamka, mamke, mamku, mamkou, matk*, otec, otca, otcom, otcovi, ocko, tato, tatk*, rodic*, sestr*, brat, brata, bratom, bratovi, syn, syna, synom, synovi, dcer*, deti, detmi, detom, deckami, dieta*, babk*, starej mam*, dedk*, stary otec, tet*, strycko, ujo, surodenc*, bratranec, sesternic*, vnuk*, vnuc*',
    loneliness: 'priatel*, kamarat*, kamosk*, kamos*, nikto',
    decisions: 'mam ist, alebo nie, vyber',
    anger: 'nespravodliv*, krivd*, nefer',
    rest: 'pokoj, volno, vikend*, ticho',
    sleep: 'noc, noci, v noci, nocami, postel*',
    money: 'drah*, banka, banke, kupit, zaplatit, zarabam, zarobim, eur',
    change: 'nov*, inak, ine, buducnost*, zacinam',
    sayingNo: 'prosba, laskavost, vsetci odo mna, kazdy odo mna',
  },
  short: {
    yes: 'ano, hej, jasne, ok, okej, dobre, presne, presne tak, je to tak, pravda, samozrejme, asi ano, jj, no ano, urcite',
    no: 'nie, vobec nie, ani nie, asi nie, nikdy, vobec, skor nie, nn',
    unknown:
      'neviem, nemam tusenie, netusim, mozno, asi, tazko povedat, neviem povedat, nie som si isty, nie som si ista',
  },
  greeting:
    'ahoj, ahojte, dobry den, dobry vecer, dobre rano, dobry, zdravim, cau, caute, nazdar, servus, zdar, ako sa mate, pekny den, cavko',
  thanks: 'dakuj*, vdaka, diky, dik, dakujem',
  negations: 'nie, nikdy, nic, vobec, bez, ani, malokedy, nebol, nebola, nebyvam',
  requests:
    'mozete, mozes, viete, vies, co, ako, kto, kde, kedy, ktory, ktora, ktore, preco, je, su, povedzte, povedz, napiste, napis, dajte, daj, ukazte, ukaz, vysvetlite, vysvetli, vymyslite, opiste, prelozte, ignorujte, ignoruj, zabudnite, zabudni',
  meant:
    'robit, robite, robte, strana, strane, pochval*, mienk*, nastane, vyhra*, nespravn*, nesprav*, nenapad*, rozhod*, zastav*, vylete, vylety, vyplavil*, nohami, vyboc*, dovolen, dovolene, dovolenej, dovolenie, rozpak*, prestavb*, prestavi*, prestavuj*, prestavov*, prestavat, prestavali, policka, policke, policku, netusi*, strazi*, strech*, strese, stanova*, klieste, klietk*, cerven, cervena, cervene, stazov*, stazuj*, posad*, nezapam*, dekami, zraz*, nevadz*, zamalov*, zotre*, posiel*, vyhovuje, strhuj*, vystave, spinku, poste, nespad*, kariet, dohrat, rozvidn*, presadol, presadla, pozicia, pozicie, poziciu, odpocita*, umela, umele, umeleho, vypocit*, straca, stracam, stracaju, naberie, rozvoj*, zobran*, starsi, nestava, nariaden*',
  ignored:
    'umieral* hanbou, umieram hanbou, umieral* od, umieram od, umieral* strachom, umieram strachom, umieral* nudou, umieram nudou, na smrt, do smrti, ako pracovat, pracovat s, pracovat na, prac* so svoj*, o co ide',
}
