import type { ArchetypeBook } from '../report-texts.ts'

export const archetypeTexts: ArchetypeBook = {
  innocent: {
    core: 'das Zutrauen, dass das Leben einfach und gut sein kann',
    leads:
      'Vermutlich geben Sie Menschen Kredit, bevor sie ihn sich verdient haben, und greifen nach der schlichten Lösung, während andere noch Einwände sammeln. Klare Absprachen und vertraute Gesichter bringen Sie wohl schneller wieder zu Kräften als alles Neue.',
    gift: 'die ruhige Zuversicht, dass es gut ausgehen kann',
    cost: 'Der Preis zeigt sich, wenn man schlechten Nachrichten zu lange mit Geduld begegnet, weil Hoffen freundlicher ist als Nachprüfen.',
    quiet:
      'Vertrauen auf Vorschuss ist wohl nicht Ihre erste Regung; Sie sehen lieber den Beleg, und Optimismus ohne Gründe klingt Ihnen womöglich dünn. Das bewahrt vor Enttäuschungen und macht es zugleich etwas schwerer, wirklich auszuruhen.',
    less: 'ein bloßes „Wird schon gut gehen“ genügt Ihnen selten',
    card: 'Er wünscht sich ein gutes, unkompliziertes Leben und begegnet Menschen mit Vertrauen, noch vor jedem Beweis. Seine Gabe ist Gelassenheit; sein Preis ist, dass Warnzeichen spät ankommen.',
  },
  sage: {
    core: 'der Wunsch, erst zu verstehen und dann zu handeln',
    leads:
      'Eine Behauptung lässt Sie wahrscheinlich nach der zweiten Quelle suchen, und ein Problem wird erträglich, sobald Sie es erklären können. Eine gute Frage kann Sie tagelang begleiten, auch wenn das Gespräch längst woanders ist.',
    gift: 'die Geduld, hinter die erste Erklärung zu schauen',
    cost: 'Bezahlt wird mit Zeit: Eine weitere Tatsache lässt sich immer finden, und eine Entscheidung, die auf Gewissheit wartet, wartet manchmal zu lange.',
    quiet:
      'Eine Sache bis zum Ende zu erklären scheint Ihnen weniger wichtig zu sein, als zu sehen, ob sie funktioniert. Vermutlich entscheiden Sie eher aus Erfahrung als aus Analyse; das geht schnell und lässt den Grund eines Fehlers bisweilen im Dunkeln.',
    less: 'lange Analysen ermüden Sie eher, als dass sie Sie beruhigen',
    card: 'Er will wissen, was wahr ist und wie alles zusammenhängt, und misstraut einfachen Antworten. Seine Gabe ist der klare Blick; sein Preis ist die Distanz dessen, der lieber zuschaut.',
  },
  explorer: {
    core: 'der Sog dessen, was noch unbekannt ist',
    leads:
      'Ein Weg, den Sie noch nicht gegangen sind, reizt Sie wahrscheinlich mehr als einer, den Sie im Schlaf kennen, und zu viel Gewohnheit kann sich anfühlen wie ein Mantel, der eine Nummer zu klein ist. Am besten lernen Sie, so scheint es, indem Sie selbst hingehen.',
    gift: 'den Appetit auf unbekanntes Gelände',
    cost: 'Die Rechnung bezahlen die Wurzeln, denn was sich zu setzen beginnt, kann wie ein Käfig aussehen, bevor es Zeit hatte zu wachsen.',
    quiet:
      'Das Unbekannte ruft Sie offenbar nicht sehr laut; vermutlich vertiefen Sie lieber, was Sie haben, als es gegen Neues zu tauschen. Das gibt Ihren Tagen Zusammenhang, auch wenn aus Gewohnheit manche Einladung ausgeschlagen wird, die sich gelohnt hätte.',
    less: 'Neues um des Neuen willen lockt Sie wenig',
    card: 'Er sucht den eigenen Weg und Orte, an denen noch niemand entschieden hat, was die Dinge bedeuten. Seine Gabe ist Unabhängigkeit; sein Preis ist die Unruhe bei allem, was fertig ist.',
  },
  outlaw: {
    core: 'die Weigerung, Unsinnigem zu folgen',
    leads:
      'Eine Regel muss Sie überzeugen, bevor sie für Sie gilt; gelingt ihr das nicht, sagen Sie es wohl offen oder gehen einfach an ihr vorbei. Vielleicht sprechen gerade Sie aus, worüber ein ganzer Raum zu schweigen beschlossen hat.',
    gift: 'den Nerv, Selbstverständliches in Frage zu stellen',
    cost: 'Das kostet Kraft und manchmal auch Wohlwollen, denn Widerstand ist teuer, und nicht jede Regel ist den Streit wert.',
    quiet:
      'Regeln zu brechen ist wahrscheinlich nicht Ihre Art, etwas zu ändern; Sie suchen zuerst den erlaubten Weg, und was funktioniert, darf von Ihnen aus so bleiben. Das erspart Reibung und lässt eine schlechte Regel womöglich länger leben, als sie verdient.',
    less: 'offener Trotz ist selten das Werkzeug, zu dem Sie zuerst greifen',
    card: 'Er zerbricht, was nicht mehr taugt, und spricht aus, was andere hinunterschlucken. Seine Gabe ist die Befreiung von toten Regeln; sein Preis ist, dass dabei auch Nützliches zu Bruch gehen kann.',
  },
  magician: {
    core: 'das Gespür, dass sich die Dinge verwandeln lassen',
    leads:
      'Wahrscheinlich bemerken Sie die eine Stelle, an der eine kleine Änderung alles andere in Bewegung brächte, und eine Krise kann Ihnen wie Rohstoff vorkommen. Am meisten interessieren Sie Ideen wohl dann, wenn sie zu verändern beginnen, wie Menschen leben.',
    gift: 'den Blick dafür, was aus einer Lage werden könnte',
    cost: 'Der Preis ist Ungeduld mit dem, was ist, und eine Vision, die so klar vor Augen steht, dass andere sich eher bewegt als gefragt fühlen.',
    quiet:
      'Große Verwandlungen locken Sie vermutlich nicht; lieber verbessern Sie etwas um einen Schritt, als es neu zu erfinden. Das hält Sie am Boden und verdeckt vielleicht, wie viel ein einziger Eingriff von Ihnen verschieben könnte.',
    less: 'Reden von tiefer Wandlung lassen Sie eher kühl',
    card: 'Er sucht den verborgenen Hebel und will aus einer Idee eine veränderte Wirklichkeit machen. Seine Gabe ist Verwandlung; sein Preis ist die Versuchung, besser zu wissen, was aus anderen werden soll.',
  },
  hero: {
    core: 'die Bereitschaft, vorzutreten, wenn es schwer wird',
    leads:
      'Ist eine Aufgabe schwierig, gehen Sie wohl eher auf sie zu, als auf jemand anderen zu warten, und ein klares Ziel macht Sie wahrscheinlich wach. Geprüft zu werden kann Ihnen lieber sein, als geschont zu werden.',
    gift: 'den Mut, dort anzufangen, wo es unbequem ist',
    cost: 'Bezahlt wird mit Verschleiß: Wo alles zur Kraftprobe wird, sieht Ruhe nach Schwäche aus und Hilfe nach Niederlage.',
    quiet:
      'Sich im Wettkampf zu beweisen treibt Sie offenbar nicht an; vermutlich wählen Sie den Weg, der weniger Kraft kostet, und lassen anderen die erste Reihe. So sparen Sie Kräfte, während manche Herausforderung vorüberzieht, die zu Ihnen gepasst hätte.',
    less: 'ein Wettkampf holt kaum das Beste aus Ihnen heraus',
    card: 'Er geht Schwierigkeiten frontal an und misst sich an dem, was er aushält und erreicht. Seine Gabe ist Mut; sein Preis ist, dass ihm jede Sache zum Wettkampf werden kann.',
  },
  lover: {
    core: 'die Sehnsucht, nahe zu sein und ganz zu fühlen',
    leads:
      'Farbe bekommen Ihre Tage wahrscheinlich durch Nähe: Sie erinnern sich, wie etwas sich angefühlt hat, und merken früh, wenn einem Raum die Wärme fehlt. Ein schönes Detail oder ein ehrlicher Abend zu zweit kann mehr wiegen als eine Woche voller Erfolge.',
    gift: 'Wärme und einen Sinn für das Schöne',
    cost: 'Das kostet Ruhe, denn was man liebt, kann auch verletzen, und Abstand wird leicht als Zurückweisung gelesen.',
    quiet:
      'Innige Nähe ist vermutlich nicht das, was Sie zuerst suchen; Gefühle können für Sie Privatsache sein, und Sie mögen Menschen, ohne mit ihnen zu verschmelzen. Das hält Sie frei, und wer Ihnen nahesteht, muss bisweilen raten, wie viel er Ihnen bedeutet.',
    less: 'starke Gefühle brauchen Zeit, bis Sie sie zeigen',
    card: 'Er will nahe sein, berührt werden und sich Menschen, Orten und schönen Dingen hingeben. Seine Gabe ist Innigkeit; sein Preis ist, dass Grenzen dabei weich werden.',
  },
  jester: {
    core: 'die Freiheit, zu spielen und es leicht zu nehmen',
    leads:
      'Die komische Seite finden Sie wahrscheinlich, während andere noch ihre Miene ordnen, und ein steifer Anlass verlockt Sie womöglich dazu, ihn aufzulockern. Im Spiel erholen Sie sich wohl, und im Spiel lässt sich Wahres sagen, ohne zu predigen.',
    gift: 'eine Leichtigkeit, bei der man aufatmet',
    cost: 'Der Preis wird fällig, wenn etwas Ernst verlangt: Zuerst kommt der Witz, und was wehtat, bleibt, wo es war.',
    quiet:
      'Herumzualbern ist wohl nicht Ihre Art, der Welt zu begegnen; Sie bleiben ernst, wo andere scherzen, und darauf ist Verlass. Ihren Worten gibt das Gewicht, auch wenn eine schwere Woche dann weniger Ausgänge hat, als sie bräuchte.',
    less: 'ein Scherz ist selten Ihre erste Antwort',
    card: 'Er spielt, neckt und genießt den Augenblick und sticht an, was sich zu wichtig nimmt. Seine Gabe ist Leichtigkeit; sein Preis ist, dass Ernstes ungesagt bleiben kann.',
  },
  caregiver: {
    core: 'der Impuls, für andere zu sorgen',
    leads:
      'Was jemand braucht, bemerken Sie vermutlich, bevor er darum bittet, und die Menschen, die Sie lieben, haben in Ihrem Kalender wohl Vorrang. Sich nützlich zu machen ist vielleicht Ihre natürlichste Art, Zuneigung zu zeigen.',
    gift: 'die Aufmerksamkeit für das, was andere brauchen',
    cost: 'Das kostet Kraft, denn die eigenen Bedürfnisse kommen zuletzt an die Reihe, und Hilfe, um die niemand gebeten hat, wartet oft lange auf Dank.',
    quiet:
      'Sich um andere zu kümmern scheint nicht die Achse Ihres Lebens zu sein; Erwachsenen trauen Sie wohl zu, sich zu melden, wenn sie etwas brauchen. Das lässt ihnen ihre Freiheit, auch wenn manchmal jemand auf ein Angebot hofft, das nicht kommt.',
    less: 'Sinn suchen Sie nicht zuerst darin, für jemanden zu sorgen',
    card: 'Er schützt, nährt, erinnert und bleibt, bis der andere in Sicherheit ist. Seine Gabe ist ein verlässliches Herz; sein Preis ist, dass man den, der gibt, leicht vergisst.',
  },
  creator: {
    core: 'der Drang, etwas Eigenes zu schaffen',
    leads:
      'Eine fertige Lösung lässt Sie wohl ein wenig unzufrieden zurück; lieber formen Sie die Sache selbst, auch wenn es länger dauert. Eine Idee kann Sie bis tief in die Nacht festhalten, weil es darauf ankommt, dass sie endlich Gestalt gewinnt.',
    gift: 'den Willen, einer Idee eigene Form zu geben',
    cost: 'Der Preis ist ein strenges inneres Auge: Das fertige Stück bleibt hinter dem vorgestellten zurück, und vieles bleibt in der Schublade.',
    quiet:
      'Aus dem Nichts zu erfinden ist wahrscheinlich nicht Ihr Ehrgeiz; was andere ausgearbeitet haben, ist gut genug, wenn es seinen Zweck erfüllt. So sparen Sie Mühe, und eine Idee, auf die nur Sie gekommen wären, wird vielleicht nie ausprobiert.',
    less: 'eine bewährte Lösung liegt Ihnen mehr als ein leeres Blatt',
    card: 'Er will etwas in die Welt bringen, das es vorher nicht gab und das seine Handschrift trägt. Seine Gabe ist Originalität; sein Preis ist, dass nichts je ganz fertig wird.',
  },
  ruler: {
    core: 'der Wille, den Dingen Ordnung und Richtung zu geben',
    leads:
      'Wo niemand entscheidet, zieht es Sie vermutlich auf den Platz am Kopf des Tisches, und ein Plan mit Namen und Terminen lässt Sie wohl aufatmen. Sie denken in Zuständigkeiten: wer was trägt und was geschieht, wenn es ihm aus der Hand fällt.',
    gift: 'ein Gespür für Ordnung und klare Zuständigkeit',
    cost: 'Der Preis ist Gewicht, denn wer alles zusammenhält, lässt schwer los, und an die Stelle von Vertrauen kann Kontrolle treten.',
    quiet:
      'Das Sagen zu haben suchen Sie wahrscheinlich nicht; mit den Entscheidungen anderer können Sie leben, und Rangordnungen interessieren Sie womöglich wenig. Neben Ihnen arbeitet es sich gut, doch manches, was Ihr Wort bräuchte, wird dann ohne Sie geregelt.',
    less: 'das Kommando überlassen Sie gern jemand anderem',
    card: 'Er übernimmt Verantwortung, setzt den Rahmen und will, dass die Dinge Bestand haben. Seine Gabe ist eine Ordnung, an die man sich lehnen kann; sein Preis ist, dass er schwer loslässt.',
  },
  citizen: {
    core: 'der Wunsch, unter Gleichen dazuzugehören',
    leads:
      'Ein gewöhnlicher Tisch mit Menschen, denen Sie vertrauen, bedeutet Ihnen wahrscheinlich mehr als jede Bühne, und Sie merken wohl schnell, wenn jemand außen vor bleibt. Gerecht geteilt und geradeheraus gesprochen soll es sein, und niemand muss etwas Besonderes darstellen.',
    gift: 'ein schlichtes Miteinander, in dem niemand glänzen muss',
    cost: 'Das kostet Kontur: Um einer Runde weiter anzugehören, bleibt ein eigener Wunsch oder eine Meinung auch einmal unausgesprochen.',
    quiet:
      'Zu den vielen zu gehören ist anscheinend nicht das, was Sie trägt; Sie können ein wenig außerhalb stehen, ohne sich verloren zu fühlen. Das verschafft Ihnen einen eigenen Ausblick, und andere brauchen vielleicht länger, bis sie mit Ihnen rechnen.',
    less: 'in der Menge aufzugehen gibt Ihnen wenig Trost',
    card: 'Er möchte Gleicher unter Gleichen sein, nützlich und angenommen, ohne glänzen zu müssen. Seine Gabe ist Zusammenhalt; sein Preis ist, dass das eigene Profil verblassen kann.',
  },
}
