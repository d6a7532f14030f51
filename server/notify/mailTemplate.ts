/**
 * The parts that mails are made of, each as HTML and as plain text. The desk and the WordPress plugin fill in what is in braces: `inner`
 * are the parts within, `accent` and `onAccent` the firm's colors; all else is text.
 *
 * Tables and styles of the elements, because Outlook for Windows lays mails out with Word. Classes only change colors in a dark
 * scheme and sizes on a phone: without them a mail looks right too.
 */

/** What a part is filled in to. In `text`, further lines of a `value` are indented, so that they cannot look like a field. */
interface MailPart {
  readonly html: string;
  readonly text: string;
}

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const LIGHT = {
  page: '#eef1ef',
  card: '#ffffff',
  ink: '#1b2521',
  soft: '#54615b',
  line: '#dde3e0',
  ground: '#f4f6f5',
} as const;
const DARK: Readonly<Record<keyof typeof LIGHT, string>> = {
  page: '#0e1412',
  card: '#18211e',
  ink: '#eef3f0',
  soft: '#aebbb5',
  line: '#35433d',
  ground: '#222d29',
};

const INK = `${FONT};color:${LIGHT.ink}`;
const SOFT = `${FONT};color:${LIGHT.soft}`;
const BREAK = 'word-break:break-word';
const TABLE = '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';

const styles = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  '@media (max-width:480px){.edge{padding-left:20px!important;padding-right:20px!important}}',
  '@media (prefers-color-scheme:dark){',
  `.page{background-color:${DARK.page}!important}`,
  `.card{background-color:${DARK.card}!important}`,
  `.ground{background-color:${DARK.ground}!important}`,
  `.ink{color:${DARK.ink}!important}`,
  `.soft{color:${DARK.soft}!important}`,
  `.line{border-color:${DARK.line}!important}`,
  '}',
].join('');

/** A row of the mail's one column. @param space above it, in pixels */
const row = (space: number, cell: string, className = '', style = ''): string =>
  `<tr><td class="edge${className && ` ${className}`}" style="padding:${space}px 32px 0;${style}">${cell}</td></tr>`;

const link = (text: string): string =>
  `<a class="ink" href="{href}" style="color:${LIGHT.ink};text-decoration:underline">${text}</a>`;

/** A label beside its value. */
const field = (value: string): string =>
  `<tr><td class="soft" width="34%" valign="top" style="${SOFT};font-size:14px;line-height:21px;padding:5px 12px 5px 0;${BREAK}">{label}</td><td class="ink" valign="top" style="${INK};font-size:16px;line-height:22px;padding:5px 0;${BREAK}">${value}</td></tr>`;

const heading = row(
  28,
  `<h2 class="ink" style="${INK};margin:0;font-size:18px;line-height:24px;font-weight:bold">{name}</h2>`,
);

const fact: MailPart = {
  html: '<strong>{label}:</strong> {value}<br>',
  text: '{label}: {value}\n',
};

const SECOND_BUTTON = row(
  20,
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td class="line" align="center" style="border:2px solid {accent};border-radius:8px"><a class="ink" href="{href}" style="${INK};display:inline-block;padding:12px 26px;font-size:16px;line-height:20px;font-weight:bold;text-decoration:none">{name}</a></td></tr></table>`,
);

const parts = {
  page: {
    html: [
      '<!doctype html>',
      '<html lang="{lang}" xmlns="http://www.w3.org/1999/xhtml"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><meta name="format-detection" content="telephone=no,date=no,address=no,email=no">',
      `<title>{subject}</title><style>${styles}</style></head>`,
      `<body class="page" style="margin:0;padding:0;background-color:${LIGHT.page}">`,
      '<div style="display:none;max-height:0;overflow:hidden">{preview}</div>',
      `${TABLE} class="page" style="background-color:${LIGHT.page}"><tr><td align="center" style="padding:24px 0 32px">`,
      '<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->',
      `${TABLE} class="card" style="max-width:600px;background-color:${LIGHT.card};border-top:4px solid {accent}">{inner}<tr><td style="padding:0 0 32px;font-size:0;line-height:0">&nbsp;</td></tr></table>`,
      '<!--[if mso]></td></tr></table><![endif]-->',
      '</td></tr></table></body></html>',
      '',
    ].join('\n'),
    text: '{inner}',
  },
  /** The firm's name, above all, and beside it its logo. */
  brand: {
    html: row(24, '<strong>{company}</strong>', 'ink', `${INK};font-size:18px;line-height:24px`),
    text: '',
  },
  brandWithLogo: {
    html: row(
      24,
      '<img src="{logo}" alt="" width="40" height="40" style="display:inline-block;vertical-align:middle;border:0;border-radius:8px;margin-right:12px"><strong>{company}</strong>',
      'ink',
      `${INK};font-size:18px;line-height:40px`,
    ),
    text: '',
  },
  title: {
    html: row(
      28,
      `<div class="soft" style="${SOFT};font-size:14px;line-height:20px;padding-bottom:4px">{note}</div><h1 class="ink" style="${INK};margin:0;font-size:28px;line-height:34px;font-weight:bold;${BREAK}">{text}</h1>`,
    ),
    text: '{note}\n\n{text}\n\n',
  },
  /** What the subject of the mail says. */
  headline: {
    html: row(
      28,
      `<h1 class="ink" style="${INK};margin:0;font-size:28px;line-height:34px;font-weight:bold;${BREAK}">{subject}</h1>`,
    ),
    text: '',
  },
  heading: { html: heading, text: '{text}\n\n' },
  /** One that plain text can do without. */
  headingAlone: { html: heading, text: '' },
  paragraph: {
    html: row(16, '{text}', 'ink', `${INK};font-size:16px;line-height:24px;${BREAK}`),
    text: '{text}\n\n',
  },
  /** A box for what matters most. */
  card: {
    html: row(
      20,
      `${TABLE} class="ground" style="background-color:${LIGHT.ground};border-radius:12px"><tr><td style="padding:18px 20px">{inner}</td></tr></table>`,
    ),
    text: '{inner}\n',
  },
  label: {
    html: `<div class="soft" style="${SOFT};font-size:14px;line-height:20px">{text}</div>`,
    text: '{text}\n',
  },
  strong: {
    html: `<div class="ink" style="${INK};font-size:18px;line-height:26px;font-weight:bold;${BREAK}">{text}</div>`,
    text: '{text}\n',
  },
  price: {
    html: `<div class="ink" style="${INK};font-size:28px;line-height:36px;font-weight:bold">{text}</div>`,
    text: '{text}\n',
  },
  /** A price with a sentence about it, which names it too. */
  priceCard: {
    html: row(
      20,
      `${TABLE} class="ground" style="background-color:${LIGHT.ground};border-radius:12px"><tr><td style="padding:18px 20px"><div class="ink" style="${INK};font-size:28px;line-height:36px;font-weight:bold">{price}</div><div class="soft" style="${SOFT};font-size:14px;line-height:20px;padding-top:4px">{text}</div></td></tr></table>`,
    ),
    text: '{text}\n\n',
  },
  /** How an estimate adds up. */
  estimate: {
    html: row(
      20,
      `${TABLE} class="ground" style="background-color:${LIGHT.ground};border-radius:12px"><tr><td style="padding:10px 20px 14px">${TABLE}>{inner}</table></td></tr></table>`,
    ),
    text: '{inner}',
  },
  /** A name and its price. */
  entry: {
    html: `<tr><td class="ink line" valign="top" style="${INK};font-size:16px;line-height:22px;padding:10px 16px 10px 0;border-bottom:1px solid ${LIGHT.line};${BREAK}">{name}{inner}</td><td class="ink line" valign="top" align="right" nowrap style="${INK};font-size:16px;line-height:22px;font-weight:bold;white-space:nowrap;padding:10px 0;border-bottom:1px solid ${LIGHT.line}">{price}</td></tr>`,
    text: '{text}{inner}\n\n',
  },
  reason: {
    html: `<div class="soft" style="${SOFT};font-size:14px;line-height:20px">{text}</div>`,
    text: '\n  - {text}',
  },
  total: {
    html: `<tr><td class="ink" colspan="2" style="${INK};font-size:20px;line-height:28px;font-weight:bold;padding:14px 0 4px">{text}</td></tr>`,
    text: '{text}\n\n',
  },
  note: {
    html: `<tr><td class="soft" colspan="2" style="${SOFT};font-size:14px;line-height:20px;padding:8px 0">{text}</td></tr>`,
    text: '{text}\n\n',
  },
  /** What somebody wrote in their own words. */
  quote: {
    html: row(
      24,
      `<div class="soft" style="${SOFT};font-size:14px;line-height:20px;padding-bottom:6px">{label}</div>${TABLE}><tr><td class="ink" style="${INK};font-size:18px;line-height:27px;padding:2px 0 2px 16px;border-left:4px solid {accent};${BREAK}">{value}</td></tr></table>`,
    ),
    text: '{label}: {value}\n\n',
  },
  fields: {
    html: row(16, `${TABLE}>{inner}</table>`),
    text: '{inner}\n',
  },
  field: { html: field('{value}'), text: '{label}: {value}\n' },
  /** Fields within a field, or a list. */
  group: { html: field('{value}'), text: '{label}:\n  {value}\n' },
  link: { html: field(link('{value}')), text: '{label}: {value}\n' },
  /** A number that a press calls. */
  call: {
    html: field(`<strong style="font-size:20px;line-height:26px">${link('{value}')}</strong>`),
    text: '{label}: {value}\n',
  },
  button: {
    html: row(
      24,
      `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" bgcolor="{accent}" style="background-color:{accent};border-radius:8px"><a href="{href}" style="${FONT};display:inline-block;padding:14px 28px;font-size:16px;line-height:20px;font-weight:bold;color:{onAccent};text-decoration:none">{name}</a></td></tr></table>`,
    ),
    text: '{text}\n\n',
  },
  /** A button that repeats what a sentence of the plain text says. */
  buttonAgain: { html: SECOND_BUTTON, text: '' },
  /** The same button, where no sentence says it. */
  secondButton: { html: SECOND_BUTTON, text: '{name}\n\n' },
  photos: {
    html: row(
      28,
      `<h2 class="ink" style="${INK};margin:0 0 4px;font-size:18px;line-height:24px;font-weight:bold">{name}</h2>{inner}`,
    ),
    text: '{text}\n{inner}\n',
  },
  photo: {
    html: `<img class="soft" src="cid:{cid}" alt="{name}" width="536" style="${SOFT};display:block;width:100%;max-width:536px;height:auto;border:0;border-radius:8px;margin-top:12px;font-size:14px">`,
    text: '  - {name}\n',
  },
  /** Technical things, below all else. */
  footer: {
    html: `${row(28, '&nbsp;', 'line', `font-size:0;line-height:0;border-bottom:1px solid ${LIGHT.line}`)}${row(16, '{inner}', 'soft', `${SOFT};font-size:13px;line-height:20px;${BREAK}`)}`,
    text: '{inner}',
  },
  small: {
    html: '<div style="padding-bottom:10px">{text}</div>',
    text: '{text}\n\n',
  },
  facts: { html: '<div style="padding-bottom:10px">{inner}</div>', text: '{inner}\n' },
  fact,
  factGroup: { ...fact, text: '{label}:\n  {value}\n' },
} as const satisfies Record<string, MailPart>;

export type MailPartName = keyof typeof parts;

/** The parts by name. */
export const mailTemplate: Readonly<Record<MailPartName, MailPart>> = parts;
