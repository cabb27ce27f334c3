import type { ArchetypeDepthBook } from '../depth-books.ts'

export const stabilityDepths: Pick<ArchetypeDepthBook, 'caregiver' | 'creator' | 'ruler'> = {
  caregiver: {
    traits: ['Aufmerksamkeit', 'Güte', 'Verlässlichkeit', 'Geduld'],
    essence:
      'Der Fürsorgliche sieht, was anderen fehlt, und geht los, bevor er gebeten wird. Er macht das Leben erträglich und findet seinen Sinn darin, dass es jemandem gut geht.',
    raised:
      'Im Kopf tragen Sie wahrscheinlich die Bedürfnisse mehrerer Menschen zugleich, und rund ist ein Tag, wenn jemand seinetwegen besser schläft. Zu Ihnen kommt man vermutlich im schlechtesten Zustand, weil Schwäche bei Ihnen nicht peinlich ist. Zu dieser Stärke gehört die Frage, wer es merken würde, wenn Sie selbst etwas bräuchten.',
    beside: 'Der Fürsorgliche steuert Milde bei und fragt, wer die Folgen zu tragen hat.',
    context:
      'Am ehesten sieht man dieses Gesicht in der Familie, am Krankenbett, wenn jemand neu anfängt, und in jedem Team mit mehr Arbeit als Händen.',
    dream:
      'Ein Traum kann Ihnen ein kleines Tier in die Hände legen, ein fremdes Kind anvertrauen oder ein Haus zeigen, in dem noch Licht brennt.',
    dreamMeaning:
      'Was in einem solchen Traum klein und bedürftig ist, kann jemand anderes sein und auch ein Teil von Ihnen, der darauf wartet, versorgt zu werden.',
    balance: {
      exercise:
        'Lassen Sie das Bedürfnis eines erwachsenen Menschen eine Stunde lang unbeantwortet und sehen Sie, wer sich darum kümmert.',
      purpose: 'Helfen wird wieder zu einer Entscheidung.',
    },
    practice: {
      exercise:
        'Tun Sie jemandem, der nicht darum gebeten hat, einen kleinen Gefallen und erwähnen Sie ihn nicht.',
      purpose: 'Fürsorge hat auch im Kleinen Platz.',
    },
  },
  creator: {
    traits: ['Vorstellungskraft', 'Eigensinn', 'Handwerk', 'Beharrlichkeit'],
    essence:
      'Der Schöpfer kann nichts lassen, wie er es vorfindet: Was noch keine Form hat, dem will er eine geben. Er lebt mit einem Bild davon, wie das Werk sein müsste, und leidet ein wenig unter jedem Abstand zu diesem Bild.',
    raised:
      'Vermutlich denken Sie mit den Händen oder mit Stift und Papier, und eine Idee klopft so lange an, bis sie Gestalt bekommt. Was Sie machen, erzählt anderen wohl mehr über Sie als das, was Sie sagen. Zu dieser Stärke gehört die Frage, was längst fertig wäre, wenn es gewöhnlich hätte sein dürfen.',
    beside:
      'Der Schöpfer steuert Form bei und den Wunsch, etwas zu hinterlassen, das vorher nicht da war.',
    context:
      'Dieses Gesicht zeigt sich gern in Werkstätten und an Schreibtischen, wenn etwas eingerichtet oder entworfen wird und wenn es um Geschmack geht.',
    dream:
      'Ein Traum kann einen Rohbau zeigen, ein Werkzeug, dessen Zweck niemand kennt, oder ein Werk, das beim Übergeben zerfällt.',
    dreamMeaning:
      'Solche Bilder können sagen, dass etwas Gestalt annehmen will, und auch, wie streng darüber vorab geurteilt wird.',
    balance: {
      exercise:
        'Machen Sie eine Sache unterhalb Ihres üblichen Anspruchs fertig und geben Sie sie so weiter.',
      purpose: 'Etwas, das gut genug ist, kommt in die Welt.',
    },
    practice: {
      exercise:
        'Machen Sie etwas in zehn Minuten: eine Skizze, einen Vers, ein Essen aus dem, was da ist.',
      purpose: 'Die Hand merkt, dass sie auch ohne Einfall anfangen darf.',
    },
  },
  ruler: {
    traits: ['Verantwortung', 'Ordnung', 'Entschiedenheit', 'Überblick'],
    essence:
      'Der Herrscher fühlt sich für das Ganze zuständig, ob man ihn darum gebeten hat oder nicht. Er zieht Grenzen, verteilt Aufgaben und denkt an das, was morgen noch gelten muss.',
    raised:
      'Was ungeklärt ist, sehen Sie wahrscheinlich sofort, und Unordnung in einer gemeinsamen Sache kann Ihnen geradezu körperlich unangenehm sein. Entscheidungen überlässt man vermutlich Ihnen, weil Sie hinterher dafür einstehen. Zu dieser Stärke gehört die Frage, was wirklich geschähe, wenn Sie die Sache für eine Woche losließen.',
    beside: 'Der Herrscher steuert einen Rahmen bei und sorgt dafür, dass etwas daraus wird.',
    context:
      'Hervor kommt dieses Gesicht vor allem dort, wo Geld, Termine und Menschen zu ordnen sind, und überall, wo eine Gruppe auf eine Entscheidung wartet.',
    dream:
      'Ein Traum kann Sie ans Steuer eines Wagens setzen, der verspätet reagiert, in ein Haus mit zu vielen Türen oder vor eine Versammlung, die ohne Sie begonnen hat.',
    dreamMeaning:
      'Solche Szenen können zeigen, wie schwer die Verantwortung wiegt und wo jemand anderes das Steuer übernehmen könnte.',
    balance: {
      exercise:
        'Lassen Sie jemand anderen etwas entscheiden, das Sie betrifft, und korrigieren Sie nichts.',
      purpose: 'Die Ordnung zeigt, dass sie auch ohne Ihre Hand steht.',
    },
    practice: {
      exercise:
        'Entscheiden Sie bis zum Mittag eine offene Frage und teilen Sie einem Menschen mit, wie.',
      purpose: 'Ihr Wort gewöhnt sich daran, zu gelten.',
    },
  },
}
