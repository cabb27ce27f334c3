import type { PersonaBook } from '../books.ts'

export const personaTexts: PersonaBook = {
  innocent: {
    encounter:
      'Druhí vo vás zrejme nachádzajú niekoho prívetivého a otvoreného, bez postranných úmyslov, a sami sa ľahšie uvoľnia. Pochybnosti si asi nechávate pre seba, takže ľudia môžu vašu dobrú náladu pokladať za celú pravdu.',
    card: 'Zvonku pôsobí dôverčivo, dobromyseľne a nenáročne. Prívetivosťou pozýva druhých bližšie a pochybnosti necháva tam, kde sa na ne nikto nespýta.',
  },
  sage: {
    encounter:
      'Okolie vo vás zrejme vidí pokojného človeka, ktorý najprv počúva a svoju odpoveď vie zdôvodniť. V debate to vzbudzuje rešpekt, no ľudia si potom nemusia byť istí, či sa vás vec naozaj dotkla.',
    card: 'Zvonku pôsobí premýšľavo, rozhľadene a trochu chladne. Ľudia za ním chodia so svojimi otázkami, prísť aj s trápením sa však občas zdráhajú.',
  },
  explorer: {
    encounter:
      'Druhí vo vás zrejme vidia niekoho, kto je stále na ceste, s plánom, aký ešte nikto nemá, a na súhlas veľmi nečaká. Vyzerá to závideniahodne slobodne, no ľudí môže napadnúť otázka, ako dlho sa zdržíte.',
    card: 'Zvonku pôsobí nezávisle a zvedavo a dlho na jednom mieste neobsedí. Prináša správy odinakiaľ, kým tí, čo s ním rátajú, by radšej vedeli, kedy sa ukáže.',
  },
  outlaw: {
    encounter:
      'Ľudia vo vás zrejme vidia niekoho, kto hovorí bez okolkov, neprikyvuje zo slušnosti a koho „nie“ naozaj znamená nie. Jedným sa uľaví, iní spozornejú, a mäkšia stránka sa ukáže možno až pri druhom stretnutí.',
    card: 'Zvonku pôsobí priamo, nič ho len tak neohúri a nikomu nelichotí. Vzduch v miestnosti vie vyčistiť, hoci ľudia sa možno obrnia skôr, než prehovorí.',
  },
  magician: {
    encounter:
      'Druhí vo vás zrejme spoznávajú niekoho, kto vidí možnosť tam, kde oni videli problém, a hovorí o nej, akoby bola spolovice hotová. Druhých to povzbudí, no zároveň to môže zakryť, ako často váhate aj vy.',
    card: 'Zvonku pôsobí zanietene, sústredene a trochu záhadne. Ľudia od neho odchádzajú s pocitom, že je možné viac, než si doteraz mysleli.',
  },
  hero: {
    encounter:
      'Okolie vo vás zrejme vidí schopného človeka, ktorý sa prihlási, keď sa rozdávajú ťažké úlohy, a námahu ukáže málokedy. Vzbudzuje to dôveru a ľahko sa pritom zabudne, že pomocnú ruku môžete potrebovať aj vy.',
    card: 'Zvonku pôsobí silno a odhodlane ako niekto, kto je vždy pripravený zabrať. V kríze sa oň iní opierajú a málokedy im zíde na um opýtať sa, či nie je unavený.',
  },
  lover: {
    encounter:
      'Druhí vo vás zrejme nachádzajú niekoho vrúcneho a naozaj prítomného, s očami upretými na toho, kto práve hovorí. Ľudí to k vám rýchlo pritiahne, niekedy bližšie, než ste chceli, a zdvorilo odmietnuť potom býva ťažké.',
    card: 'Zvonku pôsobí vrúcne a pozorne, s príjemnou naliehavosťou. Ľudia sa v jeho blízkosti cítia výnimoční a prekvapí ich, keď si zrazu vypýta odstup.',
  },
  jester: {
    encounter:
      'Okolie vo vás zrejme vidí niekoho pohotového a zábavného, kto zo stretnutia vyženie strnulosť. Otvára to dvere, no môže sa z toho stať zvyk žartovať práve vtedy, keď by ste chceli, aby sa niekto spýtal, ako sa máte.',
    card: 'Zvonku pôsobí vtipne a uvoľnene a čas s ním rýchlo ubieha. Spoločnosť udržiava v dobrej nálade a vlastné starosti ukáže až ako posledné.',
  },
  caregiver: {
    encounter:
      'Ľudia vo vás zrejme nachádzajú niekoho, kto sa spýta, ako sa majú, a odpoveď si aj zapamätá. Preto sa na vás s dôverou obracajú, no môže im uniknúť, že na tú istú otázku máte odpoveď aj vy.',
    card: 'Zvonku pôsobí láskavo, spoľahlivo a ochotne. Ľudia mu zverujú svoje trápenia a málokto si spomenie, že by sa mohol opýtať aj na tie jeho.',
  },
  creator: {
    encounter:
      'Druhí vo vás zrejme vidia niekoho s vlastným vkusom a nápadmi, kto radšej ukáže náčrt, než by viedol zdvorilostné reči. Robí to dojem, no kritika diela potom ľahko zasiahne aj vás.',
    card: 'Zvonku pôsobí svojsky a vyberavo, celý ponorený do toho, čo tvorí. Spoznáte ho podľa rukopisu a vyrušiť ho pri práci nebýva vždy jednoduché.',
  },
  ruler: {
    encounter:
      'Ľudia vo vás zrejme nachádzajú niekoho s rozvahou a prehľadom, kto vie, za čo kto zodpovedá. Upokojuje ich to a zároveň ich to môže odradiť od toho, aby vám včas povedali, že sa niečo kazí.',
    card: 'Zvonku pôsobí sebaisto a rozvážne ako niekto, kto je zvyknutý rozhodovať. Iní sa pri ňom cítia v dobrých rukách, občas však aj trochu pod dohľadom.',
  },
  citizen: {
    encounter:
      'Druhí vo vás zrejme vidia niekoho, kto stojí nohami na zemi, zapadne bez rozruchu a správa sa rovnako k šéfovi aj k nováčikovi. Rýchlo si vás preto obľúbia, no ľahko im unikne, v čom všetkom sa od svojho okolia líšite.',
    card: 'Zvonku pôsobí priateľsky a skromne a dobre sa s ním vychádza. Zapadne takmer všade, hoci za cenu toho, že si ho potom málokto zapamätá.',
  },
}
