import type { HarmPhrases } from './harm.ts'
import { end, phrase } from './phrase.ts'

const illness =
  '(?:depres\\w*|bipol\\w*|borderline\\w*|hranicn\\w+ (?:poruch\\w*|osobnost\\w*)|narcis\\w*|narciz\\w*|schizo\\w*|psychoz\\w*|psychotic\\w*|psychopat\\w*|sociopat\\w*|autis\\w*|asperger\\w*|adhd|ocd|ptsd|posttraumat\\w*|panick\\w+ (?:atak\\w*|poruch\\w*)|uzkostn\\w+ poruch\\w*|poruch\\w*|anorex\\w*|bulimi\\w*|neuroz\\w*|neurotic\\w*|neurotik\\w*|vyhoren\\w*|vyhorel\\w*|burn ?out\\w*|traum\\w*|syndrom\\w*|demenci\\w*|alzheimer\\w*|zavislost\\w*|zavisl\\w+ na|alkoholi\\w*|(?:dusevn|psychick)\\w+ (?:poruch|chorob|ochoren|chor)\\w*|klinick\\w*|patologick\\w*|mani(?:a|u|ck\\w*)|paranoi\\w*|fobi\\w*|diagno\\w*|hypochond\\w*|rakovin\\w*|nador\\w*|cukrovk\\w*|samovrazedn\\w*|hysteri\\w*)'
const medicine =
  '(?:antidepres\\w*|liek\\w*|liec(?:b|eb)\\w*|tabletk\\w*|tablet\\w*|prask\\w*|pilul\\w*|davk\\w*|davkov\\w*|liti\\w*|inzulin\\w*|xanax\\w*|neurol\\w*|doplnk\\w* stravy|vitamin\\w*|lubovnik\\w*|melatonin\\w*|cbd|konop\\w*|marihuan\\w*|psilocyb\\w*|lsd|ockovan\\w*|vakcin\\w*|antibiotik\\w*|chemoterap\\w*|terapi\\w*|operaci\\w*|predpis\\w*|hormon\\w*)'
const doctor =
  '(?:lekar\\w*|doktor\\w*|psycholog\\w*|psychiat\\w*|terapeut\\w*|odborni\\w*|specialist\\w*|obvodn\\w+)'

export const slovakHarm: HarmPhrases = {
  negation: /\b(?:nie|ani|nikdy|nikto|nic|bez|netreba|nemusis|nemusite|ne(?!ch\b|bud)\w{3,})\b/,
  disclaimer: phrase`(?:ne(?:viem|vie|smiem|smie|mozem|moze|hovori|hovorim|zisti|urcuje|urci|stanovuje|stanovim|nahradza|nahradi|znamena|je|rozhoduje|posudzuje|posudi|meria|da sa|da|patri|robim|davam|dokaze|povie)) (?:\w+ ){0,6}?(?:${illness}|${medicine}|ani)|(?:${illness}|${medicine}) (?:\w+ ){0,5}?(?:neviem|nevie|nesmiem|nemozem|nemoze|nehovori|nezisti|neurci|neurcuje|nestanovujem|nedavam|nerobim|nedokaze|nenahradi|ne\w{2,}(?:im|am|ujem))|(?:ziad\w+|tento|toto) (?:\w+ )?(?:dotaznik|test|text|profil|sprava|report|portret|vysledok)|(?:text|profil|dotaznik|test|sprava) (?:\w+ ){0,3}?ne\w+|nie (?:je )?(?:to )?(?:ziadn\w )?diagno\w*|slovo|pojem|ci (?:\w+ )?(?:mas|mate|ma clovek|ide o)|${doctor} (?:vie|moze|dokaze|by|je|pomoze|alebo|ti|vam)|(?:na to je|patri|otazka pre|otazku pre|opyta\w*|spyta\w*|porad\w*|povedz\w*|povedzte|obrat\w*|zajd\w*|vyhladaj\w*|prosim|hovor\w*|porozprava\w*|rozhodn\w* s|v rukach) (?:\w+ ){0,6}?${doctor}`,
  ascription: phrase`(?:mas|mate|si|ste|trpis|trpite|ide o|to je|toto je|je to|vyzera to na|vyzera na|prejav\w*|priznak\w*|priznaky|sa vola|ukazuje na|nasvedcuje) (?:(?!(?:nie|ziad\w+) )\w+ ){0,4}?${illness}`,
  kinds: {
    harm: [
      phrase`(?:zabi|zabite|obes|obeste|utop|utopte|zastrel|zastrelte) sa|(?:ubliz|ublizte|poran|porezte) si|(?:vezmi|vezmite) si zivot|skonc(?:i|ite)? so (?:svojim )?zivotom`,
    ],
    insult: [
      phrase`(?:ste|si) (?:(?:len|proste|taky|taka|uplny|uplna) )*(?:idiot|debil|hlupak|hlupy|hlupa|blbec|luzer|nula|ubohy|uboha|bezcenny|bezcenna|odporny|odporna)${end}`,
    ],
    sexual: [
      phrase`vyzlec\w*|vyzliek\w*|vyzliec\w*|obnaz\w*|nah(?:a|y|e|u|ych|ej|eho)|nahot\w*|masturb\w*|onan\w*|orgaz\w*|porno\w*|nadrz\w*|erekci\w*|penis\w*|vagin\w*|klitor\w*|prsia|prsiach|bradavk\w*|koz(?:y|icky) (?:ti|mas)|rozkrok\w*|medzi (?:nohami|stehnami|tvoj\w+ nohami)|pod (?:tvoj\w+ |vas\w+ )?(?:suknou|sukni|blúzkou|bluzkou|nohavickami)|vlhk(?:a|e)${end}|si vlhka|vzruse\w*|vzrusuje|rozda(?:me|t|j|jme) (?:si )?(?:to)?|(?:dnes )?si to rozdame|(?:vy)?spi(?:me)? (?:so mnou|s nou|s nim)|vyspa(?:t|l|la|j|jte) (?:sa )?(?:s|so)|vyspi\w* sa s|sexovat|sex (?:s|so|v|na)|milova(?:t|ni\w+) sa so mnou|pomiluj\w*|pobozkaj ma|bozk\w+ ma|lizat|polohu (?:mas|mate|pri)|aku polohu|poloh\w+ (?:v posteli|pri sexe)|v posteli (?:so mnou|s)|tvoje telo (?:je|ma|chcem)|sexi|sexy|fetis\w*|pritul sa ku mne|chytaj sa|hladkaj sa|dotykaj (?:sa|te sa)|zved (?:sefa|ju|ho)|moja ruka|moje ruky|mojich rukach|dotykam sa ta|co mas (?:na sebe|oblecen\w*)|posli mi (?:fotku|svoje)|eskort\w*|milenk[au] (?:si najdi)|nevera s`,
    ],
    hate: [
      phrase`cigan\w*|romov|romovia|rom|romsk\w*|zid(?:ia|ov|om|a|ovi|mi|och)?|zidovs\w*|moslim\w*|islam\w*|arab\w*|migrant\w*|imigrant\w*|pristahoval\w*|cudzinc(?:i|ov|om|och|ami)|utecenc\w*|utecenci|cernos\w*|negr\w*|cierni? (?:ludia|ludi)|gay\w*|lesb\w*|homosexual\w*|teplos\w*|buzerant\w*|buzn\w*|transgend\w*|transsex\w*|transk\w*|mrzak\w*|postihnut\w*|podludi\w*|rasa|rasov\w*|rasy|arij\w*|etnik\w*|nadradena`,
      phrase`(?:vsetci|ti|tito|ako|typick\w+|kazdy|kazdom|v kazdom|lenivi|spinavi|taky|od|na) (?:\w+ )?(?:madar\w*|turk\w*|turci|ukrajin\w*|rus(?:i|ov|om|ko)|polia\w*|cech(?:ov|om|mi)|cesi|slovaci|nemc\w*|americ\w*|cinan\w*|vietnam\w*|afric\w*|ind(?:i|ov|om)|srb\w*|alban\w*|krestan\w*|katolik\w*|evanjelik\w*|hinduist\w*)`,
      phrase`(?:zensk[aey]|zeny|baba|baby|chlap|chlapi|muzi|muz|ženská|zena) (?:\w+ )?(?:patri|patria|ma|maju|nema|nemaju|nevedia|nepatri|su|mus\w*|by mal\w*|vzdy|nikdy|do kuchyne|k sporaku|k plotne)|(?:k|ku|pri) (?:sporaku|plotne)|do kuchyne patri\w*|(?:kedze ste|pretoze ste|lebo si|ked si|ako kazda|ako prava) (?:\w+ )?(?:zena|zenska|muz|chlap|baba|dievca)|ako (?:zena|muz|baba) (?:\w+ )?(?:by |musi\w*|patri\w*|nemoz\w*|nevi\w*|nerozum\w*)|slabsie pohlavie|typick\w+ (?:zensk\w+|muzsk\w+|zena|chlap|muz)|pravy chlap|feminist\w*|zensk\w+ (?:logik\w*|rozum)|chudobni su|stari ludia su|tlst\w+ ludia`,
    ],
    diagnosis: [
      phrase`(?<=\b(?:(?:to|toto) (?:vyzera|znie) (?:na|ako)|moj\w*|som|mam|trpim|ste|mate|trpite|si|mas|trpis) (?:(?!(?:nie|nikdy|ziadn\w*) )\w+ ){0,2})${illness}`,
    ],
    medical: [
      phrase`(?:vysad\w*|vynech\w*|prestan\w*|prestat|neber\w*|neuziv\w*|zniz\w*|zvys\w*|zdvojnasob\w*|vyhod\w*|zahod\w*|zabudn\w*|spl[aá]chn\w*|nahrad\w*|skus\w*|uziv(?:aj|ajte|at)|ber(?:te)?|zacni\w*|kup\w*|potrebuj\w*|nepotrebuj\w*|odmietn\w*|zrus\w*|daj\w* si|vezm\w*|zober\w*|odloz\w*|obmedz\w*|pomoz\w*|stacia|staci) (?:\w+ ){0,5}?${medicine}|${medicine} (?:\w+ ){0,5}?(?:vysad\w*|vynech\w*|neber\w*|neuziv\w*|zniz\w*|zvys\w*|zdvojnasob\w*|vyhod\w*|zahod\w*|netreba|nepotrebuj\w*|nepomoz\w*|otupuj\w*|tlmia|tlmi|su jed|odmietn\w*|zrus\w*|nechod\w*|nahrad\w*)`,
      phrase`(?:never|never te|neverte|nepocuvaj\w*|nechod\w*|netreba|zabudn\w*|zrus\w*|vykasl\w*|kaslat|neda\w*) (?:\w+ ){0,4}?(?:${doctor}|operaci\w*|vysetren\w*|ockovan\w*|nemocnic\w*|terapi\w*)|(?:${doctor}|ockovan\w*|operaci\w*|nemocnic\w*|terapi\w*|vysetren\w*) (?:\w+ ){0,3}?(?:nechod\w*|never\w*|nepocuva\w*|netreba|nepotrebuj\w*|klamu|klame|sa myli\w*|nevedia|nerozum\w*|zrus\w*)|(?:namiesto|miesto) (?:\w+ )?(?:${doctor}|${medicine})|(?:telo|organizmus) (?:sa )?(?:\w+ )?(?:vylieci|uzdravi|vyliec\w*)|vyliec\w* (?:sa|ta|vas|tvoj\w*|rakovin\w*|depres\w*|samo)|uzdravi (?:ta|vas)|\d+ ?(?:mg|miligram\w*|ml|kvapiek)|homeopat\w*|detox\w*|kura (?:hlad\w*|ocist\w*)|ocistn\w+ kur\w*`,
      phrase`^navstiv(?:te)? (?:\w+ )?${doctor}|^(?:chod(?:te)?|zajdi|zajdite) (?:\w+ )?(?:k|ku) (?:psychiat\w*|lekar\w*)${end}`,
    ],
    financial: [
      phrase`bitcoin\w*|krypto\w*|ethereum\w*|akci(?:e|i|ami|ach)(?= |,|$)(?! (?:a|na|v|proti|pre))|dlhopis\w*|podielov\w+ fond\w*|investicn\w+ fond\w*|etf|burz\w*|invest(?:uj|ujte|ovat|ici[aeu]\w*)|hypotek\w*|pozick\w*|uver(?:u|om|y|ov|och|mi)?|poz(?:icaj|icajte|icat) (?:si )?(?:\w+ )?(?:peniaz\w*|v banke|od banky)|uspor(?:y|ami|ach|am)|nasporen\w*|loteri\w*|kasin\w*|casin\w*|stavk\w*|stav(?:te)? (?:sa )?na|hazard\w*|(?:kup|kupte|predaj|predajte|kupit|predat|nakup\w*) (?:\w+ ){0,4}?(?:zlat\w*|striebr\w*|pozem\w*|byt|byty|dom|nehnutelnost\w*|dolar\w*|auto|podiel\w*)|vloz(?:te|it)? (?:\w+ ){0,3}?(?:peniaz\w*|do fond\w*|do zlat\w*|uspor\w*)|dochodkov\w+ (?:fond|pilier)\w*|druh\w+ pilier\w*|rychl\w+ peniaz\w*|zbohatn\w*|pasivn\w+ prij\w*|urok\w*|leasing\w*|kreditn\w+ kart\w*|trading\w*|refinanc\w*`,
    ],
    lifeDecision: [
      phrase`(?:daj|dajte|podaj|podajte) (?:\w+ )?(?:vypoved|zalob\w*)|(?:opust|opustte|rozid|rozidte|rozved|rozvedte|zapri|vykasli|vyhod|vyhodte) (?:\w+ )?(?:sa|ho|ju|ich|svoj\w* (?:partner\w*|manzel\w*|rodin\w*|muza|zenu|pracu|rodic\w*)|partner\w*|manzel\w*|rodin\w*|pracu|muza|zenu)|poziadaj\w* o rozvod|podaj\w* (?:ziadost )?o rozvod|(?:rozved|rozid)\w* sa${end}`,
    ],
  },
}
