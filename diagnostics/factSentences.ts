/** What messages say about branch files, pictures, and files of any kind. `{{name}}` stands for a value. */
import type { Expectation } from './expectations.ts';

const SAVE = 'Save the file as UTF-8 (in Notepad: File, Save as, Encoding: UTF-8)';
const TAKE_BACK = 'Restore the file from a copy, or delete what was pasted into it by mistake.';
const SAVE_SMALLER =
  'Save it smaller: 2000 pixels are wide enough (Paint on Windows can do that with Resize, and Preview on a Mac with Tools, Adjust Size).';
const OTHER_FORMAT =
  'found a {{format}} file, expected a JPEG, PNG, WebP, AVIF or HEIC picture. Save it as JPEG ({{howTo}})';

const RESTORE = 'Restore the rest from a copy of the file, or type it.';
const OTHER_ONE = '({{place}}). Choose a different one.';

/** A name that is unknown, and the known one that it may be. */
type Unknown = Readonly<{ key: string; name: string; similar: string | undefined }>;

/** A value that is not as its schema expects it; what is expected is also given as its name and values, if it has a name. */
type Unexpected = Readonly<Record<'key' | 'found' | 'expected' | 'advice', string>> &
  Readonly<{ name?: Expectation | undefined; values: object }>;

const inQuotes = (text: string) => (text === '' ? 'nothing' : `"${text}"`);
const meant = (name: string | undefined) => name && `Did you mean ${name}?`;
const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** What a form can say, too, in words of its own: `locales/en/editor-mistakes.json`. */
export const FORM_SENTENCES = {
  // Keys and values.
  lostLetters:
    '{{key}}: found {{text}}, whose characters were lost when the file was saved. Type the text again, and save the file as UTF-8.',
  cutOffFile: `the file is cut off: {{keys}} are missing. ${RESTORE}`,
  amountComma:
    'an amount cannot have a comma, because a comma starts the next value. Type amounts in digits only, such as 20000.',
  wrongColumn: ({ group, column, isMore }: { group: string; column: number; isMore: boolean }) =>
    `this line starts at the wrong column${group && `, and so is read as part of ${group}`}. Type it ` +
    `${column === 0 ? 'at the start of the line, without spaces' : `with ${counted(column, 'space', 'spaces')}`} before it` +
    `${isMore ? ', and the lines below that belong with it' : ''}.`,
  missingKey: '{{key}} is missing.{{advice}}',
  unknownKey: '{{key}} is not a known key.{{rule}} Known keys: {{known}}.',
  mistypedKey: '{{key}} is not a known key.{{rule}} Did you mean {{meant}}?',
  excludedKey: '{{key}} is not a known key. Expected {{expected}}.',
  unexpectedValue: ({ key, found, expected, advice }: Unexpected) =>
    `${key && `${key}: `}${found && `found ${found}, `}expected ${expected}.${advice}`,
  unknownBranch: ({ key, id, ids }: { key: string; id: string; ids: readonly string[] }) =>
    `${key}: found ${id}, ${ids.length > 0 ? `expected one of: ${ids.join(', ')}` : 'but there is no branch file'}.`,
  noChat:
    'whatsapp is missing: chats that name no branch go to this one. Type it, or name another primaryBranch in clinic.yaml.',
  dentistIdTwice: `{{value}} is already the id of another dentist ${OTHER_ONE}`,
  offerIdTwice: `{{value}} is already the id of another offer in this file ${OTHER_ONE}`,
  offerInTwoFiles: `{{value}} is also the id of an offer in another file ${OTHER_ONE} If it is the same offer, keep it once: in clinic.yaml, with the branches where it applies.`,
  slugTwice: `{{value}} is already a booking slug ${OTHER_ONE}`,
  inListTwice: `{{value}} is already in this list ${OTHER_ONE}`,
  unknownDentist: ({ id, known, similar }: { id: string; known: readonly string[]; similar: string | undefined }) =>
    `dentists.id: found ${id}, which is no id in the team of clinic.yaml. ${meant(similar) ?? `Expected one of: ${known.join(', ')}.`}`,
  workplaceTwice:
    'the clinic file says, too, that {{id}} works here ({{place}}). Say it in one place: delete one of the two.',
  noService: ({ key, name, similar, known }: Unknown & { known: readonly string[] }) =>
    `${key}: there is no service ${name}. ${meant(similar) ?? `Expected one of: ${known.join(', ')}.`}`,
  figuresNotOffered: '{{key}}: this branch does not offer {{name}} (notOffered, line {{line}}). Delete one of the two.',
  noPage: ({ key, name, similar }: Unknown) =>
    `${key}: there is no page ${name}. ${meant(similar) ?? 'Type the part of its address after the host name.'}`,

  // What is allowed in branch files, but probably not intended.
  noteInText: ({ isEmpty, note, typed }: { isEmpty: boolean; note: string; typed: string | undefined }) =>
    `${isEmpty ? 'there is no text before' : 'the text ends before'} "# ${note}", because a space, # and a space start a note. ` +
    `If it belongs to the text, put the whole text in quotes.${typed ? ` Type: ${typed}` : ''}`,
  unknownLanguage: ({ code, others, known }: { code: string; others: number; known: string }) =>
    `found ${code}${others > 0 ? ` (and in ${counted(others, 'more place', 'more places')} in this file)` : ''}, ` +
    `which is not a language of this site: no page shows its text. Its languages are ${known}.`,
  notInLanguage: '{{key}}: found {{text}}, which is not in {{language}}. Type the {{language}} text.',
  englishLetters:
    '{{key}}: found {{text}}, which is in English letters. Type it in {{language}}, or delete the line: pages then show the English text.',
  longText:
    '{{key}}: this text has more than {{most}} characters. Type a shorter one: few people read that far, and on a phone it fills the screen.',
  signsInText:
    '{{key}}: type only the words. Pages show signs of HTML, Markdown and other programs as they are: a patient would see {{shown}}',
  emojiInName:
    '{{key}}: found {{emoji}} in a name, which a patient would see in search results and among the contacts of the phone, too. Type the name without it.',
  capitals:
    '{{key}}: found {{shown}}, which reads like shouting. Type it in small letters, with a capital at its start.',
  oddPhone:
    '{{key}}: found {{value}}, which is not a valid phone number in India. Check each digit: a mobile number begins with 6, 7, 8 or 9, a landline with its area code without the 0.',
  highPrice:
    '{{key}}: found {{value}}, which is more than Rs {{most}}. Count the zeros: prices are whole rupees, without paise.',
  longRating: '{{key}}: found {{value}}, expected at most one digit after the decimal point. Type: rating: {{short}}',
  endlessDiscount:
    'offer {{id}} promises {{discount}} off and has no last day: until when? Type for example: lastDay: {{year}}-12-31',
  lastYearsOffer:
    'offer {{id}} ended in {{year}}, and the offers page still shows it as ended. Delete it, or give it new dates and texts.',
  lastYearsHolidays: ({ count, first, next }: { count: number; first: string; next: string | undefined }) =>
    (count === 1
      ? `exceptions: ${first} is in an earlier year, which no page shows any more.`
      : `exceptions: ${count} days are in earlier years, which no page shows any more; the first is ${first}.`) +
    ` Type the dates of the coming holidays instead, or delete ${count === 1 ? 'it' : 'them'}.` +
    (next ? ` Type for example: day: ${next}` : ''),
  pastHoliday: 'exceptions: {{day}} is past, and no page shows it any more. Type for example: day: {{next}}',
  futureReview:
    'reviews.date: found {{date}}, which is after today ({{today}}). Type the day on which the review was written.',
  closedWorkday:
    '{{key}}: {{name}} works on {{day}}, but {{branch}}.yaml says that the branch is closed then. Change one of them.',

  // Pictures.
  noPicture: ({ key, name, similar }: Unknown) =>
    `${key}: there is no picture ${name}. ${meant(similar) ?? 'Put it there, or name one that exists.'}`,
  smallPicture:
    '{{name}} has {{width}} x {{height}} pixels, expected at least {{least}} x {{leastHeight}}. Copy the photograph from the phone or camera itself: what chats and web pages show is often smaller.',
  largePicture: `this file has {{found}} MB, expected at most {{most}}. ${SAVE_SMALLER}`,
  manyPixels: `this picture has {{width}} x {{height}} pixels, more than a page can use. ${SAVE_SMALLER}`,
  shortMemory: `this device has too little memory for this picture. Close other tabs and programs, and choose it once more. If that does not help: ${SAVE_SMALLER}`,
  emptyUpload: 'this file is empty. Copy the picture once more from where it came.',
  notAPictureUpload: 'what is in this file is no picture. Choose the photograph itself.',
  damagedPicture: 'this picture is cut off or damaged. Copy it here once more from where it came.',
  rareHeic:
    'this HEIC photograph cannot be read here: it is damaged, or of a rare kind. Save it as JPEG: on the iPhone, tap Share, Options, Most Compatible, and send it to yourself; on a Mac, Preview can do that with File, Export. For new photographs, choose Most Compatible under Settings, Camera, Formats.',
  otherFormatUpload: `${OTHER_FORMAT}.`,
  lfsPicture:
    'Git LFS keeps this picture elsewhere: this file only points to it. Type: git lfs pull (a workflow that checks the project out needs: lfs: true)',
} as const;

export const FACT_SENTENCES = {
  ...FORM_SENTENCES,

  /** For what only preflight and the project's own checks report. */
  remark: ({ text }: Readonly<{ text: string; plain?: Plain }>) => text,

  // Files of any kind.
  noFolder: 'there is no such folder.',
  savedAsUtf16: `the file is saved as UTF-16, which Notepad calls Unicode. ${SAVE}.`,
  otherEncoding: `this {{character}} is saved as {{encoding}} (ANSI). ${SAVE}, and check this character.`,
  damagedLetter: 'this character (\uFFFD) is damaged. Save the file as UTF-8 and type the character again.',
  oversize: `the file is {{found}} {{unit}}, expected at most {{most}} {{unit}}. ${TAKE_BACK}`,
  deepFacts: 'more than {{most}} brackets, dashes or colons are nested here. Delete those that do not belong.',
  deepWords: `more than {{most}} brackets are nested here. ${TAKE_BACK}`,
  mergeConflict:
    'found {{mark}}, with which Git marks two versions of the same lines. Keep the lines that are right, and delete the others and the lines that begin with <<<<<<<, ======= and >>>>>>>.',
  otherProgram:
    'the file is a document from another program, not plain text. Restore it from a copy, and edit it in a plain text editor such as Notepad.',

  // The names of branch files.
  reservedName: '{{name}}.yaml is a reserved name. Name the file after the branch, such as madurai.yaml',
  badFileName:
    'the file is named {{name}}, expected lower-case letters, digits and hyphens, ending in .yaml, such as madurai.yaml. If it is a copy, move it out of this folder.',
  branchNameTwice: `{{value}} is already the name of another branch ${OTHER_ONE}`,
  noClinicFile: 'this file is missing: it holds what all branches share.',
  noBranchFile: 'there is no branch file. Expected one file per branch, such as chennai.yaml',

  // Google's sheet of the clinic's profiles.
  listingDiffers: ({ id, column, theirs, ours }: Record<'id' | 'column' | 'theirs' | 'ours', string>) =>
    `${id}, ${column}: Google has ${inQuotes(theirs)}, the website ${inQuotes(ours)}. Correct the one that is wrong.`,
  noListing:
    'Google has no profile with the store code {{id}}. Type it there as the store code of this branch, or import this branch there.',
  noStoreCode: 'this row has no store code. Type the name of its branch file there, without .yaml.',
  unknownStoreCode: ({ code, similar }: { code: string; similar: string | undefined }) =>
    `no branch file is named ${code}.yaml, like this store code. ${meant(similar) ?? 'Correct the store code at Google, or remove the profile of a branch that is gone.'}`,
  storeCodeTwice: 'the store code {{code}} is on line {{line}}, too. Give each profile its own.',
  noStoreCodes:
    'there is no column Store code (or Shop code). Set the language of the Google account to English, and download all profiles again.',
  noListingColumns: 'these columns are missing, and so were not compared: {{columns}}. Download all profiles again.',

  // YAML.
  emptyFile: 'the file is empty.',
  earlyEnd: 'found ..., which ends the file here. Delete this line.',
  cutOffLine: `the file is cut off in the middle of this line. ${RESTORE}`,
  twoColons: 'a colon and a space start a value, and this line has them twice.{{advice}}',
  valueAndLines:
    'this key has a value on its own line, and the lines under it are indented as if they belonged to it. Keep one of the two, or indent the lines under it like this one.',
  noKey:
    'this line is not "key: value". Type a colon and a space after the key, or make it a note: type # and a space before it.',
  otherColumn:
    'this line starts at another column than the lines around it. Lines of one group have the same number of spaces before them.',
  openQuote: 'a quote is opened here and never closed. Type one at the end of the text.',
  openBracket: 'a bracket is opened here and never closed. Type the missing ] or }.',
  spareBracket: 'a bracket is closed here that was never opened. Delete it.',
  inBrackets:
    'in brackets, values are separated by commas, and each key is followed by a colon and a space, as in { from: 200, to: 2000 }.',
  spareLine:
    'this line does not fit the ones above. Compare the spaces before it, and look for a colon, quote or bracket that is missing there.',
  entryWithoutDash: 'each entry of this list starts with a dash and a space. Type them here.',
  dashWithoutSpace: 'a space is missing after the dash. Type it.',
  noteWithoutSpace: 'a note starts with a space and #. Type a space before the #.',
  tab: 'found a tab at the start of the line. Use spaces instead.',
  oddKey: 'this key is not a word. Type a word and a colon.',
  secondDocument: 'found ---, which starts a second document. Delete this line.',
  backslash: 'a backslash in double quotes has a special meaning. Type two backslashes, or use single quotes.',
  symbol: 'a symbol in this text has a special meaning here.{{advice}}',
  keyTwice: ({ keys, isEntry }: { keys: readonly string[]; isEntry: boolean }) =>
    `${keys.join(', ')} ${keys.length === 1 ? 'appears' : 'appear'} twice in this group. Keep one of the two` +
    `${isEntry ? ', or type a dash and a space before the first line of a new entry' : ''}.`,
  invisibleCharacter: ({ codePoint, others }: Odd) =>
    `found an invisible character (${codePoint}). Delete it.${sameIn(others)}`,
  noBreakSpace: (odd: Odd) => `found a no-break space ${likeSpace(odd)}`,
  specialSpace: (odd: Odd) => `found a special space ${likeSpace(odd)}`,
  textEndsAtNote:
    'the text ends before "{{cut}}", because a space and # start a note. Put the whole text in quotes{{typed}} (or, if it is a note, type a space after #).',

  // Who approves which file.
  ruleBelowMark: 'this line is not from editor.yaml, and would be lost. Move it above line {{line}}.',

  // Pictures.
  noLabelledPicture: ({ name, similar }: Omit<Unknown, 'key'>) =>
    `there is no picture media/${name}. ${meant(similar) ?? 'Labels belong to one picture: delete those of a picture that is gone.'}`,
  noPart: ({ name, similar }: Omit<Unknown, 'key'>) =>
    `${name} has no name. ${meant(similar) ?? `Write it in locales/en/services.json, as picture.parts.${name}`}`,
  emptyPicture: 'this file is empty. Copy the picture here once more, or delete the file.',
  notAPicture:
    'what is in this file is no picture, although its name says so. Put the photograph itself in its place, or delete the file.',
  otherFormatInside:
    'what is in this file is {{format}}, although its name says otherwise. Save the picture as JPEG ({{howTo}}), and delete this file.',
  otherFormat: `${OTHER_FORMAT}, then take this file out of media/.`,
  oddPictureName: 'found a name that not every computer can hold. Rename it: media/{{free}}',
  samePictureName:
    'media/{{other}} has the same name but for the ending. If this picture is to replace that one, delete that one; otherwise rename this one: media/{{free}}',
  wrongEnding:
    'this is {{kind}} picture, although its name ends in .{{ending}}. Rename it: {{name}}, also where a branch file names it.',
} as const;

/** In the editor: a text of `editor-mistakes`, with its values; empty if its place says it all. */
export type Plain = '' | readonly [key: string, values?: object];

/** An odd character, and how many more lines have one. */
type Odd = Readonly<{ codePoint: string; others: number }>;

const likeSpace = ({ codePoint, others }: Odd) =>
  `(${codePoint}), which only looks like a space. Delete it and type a space.${sameIn(others)}`;
const sameIn = (others: number) => (others > 0 ? ` The same in ${counted(others, 'more line', 'more lines')}.` : '');
