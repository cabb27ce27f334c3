import type { ArchetypeBook } from '../books.ts'

export const archetypeTexts: ArchetypeBook = {
  innocent: {
    core: 'das Zutrauen, dass das Leben einfach und gut sein kann',
    leads:
      'Vermutlich geben Sie Menschen einen Vertrauensvorschuss und greifen nach der einfachen Lösung, während andere noch Einwände sammeln. Klare Absprachen und vertraute Gesichter bringen Sie wohl schneller wieder zu Kräften als alles Neue.',
    gift: 'die ruhige Zuversicht, dass es gut ausgehen kann',
    cost: 'Der Preis zeigt sich, wenn man schlechten Nachrichten zu lange mit Geduld begegnet, weil Hoffen angenehmer ist als Nachprüfen.',
    quiet:
      'Vertrauen auf Vorschuss ist wohl nicht Ihre erste Regung; Sie sehen lieber Belege, und Optimismus ohne Gründe klingt für Sie womöglich hohl. Das bewahrt vor Enttäuschungen und macht es zugleich etwas schwerer, wirklich auszuruhen.',
    less: 'ein bloßes „Wird schon gut gehen“ genügt Ihnen selten',
    card: 'Er wünscht sich ein gutes, unkompliziertes Leben und begegnet Menschen mit Vertrauen, noch vor jedem Beweis. Seine Gabe ist Gelassenheit; der Preis dafür ist, dass Warnzeichen spät ankommen.',
  },
  sage: {
    core: 'der Wunsch, erst zu verstehen und dann zu handeln',
    leads:
      'Bei einer Behauptung suchen Sie wahrscheinlich nach der zweiten Quelle, und ein Problem wird erträglich, sobald Sie es erklären können. Eine gute Frage kann Sie tagelang begleiten, auch wenn das Gespräch längst woanders ist.',
    gift: 'die Geduld, hinter die erste Erklärung zu schauen',
    cost: 'Bezahlt wird mit Zeit: Eine weitere Tatsache lässt sich immer finden, und eine Entscheidung, die auf Gewissheit wartet, wartet manchmal zu lange.',
    quiet:
      'Eine Sache bis zum Ende zu erklären scheint Ihnen weniger wichtig zu sein, als zu sehen, ob sie funktioniert. Vermutlich entscheiden Sie eher aus Erfahrung als aus Analyse; das geht schnell und lässt den Grund eines Fehlers bisweilen im Dunkeln.',
    less: 'lange Analysen machen Sie eher müde als ruhig',
    card: 'Er will wissen, was wahr ist und wie alles zusammenhängt, und misstraut einfachen Antworten. Seine Gabe ist der klare Blick; der Preis dafür ist der Abstand, aus dem er zuschaut.',
  },
  explorer: {
    core: 'der Sog des Unbekannten',
    leads:
      'Ein Weg, den Sie noch nicht gegangen sind, reizt Sie wahrscheinlich mehr als einer, den Sie im Schlaf kennen, und zu viel Gewohnheit kann sich anfühlen wie ein Mantel, der eine Nummer zu klein ist. Am besten lernen Sie, so scheint es, indem Sie selbst hingehen.',
    gift: 'die Lust auf unbekanntes Gelände',
    cost: 'Auf der Strecke bleiben die Wurzeln: Was gerade erst Halt findet, kann wie ein Käfig aussehen, bevor es wachsen konnte.',
    quiet:
      'Das Unbekannte ruft Sie wohl nicht sehr laut; vermutlich vertiefen Sie lieber, was Sie haben, als es gegen Neues zu tauschen. Das gibt Ihrem Leben Zusammenhang, auch wenn Sie aus Gewohnheit manche Einladung ausschlagen, die sich gelohnt hätte.',
    less: 'Neues um des Neuen willen lockt Sie wenig',
    card: 'Er sucht den eigenen Weg und Orte, an denen noch niemand entschieden hat, was die Dinge bedeuten. Seine Gabe ist Unabhängigkeit; der Preis dafür ist die Unruhe, sobald etwas fertig ist.',
  },
  outlaw: {
    core: 'die Weigerung, sinnlosen Regeln zu folgen',
    leads:
      'Eine Regel muss Sie überzeugen, bevor sie für Sie gilt; gelingt ihr das nicht, sagen Sie es wohl offen oder gehen einfach an ihr vorbei. Vielleicht sprechen gerade Sie aus, worüber alle anderen im Raum lieber schweigen.',
    gift: 'die Unerschrockenheit, Selbstverständliches infrage zu stellen',
    cost: 'Das kostet Kraft und manchmal auch Wohlwollen, denn Widerstand ist teuer, und nicht jede Regel ist den Streit wert.',
    quiet:
      'Regeln zu brechen ist wahrscheinlich nicht Ihre Art, etwas zu ändern; Sie suchen zuerst den erlaubten Weg, und was funktioniert, darf Ihretwegen so bleiben. Das erspart Reibung und lässt eine schlechte Regel womöglich länger leben, als sie verdient.',
    less: 'offener Trotz ist selten das Erste, wozu Sie greifen',
    card: 'Er zerbricht, was nicht mehr taugt, und spricht aus, was andere hinunterschlucken. Seine Gabe ist die Befreiung von toten Regeln; der Preis dafür ist, dass auch Nützliches zu Bruch gehen kann.',
  },
  magician: {
    core: 'das Gespür dafür, dass sich Dinge verwandeln lassen',
    leads:
      'Wahrscheinlich bemerken Sie die eine Stelle, an der eine kleine Änderung alles andere in Bewegung brächte, und eine Krise kann Ihnen wie Rohstoff vorkommen. Ideen fesseln Sie wohl dann am meisten, wenn sie zu verändern beginnen, wie Menschen leben.',
    gift: 'den Blick dafür, was aus einer Lage werden könnte',
    cost: 'Der Preis ist Ungeduld mit dem, was ist, und eine Vision, die Ihnen so klar vor Augen steht, dass andere sich eher geschoben als gefragt fühlen.',
    quiet:
      'Große Verwandlungen locken Sie vermutlich nicht; lieber verbessern Sie etwas um einen Schritt, als es neu zu erfinden. So behalten Sie den Boden unter den Füßen und unterschätzen vielleicht, wie viel ein einziger Eingriff von Ihnen verschieben könnte.',
    less: 'Worte wie „innere Wandlung“ lassen Sie eher kalt',
    card: 'Er sucht den verborgenen Hebel und will aus einer Idee eine veränderte Wirklichkeit machen. Seine Gabe ist Verwandlung; der Preis dafür ist die Versuchung, besser zu wissen, was aus anderen werden soll.',
  },
  hero: {
    core: 'die Bereitschaft, vorzutreten, wenn es schwer wird',
    leads:
      'Ist eine Aufgabe schwierig, gehen Sie wohl eher auf sie zu, als auf jemand anderen zu warten, und ein klares Ziel weckt wahrscheinlich Ihre Kräfte. Gefordert zu werden kann Ihnen lieber sein, als geschont zu werden.',
    gift: 'den Mut, dort anzufangen, wo es unbequem ist',
    cost: 'Bezahlt wird mit Verschleiß: Wo alles zur Kraftprobe wird, sieht Ruhe nach Schwäche aus und Hilfe nach Niederlage.',
    quiet:
      'Sich im Wettkampf zu beweisen treibt Sie offenbar nicht an; vermutlich wählen Sie den Weg, der weniger Kraft kostet, und lassen anderen die erste Reihe. So schonen Sie sich, und manche Herausforderung zieht vorüber, die zu Ihnen gepasst hätte.',
    less: 'ein Wettkampf holt kaum das Beste aus Ihnen heraus',
    card: 'Er geht Schwierigkeiten frontal an und misst sich an dem, was er aushält und erreicht. Seine Gabe ist Mut; der Preis dafür ist, dass ihm jede Sache zum Wettkampf werden kann.',
  },
  lover: {
    core: 'die Sehnsucht nach Nähe und starkem Gefühl',
    leads:
      'Farbe bekommen Ihre Tage wahrscheinlich durch Nähe: Sie erinnern sich, wie etwas sich angefühlt hat, und merken früh, wenn einem Raum die Wärme fehlt. Ein schönes Detail oder ein ehrlicher Abend zu zweit kann mehr wiegen als eine Woche voller Erfolge.',
    gift: 'Wärme und einen Sinn für das Schöne',
    cost: 'Das kostet Ruhe, denn was man liebt, kann auch verletzen, und Abstand wird leicht als Zurückweisung gelesen.',
    quiet:
      'Innige Nähe ist vermutlich nicht das, was Sie zuerst suchen; Gefühle können für Sie Privatsache sein, und Sie mögen Menschen, ohne mit ihnen zu verschmelzen. Das lässt Ihnen Freiheit, doch die Menschen, die Ihnen nahestehen, müssen bisweilen raten, wie viel sie Ihnen bedeuten.',
    less: 'starke Gefühle zeigen Sie erst mit der Zeit',
    card: 'Er will nahe sein, berührt werden und sich Menschen, Orten und schönen Dingen hingeben. Seine Gabe ist Innigkeit; der Preis dafür ist, dass Grenzen weich werden.',
  },
  jester: {
    core: 'die Freiheit, zu spielen und das Leben leichtzunehmen',
    leads:
      'Die komische Seite finden Sie wahrscheinlich, während andere noch ernst dreinschauen, und eine steife Runde verlockt Sie womöglich dazu, sie aufzulockern. Im Spiel erholen Sie sich wohl, und im Spiel lässt sich Wahres sagen, ohne zu predigen.',
    gift: 'eine Leichtigkeit, bei der man aufatmet',
    cost: 'Der Preis wird fällig, wenn etwas Ernst verlangt: Zuerst kommt der Witz, und was wehtat, bleibt, wo es war.',
    quiet:
      'Herumzualbern ist wohl nicht Ihre Art, der Welt zu begegnen; Sie bleiben ernst, wo andere scherzen, und darauf ist Verlass. Ihren Worten gibt das Gewicht, auch wenn einer schweren Woche dann manches Ventil fehlt.',
    less: 'ein Scherz ist selten Ihre erste Antwort',
    card: 'Er spielt, neckt, genießt den Augenblick und lässt aus allem, was sich zu wichtig nimmt, die Luft. Seine Gabe ist Leichtigkeit; der Preis dafür ist, dass Ernstes ungesagt bleiben kann.',
  },
  caregiver: {
    core: 'der Impuls, für andere zu sorgen',
    leads:
      'Was jemand braucht, bemerken Sie vermutlich, noch bevor die Bitte kommt, und die Menschen, die Sie lieben, haben in Ihrem Kalender wohl Vorrang. Sich nützlich zu machen ist vielleicht Ihre natürlichste Art, Zuneigung zu zeigen.',
    gift: 'die Aufmerksamkeit für das, was andere brauchen',
    cost: 'Das kostet Kraft, denn die eigenen Bedürfnisse kommen zuletzt an die Reihe, und Hilfe, um die niemand gebeten hat, wartet oft lange auf Dank.',
    quiet:
      'Sich um andere zu kümmern scheint nicht der Angelpunkt Ihres Lebens zu sein; Erwachsenen trauen Sie wohl zu, sich zu melden, wenn sie etwas brauchen. Das lässt ihnen ihre Freiheit, auch wenn manchmal jemand auf ein Angebot hofft, das nicht kommt.',
    less: 'Sinn suchen Sie nicht zuerst darin, für jemanden zu sorgen',
    card: 'Er schützt und nährt, denkt an alles und bleibt, bis es den anderen gut geht. Seine Gabe ist ein verlässliches Herz; der Preis dafür ist, dass er selbst leicht vergessen wird.',
  },
  creator: {
    core: 'der Drang, etwas Eigenes zu schaffen',
    leads:
      'Eine fertige Lösung lässt Sie wohl ein wenig unzufrieden zurück; lieber formen Sie die Sache selbst, auch wenn es länger dauert. Eine Idee kann Sie bis tief in die Nacht wach halten, weil sie endlich Gestalt annehmen will.',
    gift: 'den Willen, einer Idee eine eigene Form zu geben',
    cost: 'Der Preis ist ein strenger innerer Blick: Das fertige Stück bleibt hinter dem vorgestellten zurück, und vieles verschwindet in der Schublade.',
    quiet:
      'Etwas aus dem Nichts zu erschaffen ist wahrscheinlich nicht Ihr Ehrgeiz; was andere ausgearbeitet haben, ist gut genug, wenn es seinen Zweck erfüllt. So sparen Sie Mühe, und eine Idee, auf die nur Sie gekommen wären, wird vielleicht nie ausprobiert.',
    less: 'eine bewährte Lösung liegt Ihnen mehr als ein leeres Blatt',
    card: 'Er will etwas in die Welt bringen, das es vorher nicht gab und das seine Handschrift trägt. Seine Gabe ist Originalität; der Preis dafür ist, dass nichts je ganz fertig wird.',
  },
  ruler: {
    core: 'der Wille, den Dingen Ordnung und Richtung zu geben',
    leads:
      'Wo niemand entscheidet, zieht es Sie vermutlich auf den Platz am Kopf des Tisches, und ein Plan mit Namen und Terminen lässt Sie wohl aufatmen. Sie denken gern in Zuständigkeiten: wer wofür einsteht und was geschieht, wenn etwas liegen bleibt.',
    gift: 'ein Gespür für Ordnung und klare Zuständigkeit',
    cost: 'Der Preis ist die Last, denn wer alles zusammenhält, kann schwer loslassen, und an die Stelle von Vertrauen kann Kontrolle treten.',
    quiet:
      'Das Sagen zu haben reizt Sie wahrscheinlich nicht; mit den Entscheidungen anderer können Sie leben, und Rangordnungen interessieren Sie womöglich wenig. Mit Ihnen arbeitet es sich angenehm, doch manches, wozu Ihr Wort nötig wäre, wird dann ohne Sie geregelt.',
    less: 'das Kommando überlassen Sie gern jemand anderem',
    card: 'Er übernimmt Verantwortung, setzt den Rahmen und will, dass die Dinge Bestand haben. Seine Gabe ist eine Ordnung, auf die man sich verlassen kann; der Preis dafür ist, dass er schwer loslässt.',
  },
  citizen: {
    core: 'der Wunsch, unter Gleichen dazuzugehören',
    leads:
      'Ein gewöhnlicher Tisch mit Menschen, denen Sie vertrauen, bedeutet Ihnen wahrscheinlich mehr als jede Bühne, und Sie merken wohl schnell, wenn jemand außen vor bleibt. Geteilt wird gerecht, gesprochen geradeheraus, und niemand muss etwas Besonderes sein.',
    gift: 'ein schlichtes Miteinander, in dem niemand glänzen muss',
    cost: 'Das kostet Kontur: Damit man weiter dazugehört, bleibt ein eigener Wunsch oder eine eigene Meinung auch einmal unausgesprochen.',
    quiet:
      'Zu den vielen zu gehören ist wohl nicht das, was Sie trägt; Sie können ein wenig außerhalb stehen, ohne sich verloren zu fühlen. Das verschafft Ihnen einen eigenen Blick, und es dauert vielleicht länger, bis andere Sie ganz dazuzählen.',
    less: 'in der Menge aufzugehen gibt Ihnen wenig Halt',
    card: 'Er möchte Gleicher unter Gleichen sein, nützlich und angenommen, ohne glänzen zu müssen. Seine Gabe ist Zusammenhalt; der Preis dafür ist, dass das eigene Profil verblassen kann.',
  },
}
