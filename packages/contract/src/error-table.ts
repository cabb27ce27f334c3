import type { Language } from './languages.ts'

type Texts = Readonly<Record<Language, string>>

interface ErrorEntry extends Texts {
  /** Of the HTTP response. */
  readonly status: number
  /** A reader can only try again: a screen shows the text of `internal_error` instead. */
  readonly isProgramFault?: true
}

/** Every error the API can respond with. */
export const errors = {
  bad_json: {
    status: 400,
    isProgramFault: true,
    en: 'The request is not valid JSON.',
    sk: 'Požiadavka nie je platný JSON.',
    de: 'Die Anfrage ist kein gültiges JSON.',
  },
  session_missing: {
    status: 401,
    en: 'You are no longer signed in. Please sign in again.',
    sk: 'Vaše prihlásenie vypršalo. Prihláste sa, prosím, znova.',
    de: 'Sie sind nicht mehr angemeldet. Bitte melden Sie sich noch einmal an.',
  },
  session_invalid: {
    status: 401,
    en: 'You are no longer signed in. Please sign in again.',
    sk: 'Vaše prihlásenie vypršalo. Prihláste sa, prosím, znova.',
    de: 'Sie sind nicht mehr angemeldet. Bitte melden Sie sich noch einmal an.',
  },
  ticket_missing: {
    status: 401,
    en: 'Too much time has passed. Please send your e-mail address once more.',
    sk: 'Uplynulo priveľa času. Zadajte, prosím, svoju e-mailovú adresu ešte raz.',
    de: 'Es ist zu viel Zeit vergangen. Bitte geben Sie Ihre E-Mail-Adresse noch einmal ein.',
  },
  ticket_invalid: {
    status: 401,
    en: 'Too much time has passed. Please send your e-mail address once more.',
    sk: 'Uplynulo priveľa času. Zadajte, prosím, svoju e-mailovú adresu ešte raz.',
    de: 'Es ist zu viel Zeit vergangen. Bitte geben Sie Ihre E-Mail-Adresse noch einmal ein.',
  },
  signature_invalid: {
    status: 401,
    isProgramFault: true,
    en: 'The signature of this request is not valid.',
    sk: 'Podpis tejto požiadavky nie je platný.',
    de: 'Die Signatur dieser Anfrage ist ungültig.',
  },
  payment_required: {
    status: 402,
    en: 'This part opens after payment.',
    sk: 'Táto časť sa otvorí po zaplatení.',
    de: 'Dieser Teil öffnet sich nach der Zahlung.',
  },
  not_yours: {
    status: 403,
    isProgramFault: true,
    en: 'You do not have access to this.',
    sk: 'K tomuto nemáte prístup.',
    de: 'Darauf haben Sie keinen Zugriff.',
  },
  not_found: {
    status: 404,
    isProgramFault: true,
    en: 'There is nothing at this address.',
    sk: 'Na tejto adrese nič nie je.',
    de: 'Unter dieser Adresse gibt es nichts.',
  },
  question_unknown: {
    status: 404,
    en: 'The questions have changed in the meantime. Please reload the page.',
    sk: 'Otázky sa medzičasom zmenili. Načítajte, prosím, stránku znova.',
    de: 'Die Fragen haben sich inzwischen geändert. Bitte laden Sie die Seite neu.',
  },
  result_not_found: {
    status: 404,
    isProgramFault: true,
    en: 'There is no profile yet.',
    sk: 'Profil zatiaľ neexistuje.',
    de: 'Es gibt noch kein Profil.',
  },
  step_not_ready: {
    status: 409,
    isProgramFault: true,
    en: 'An earlier step has to be answered first.',
    sk: 'Najprv treba dokončiť predchádzajúci krok.',
    de: 'Zuerst sind noch Fragen aus einem früheren Schritt zu beantworten.',
  },
  step_answered: {
    status: 409,
    isProgramFault: true,
    en: 'These answers have been handed in already, and what followed builds on them.',
    sk: 'Tieto odpovede sú už odovzdané a ďalšie otázky na ne nadväzujú.',
    de: 'Diese Antworten sind bereits abgegeben, und alles Weitere baut darauf auf.',
  },
  answers_missing: {
    status: 409,
    en: 'Some answers are still missing.',
    sk: 'Niektoré odpovede ešte chýbajú.',
    de: 'Einige Antworten fehlen noch.',
  },
  already_confirmed: {
    status: 409,
    en: 'This address is already confirmed. Please sign in to continue.',
    sk: 'Táto adresa je už potvrdená. Pokračujte, prosím, prihlásením.',
    de: 'Diese Adresse ist bereits bestätigt. Bitte melden Sie sich an, um fortzufahren.',
  },
  already_paid: {
    status: 409,
    en: 'This has been paid for already.',
    sk: 'Toto je už zaplatené.',
    de: 'Das ist bereits bezahlt.',
  },
  body_too_large: {
    status: 413,
    en: 'Something in what was sent is not valid. Please check it and try again.',
    sk: 'Niektorý údaj nie je v poriadku. Skontrolujte ho, prosím, a skúste to znova.',
    de: 'Eine Angabe stimmt nicht. Bitte prüfen Sie sie und versuchen Sie es noch einmal.',
  },
  wrong_media_type: {
    status: 415,
    isProgramFault: true,
    en: 'The request has to be sent as JSON.',
    sk: 'Požiadavku treba poslať ako JSON.',
    de: 'Die Anfrage muss als JSON gesendet werden.',
  },
  validation_failed: {
    status: 422,
    en: 'Something in what was sent is not valid. Please check it and try again.',
    sk: 'Niektorý údaj nie je v poriadku. Skontrolujte ho, prosím, a skúste to znova.',
    de: 'Eine Angabe stimmt nicht. Bitte prüfen Sie sie und versuchen Sie es noch einmal.',
  },
  too_many_requests: {
    status: 429,
    en: 'Too many attempts in a short time. Please wait a minute and try again.',
    sk: 'Priveľa pokusov za krátky čas. Počkajte, prosím, minútu a skúste to znova.',
    de: 'Zu viele Versuche in kurzer Zeit. Bitte warten Sie eine Minute und versuchen Sie es dann noch einmal.',
  },
  daily_limit_reached: {
    status: 429,
    en: 'That is as much as one day allows. Please go on tomorrow.',
    sk: 'Na dnes je to všetko, viac sa za jeden deň nedá. Pokračujte, prosím, zajtra.',
    de: 'Mehr ist an einem Tag nicht möglich. Bitte machen Sie morgen weiter.',
  },
  internal_error: {
    status: 500,
    en: 'Something went wrong. Please try again.',
    sk: 'Niečo sa nepodarilo. Skúste to, prosím, znova.',
    de: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  },
  unavailable: {
    status: 503,
    en: 'We can’t be reached for the moment. Please try again shortly.',
    sk: 'Služba je práve nedostupná. Skúste to, prosím, o chvíľu znova.',
    de: 'Der Dienst ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
  },
} as const satisfies Record<string, ErrorEntry>

/** No error of the API: the web app shows this text when no response arrived. */
export const networkError = {
  en: 'No connection. Check your network and try again.',
  sk: 'Spojenie zlyhalo. Skontrolujte pripojenie na internet a skúste to znova.',
  de: 'Keine Verbindung. Bitte prüfen Sie Ihren Internetzugang und versuchen Sie es noch einmal.',
} as const satisfies Texts

/** The web app says this when the sign-in provider sends no more links for longer than a minute. */
export const linkLimitError = {
  en: 'No more mails can be sent for now. Please look for the newest one, in the spam folder too, or try again in an hour.',
  sk: 'Ďalší e-mail teraz poslať nemôžeme. Nájdite si, prosím, ten najnovší, pozrite aj do nevyžiadanej pošty, alebo to skúste znova o hodinu.',
  de: 'Im Moment können wir keine weitere E-Mail senden. Bitte sehen Sie nach der neuesten, auch im Spam-Ordner, oder versuchen Sie es in einer Stunde noch einmal.',
} as const satisfies Texts
