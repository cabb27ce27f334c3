import type { PersonaBook } from '../report-texts.ts'

export const personaTexts: PersonaBook = {
  innocent: {
    face: 'Druhí potom stretnú niekoho prívetivého a otvoreného, bez viditeľného počtárstva, a sami sa ľahšie uvoľnia. Pochybnosti pritom asi zostávajú doma, takže vašu dobrú náladu si ľudia môžu pomýliť s celou náladou.',
    card: 'Zvonku pôsobí dôverčivo, dobromyseľne a nenáročne. Prívetivý povrch druhých pozýva bližšie a pochybnosti si necháva tam, kde sa na ne nikto nespýta.',
  },
  sage: {
    face: 'Druhí potom stretnú pokojného človeka, ktorý najprv počúva a odpovedá s odôvodnením. V debate to vzbudzuje rešpekt, no môže to nechať ľudí v neistote, či sa vás niečo naozaj dotklo.',
    card: 'Zvonku pôsobí premýšľavo, rozhľadene a trochu chladne. Ľudia zaň chodia so svojimi otázkami, so svojimi trápeniami sa však občas zdráhajú prísť.',
  },
  explorer: {
    face: 'Druhí potom stretnú niekoho na ceste, s plánom, aký ešte nikto nemá, a bez veľkej potreby súhlasu. Vyzerá to závideniahodne slobodne a ľudia sa pritom môžu pýtať, ako dlho sa chcete zdržať.',
    card: 'Zvonku pôsobí nezávisle, zvedavo a ťažko sa dá zachytiť. Prináša správy odinakiaľ, kým tí, čo s ním rátajú, by si radi vypýtali dátum.',
  },
  outlaw: {
    face: 'Druhí potom stretnú niekoho, kto hovorí bez okolkov, neprikyvuje zo slušnosti a koho nie naozaj znamená nie. Jedným sa uľaví, iní spozornejú, a mäkšia stránka sa ukáže možno až pri druhom stretnutí.',
    card: 'Zvonku pôsobí priamo, nedá sa ľahko ohúriť a nelichotí. Vzduch v miestnosti vyčistí, hoci ľudia sa možno obrnia skôr, než prehovorí.',
  },
  magician: {
    face: 'Druhí potom stretnú niekoho, kto vidí možnosť tam, kde oni videli problém, a hovorí o nej, akoby bola spolovice hotová. Je to povzbudivé a môže to zakryť, ako často váhate aj vy.',
    card: 'Zvonku pôsobí inšpirovane, sústredene a trochu nečitateľne. Ľudia od neho odchádzajú s pocitom, že je možné viac, než si doteraz mysleli.',
  },
  hero: {
    face: 'Druhí potom stretnú schopného človeka, ktorý sa prihlási, keď sa rozdáva ťažká úloha, a námahu ukáže málokedy. Vzbudzuje to dôveru a ľahko sa pritom zabudne, že pomocnú ruku môžete potrebovať aj vy.',
    card: 'Zvonku pôsobí silno, odhodlane a pripravene na prácu. V kríze sa oň iní opierajú a málokedy im zíde na um spýtať sa, či nie je unavený.',
  },
  lover: {
    face: 'Druhí potom stretnú niekoho vrúcneho a naozaj prítomného, s očami upretými na toho, kto práve hovorí. Ľudia sa vďaka tomu rýchlo priblížia, niekedy viac, než ste chceli, a zdvorilo odmietnuť potom býva ťažké.',
    card: 'Zvonku pôsobí vrúcne, pozorne a príjemne intenzívne. Ľudia majú v jeho blízkosti pocit, že si ich niekto vybral, a prekvapí ich, keď potrebuje odstup.',
  },
  jester: {
    face: 'Druhí potom stretnú pohotovú a zábavnú spoločnosť, ktorá zo stretnutia vyženie strnulosť. Otvára to dvere a môže sa z toho stať zvyk žartovať práve vtedy, keď by ste chceli, aby sa niekto spýtal, ako sa máte.',
    card: 'Zvonku pôsobí vtipne, uvoľnene a dobre sa s ním trávi čas. Spoločnosť drží v dobrej nálade a vlastné starosti ukáže ako posledné.',
  },
  caregiver: {
    face: 'Druhí potom stretnú niekoho, kto sa spýta, ako sa majú, a odpoveď si aj zapamätá. Ľudia sa na vás vďaka tomu radi obracajú, no môže im uniknúť, že na tú istú otázku máte odpoveď aj vy.',
    card: 'Zvonku pôsobí láskavo, spoľahlivo a ochotne. Ľudia mu zverujú svoje trápenia a len máloktorý si spomenie, že by sa mohol opýtať na tie jeho.',
  },
  creator: {
    face: 'Druhí potom stretnú niekoho s vlastným vkusom a nápadmi, kto radšej ukáže náčrt, než by viedol spoločenské reči. Robí to dojem, no výčitka na adresu diela potom ľahko zasiahne aj vás.',
    card: 'Zvonku pôsobí svojsky, vyberavo a ponorene do toho, čo tvorí. Spoznáte ho podľa rukopisu a vyrušiť ho pritom nebýva vždy jednoduché.',
  },
  ruler: {
    face: 'Druhí potom stretnú niekoho s rozvahou a prehľadom, kto vie, za čo kto zodpovedá. Ľudí to upokojuje a zároveň ich to môže odradiť od toho, aby vám včas povedali, že sa niečo kazí.',
    card: 'Zvonku pôsobí sebaisto, usporiadane a zvyknuto rozhodovať. Iní sa pri ňom cítia v dobrých rukách, občas však aj trochu pod dohľadom.',
  },
  citizen: {
    face: 'Druhí potom stretnú niekoho, kto stojí nohami na zemi, zapadne bez rozruchu a správa sa rovnako k šéfovi aj k nováčikovi. Ľahko si vás preto obľúbia, no môže sa stratiť z dohľadu, v čom všetkom sa od svojej spoločnosti líšite.',
    card: 'Zvonku pôsobí priateľsky, skromne a dobre sa s ním vychádza. Zapadne takmer všade, s rizikom, že si ho potom málokto zapamätá.',
  },
}
