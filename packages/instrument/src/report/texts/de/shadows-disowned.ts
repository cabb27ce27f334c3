import type { ShadowBook } from '../report-texts.ts'

export const disownedTexts: ShadowBook['disowned'] = {
  innocent: {
    text: 'Weggeräumtes Vertrauen kehrt gern als Ärger über Menschen zurück, die naiv wirken. Ihr guter Glaube erscheint töricht, und irgendwo in diesem Ärger steckt vielleicht ein wenig Neid auf die Leichtigkeit ihres Lebens.',
    tip: 'Zurück kommt es, wenn Sie jemandem in einer Sache glauben, in der ein Irrtum wenig kosten würde.',
    card: 'Der Teil, der gern vertrauen würde, wurde fortgeschickt, meist aus guten Gründen. Er kehrt als Spott über die Arglosen wieder oder als Müdigkeit, die wenig erwartet.',
  },
  sage: {
    text: 'Der beiseitegeschobene Wunsch zu verstehen kommt eher als Ungeduld mit Menschen wieder, die lange nachdenken oder viel fragen. Manche Frage wird dann abgewinkt, kurz bevor sie interessant würde.',
    tip: 'Zurück kommt er, wenn Sie eine Frage stellen, auf die Sie wirklich keine Antwort haben, und sie über Nacht offen lassen.',
    card: 'Der Teil, der fragen und nachdenken würde, wird kurzgehalten. Er kehrt als Ärger über Besserwisser wieder oder als Entscheidung, deren Gründe niemand angesehen hat.',
  },
  explorer: {
    text: 'Sehnsucht, die nicht hinausdarf, zeigt sich oft als Missbilligung derer, die einfach gehen. Ihre Freiheit wirkt verantwortungslos, und doch ruht der Blick auf einer Landkarte einen Moment länger als nötig.',
    tip: 'Zurück kommt sie, wenn Sie einen kleinen Aufbruch planen, der niemandes Erlaubnis braucht, und wirklich gehen.',
    card: 'Der Teil, der aufbrechen möchte, bekam gesagt, er solle bleiben. Er kehrt als Missbilligung der Rastlosen wieder oder als dumpfes Gefühl, dass etwas fehlt.',
  },
  outlaw: {
    text: 'Geschluckter Protest verschwindet nicht; er meldet sich als Hitze, wenn jemand anderes wagt, eine Regel zu brechen. Im Zorn über diese Frechheit steckt womöglich ein Satz, den Sie selbst gern gesagt hätten.',
    tip: 'Zurück kommt er, wenn Sie einen Einwand früh aussprechen, ruhig und bevor er zu Ärger geworden ist.',
    card: 'Der Teil, der Nein sagen würde, schweigt um des Friedens willen. Er kehrt als Bitterkeit wieder, als Zuspätkommen oder als Empörung über alle, die sich etwas herausnehmen.',
  },
  magician: {
    text: 'Einfluss, zu dem man sich nicht bekennt, taucht gern als Misstrauen gegen Menschen auf, die etwas verändern wollen. Ihre Pläne sehen nach Tricks aus, und die eigene Wirkung auf andere wird leicht unterschätzt.',
    tip: 'Zurück kommt er, wenn Sie eine Sache bestimmen, die anders werden soll, und sie sich danach auch zurechnen.',
    card: 'Der Teil, der etwas verändern könnte, liegt brach. Er kehrt als Misstrauen gegen Visionen wieder oder als Überzeugung, dass nichts, was man tut, einen Unterschied macht.',
  },
  hero: {
    text: 'Vertagter Mut zeigt sich eher als Schärfe gegen Menschen, die nach vorn drängen. Ihr Ehrgeiz wirkt laut, und was Sie selbst gewagt hätten, bleibt auf der Liste für den nächsten Monat.',
    tip: 'Zurück kommt er, wenn Sie etwas tun, das Ihnen ein wenig Angst macht, im Kleinen und mit absehbarem Ende.',
    card: 'Der Teil, der sich gern messen würde, ließ sich das ausreden. Er kehrt als Spott über die Ehrgeizigen wieder oder als Herausforderung, die immer wieder vertagt wird.',
  },
  lover: {
    text: 'Zärtlichkeit, die keinen Ort hat, kommt vielleicht als Ungeduld mit Menschen wieder, die zeigen, was sie fühlen. Ihre Wärme ist dann zu viel, und ein Kompliment wird rasch beiseitegelegt, damit es nicht ankommt.',
    tip: 'Zurück kommt sie, wenn Sie ein freundliches Wort annehmen, ohne auszuweichen, und mit einem eigenen Satz erwidern.',
    card: 'Der Teil, der sich nach Nähe sehnt, wird in sicherer Entfernung gehalten. Er kehrt als Verlegenheit beim Fühlen wieder oder als Kühle, genau dort, wo es darauf ankommt.',
  },
  jester: {
    text: 'Verbotenes Spiel wird oft zur Strenge gegen alle, die das Leben leichtnehmen. Ihre Unbeschwertheit wirkt leichtfertig, und eine freie Stunde muss erst verdient sein, bevor man sie genießen darf.',
    tip: 'Zurück kommt es, wenn Sie einmal mit Absicht albern sind, in Gesellschaft, die es Ihnen nicht nachträgt.',
    card: 'Der Teil, der spielen möchte, bekam gesagt, er solle sich benehmen. Er kehrt als Gereiztheit über die Sorglosen wieder oder als Erholung mit schlechtem Gewissen.',
  },
  caregiver: {
    text: 'Zurückgehaltene Fürsorge kann als Ärger über Menschen erscheinen, die etwas brauchen. Ihre Bitte wirkt schwach, und die Hilfe, die Sie gern gegeben hätten, kommt zu spät oder in Gestalt eines Ratschlags.',
    tip: 'Zurück kommt sie, wenn Sie ungefragt etwas Kleines, Bestimmtes anbieten und um ebenso etwas bitten.',
    card: 'Der Teil, der gern für jemanden sorgen würde, behält die Hände in den Taschen. Er kehrt als Ungeduld mit Bedürftigen wieder oder als Einsamkeit unter lauter Fähigen.',
  },
  creator: {
    text: 'Der Wunsch, etwas zu schaffen, kommt, wenn er keinen Raum findet, eher als scharfes Auge für die Fehler anderer wieder. Kritik ist dann das Nächste, was man dem Werk kommt.',
    tip: 'Zurück kommt er, wenn Sie mit Vergnügen etwas schlecht machen und es behalten.',
    card: 'Der Teil, der Eigenes schaffen würde, bleibt ohne Papier. Er kehrt als Mäkelei wieder oder als Neid auf Menschen, die einfach zeigen, was sie gemacht haben.',
  },
  ruler: {
    text: 'Autorität, die man nicht beansprucht, wird leicht zum Groll auf die, die sie haben. Deren Art zu entscheiden wirkt selbstherrlich, und das eigene Urteil bleibt offen, bis jemand anderes es gefällt hat.',
    tip: 'Zurück kommt sie, wenn Sie eine Sache laut entscheiden, mit Datum, und dabei bleiben, auch wenn jemand die Stirn runzelt.',
    card: 'Der Teil, der entscheiden könnte, hat seinen Stuhl abgegeben. Er kehrt als Groll auf die Verantwortlichen wieder oder als Staunen darüber, wohin man geraten ist.',
  },
  citizen: {
    text: 'Der verleugnete Wunsch dazuzugehören erscheint oft als Spott über Menschen, die überall mitgehen. Die Gruppe wirkt langweilig, und trotzdem kann es stechen, nicht gefragt worden zu sein.',
    tip: 'Zurück kommt er, wenn Sie eine Einladung annehmen, die Sie sonst ausschlagen, und bleiben, bis sich jemand anderes verabschiedet.',
    card: 'Der Teil, der zu den vielen gehören möchte, blieb draußen. Er kehrt als Geringschätzung des Durchschnitts wieder oder als Frösteln an festlichen Abenden.',
  },
}
