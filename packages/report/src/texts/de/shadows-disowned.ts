import type { Books } from '../books.ts'

export const disownedTexts: Books['tendencies']['disowned'] = {
  innocent: {
    text: 'Bei guten Nachrichten lesen Sie zuerst das Kleingedruckte, und ein Versprechen gilt erst, wenn es gehalten ist. Enttäuscht werden Sie so selten. Nur die Vorfreude fällt aus, und die wäre das halbe Fest gewesen.',
    tip: 'Nehmen Sie jemanden einmal beim Wort, und zwar dort, wo ein Irrtum Sie höchstens einen Kaffee kosten würde.',
    card: 'Wer mit dem Schlimmsten rechnet, wird selten überrascht. Das schont die Nerven und hat seinen Preis: Auch das Gute muss erst den Ausweis zeigen, und bis dahin ist es oft schon weitergezogen.',
  },
  sage: {
    text: 'Entschieden ist schnell, und das „Warum?“ bleibt im Hals stecken, weil gerade keine Zeit dafür ist. Das spart manchen Nachmittag. Derselbe Fehler kommt dafür wieder und trägt nur ein anderes Datum.',
    tip: 'Stellen Sie in dieser Woche eine Frage, auf die Sie wirklich keine Antwort haben, und schlafen Sie eine Nacht darüber.',
    card: 'Nachfragen hält auf, also lässt man es. So kommt man zügig voran, und erst an der dritten Kreuzung stellt sich heraus, dass niemand weiß, warum eigentlich links.',
  },
  explorer: {
    text: 'Mit dem Aufbruch ins Blaue ist es gerade immer schlecht: erst die Steuer, dann der Dachboden, dann der Kater der Nachbarn. Zu Hause fehlt nichts. Nur auf dem Bahnsteig sehen Sie dem Zug nach, der in die andere Richtung fährt.',
    tip: 'Planen Sie etwas Kleines, für das Sie niemanden fragen müssen, einen Bus ins Nachbartal zum Beispiel, und steigen Sie auch ein.',
    card: 'Fernweh lässt sich so gut wegschließen, dass man den Schlüssel vergisst. Was bleibt, ist ein ordentliches Jahr, an dem nichts auszusetzen ist.',
  },
  outlaw: {
    text: '„Ist schon recht“, sagen Sie, und der Einwand bleibt in der Jackentasche. Der Friede ist gerettet. Abends im Bett wird eine Rede daraus, mit drei Argumenten und einem Schlusssatz, und kein Mensch bekommt sie zu hören.',
    tip: 'Sagen Sie einen Einwand früh und ruhig, solange er noch ein Satz ist und keine Abrechnung.',
    card: 'Um des lieben Friedens willen bleibt das Nein ungesagt. Fort ist es damit nicht: Es sitzt im Kiefer, im knappen Tonfall, in der zu festen Tür, und irgendwann kommt die ganze Rechnung auf einmal.',
  },
  magician: {
    text: 'Gelingt etwas in Ihrer Nähe, dann war es Zufall, das Team oder das Wetter. Bescheiden ist das schon. Nur fragt man Sie dann auch nicht, wenn etwas anders werden soll, und Sie sehen zu, wie es beim Alten bleibt.',
    tip: 'Legen Sie fest, was bis zum Monatsende anders sein soll, und sagen Sie dann laut, dass es Ihr Werk war.',
    card: 'Was man sich nicht zutraut, probiert man nicht aus. Die Dinge geschehen dann eben, und der Hebel, der die ganze Zeit neben der Hand lag, setzt Staub an.',
  },
  hero: {
    text: 'Was Ihnen Mut abverlangt, wandert auf die Liste für den nächsten Monat, gleich unter den Ölwechsel. Dort hat es Gesellschaft. Und mit jedem Monat sieht das, was Sie vorhatten, ein Stück höher aus, als es ist.',
    tip: 'Trauen Sie sich in dieser Woche an etwas, das Ihnen ein wenig Angst macht, klein genug, dass Sie das Ende schon sehen.',
    card: 'Ein Wagnis kann man so lange vorbereiten, bis es keines mehr ist. Man hat dann alles beisammen, Seil, Karte, Wetterbericht, und erfährt doch nie, wie die Aussicht gewesen wäre.',
  },
  lover: {
    text: 'Ein Kompliment geben Sie zurück wie ein Paket, das falsch zugestellt wurde, und auf „Ich hab dich lieb“ sagen Sie: „Ja, ja, fahr vorsichtig.“ Gemeint ist es zärtlich. Angekommen ist es als Verkehrshinweis.',
    tip: 'Behalten Sie ein freundliches Wort einmal, statt es zurückzugeben, und antworten Sie dann mit einem eigenen.',
    card: 'Man kann Menschen gernhaben und sie trotzdem immer eine Armlänge entfernt halten. Auf die Dauer fragt dann keiner mehr nach, und beide halten die Armlänge für den normalen Abstand.',
  },
  jester: {
    text: 'Bei der Schneeballschlacht räumen Sie den Gehweg. Das ist nützlich, und trocken bleiben Sie auch. Wann Sie zuletzt gelacht haben, bis der Bauch wehtat, müssten Sie allerdings im Kalender nachsehen.',
    tip: 'Blödeln Sie einmal mit Absicht, unter Menschen, die es Ihnen am nächsten Tag nicht vorhalten.',
    card: 'Erholung gibt es nur mit Begründung: für den Rücken, für die Abwehrkräfte, für die Kinder. So wird noch das Planschbecken zur Pflicht, und am Sonntagabend ist niemand ausgeruht.',
  },
  caregiver: {
    text: 'Ihre Hilfe kommt rasch, nützt und ist gleich wieder weg. Nur saß da jemand mit roten Augen und hätte lieber eine Hand gehabt. Umgekehrt setzt sich auch zu Ihnen keiner, denn Sie sehen nicht so aus, als bräuchten Sie es.',
    tip: 'Bieten Sie einmal ungefragt etwas Kleines an, eine Fahrt zum Bahnhof etwa, und bitten Sie selbst um etwas Ähnliches.',
    card: 'Keinem zur Last fallen und sich auch keine aufladen: Das geht lange gut. Allerdings sitzt man dann unter lauter tüchtigen Leuten, und jeder löffelt für sich allein seine Suppe.',
  },
  creator: {
    text: 'Vor dem leeren Blatt fällt Ihnen ein, dass die Fenster geputzt gehören. Danach ist es Abend. Was Sie hätten machen können, machen andere, und Sie sehen genau, an welcher Stelle es besser gegangen wäre.',
    tip: 'Machen Sie mit Vergnügen etwas, das misslingen darf, und stellen Sie es trotzdem ins Regal.',
    card: 'Für Eigenes ist nie der richtige Tag. Die Hände finden andere Arbeit, sie rücken zurecht und bessern nach, und am Jahresende ist vieles gerade und nichts entstanden.',
  },
  ruler: {
    text: 'Sie wüssten, wie es ginge, und warten, bis jemand anders für alle entschieden hat. Schuld sind Sie dann an nichts. Dafür landet die ganze Runde in einem Lokal, das keiner wollte, und Sie wissen seit dem Bahnhof ein besseres.',
    tip: 'Treffen Sie in dieser Woche vor anderen eine Entscheidung, mit Datum, und bleiben Sie dabei, auch wenn jemand die Stirn runzelt.',
    card: 'Nichts entschieden, nichts falsch gemacht. Sauber bleiben die Hände so, und leer: Im Protokoll steht vieles, was man nicht gewollt hat, und nichts von einem selbst.',
  },
  citizen: {
    text: 'Auf die Einladung antworten Sie „mal sehen“, und meistens sehen Sie dann nicht. Der Abend gehört Ihnen, das Buch ist gut. Im Herbst erzählen alle von der Hütte, und es gibt Ihnen einen kleinen Stich, dass keiner mehr gefragt hat.',
    tip: 'Nehmen Sie eine Einladung an, die Sie sonst ausschlagen würden, und bleiben Sie, bis sich jemand anders verabschiedet hat.',
    card: 'Am Rand sieht man gut und wird von niemandem geschubst. Allerdings kennt einen dort auch niemand, und an festlichen Abenden merkt man, wie es zieht.',
  },
}
