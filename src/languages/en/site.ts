/** What the pages of a firm's own site say around its widgets. The build puts it into them: no visitor downloads it. */
export const site = {
  /** Names the link past the menu, for screen readers. */
  shortcut: 'Shortcut',
  /** The link itself. */
  skip: 'Skip to the content',
  /** Names the note that offers the page in this language, for screen readers. */
  language: 'Language',
  /** Offers the page in this language to those who read it in another one. */
  languageOffer: 'Would you rather read this page in English?',
  /** Closes that note. */
  closeOffer: 'No, thanks: close this note',
  /** Title of the home page. {company} and {area} are replaced. */
  homeTitle: '{company} in {area}',
  /** What search engines show below it. */
  homeDescription: 'What {company} does in {area}, what it costs, and how to reach us.',
  /** Heading beside the quote builder. */
  quoteHeading: 'Request your quote',
  /** Sentence below it. */
  quoteLead: 'Choose what you need and watch the quote fill in. You decide when you have our exact price.',
  /** About its steps. */
  quoteSteps: 'Six short steps, and you can go back to any of them.',
  /** What can be done with the quote. */
  quoteSend: 'Print it, or sign the request and send it to us.',
  /** The way to the price estimator. */
  quickPrice: 'Get a price range in a minute',
  /** Sentence below it. */
  quickPriceText: 'In a hurry? A few questions, and the range is there.',
  /** Heading above the estimator on the page of a service. */
  estimateHeading: 'What would it cost?',
  /** Sentence below it. */
  estimateLead: 'A few questions, about a minute, and you have a range of your own.',
  /** Heading beside the contact form. */
  contactHeading: 'Tell us what you need',
  /** What happens after a request. */
  steps: {
    /** First. */
    contact: { title: 'We get in touch', text: 'To hear what you need, and when it suits you.' },
    /** Second. */
    visit: { title: 'You get a price', text: 'The exact price, before any work begins.' },
    /** Third. */
    answer: { title: 'You decide', text: 'There is no obligation.' },
  },
  /** Another way to reach the firm. {phone} is replaced by a link. */
  talk: 'Rather talk to a person? Call {phone}.',
  /** The link behind it that begins a request with a photo. Empty: there is none. */
  sendPhoto: '',
  /** The link to the page with the form, on pages without it where scripts are switched off. */
  book: 'Send us a request by a short form',
  /** Title of the plans' page. */
  plansTitle: 'Plans',
  /** What search engines show below it. */
  plansDescription: 'The plans of {company} in {area}, what they include and what they cost.',
  /** Title of the page with the sample of a report. */
  sampleTitle: 'A sample of our report',
  /** What search engines show below it. */
  sampleDescription:
    'What you receive after the free check: a sample report with what we found, what we recommend, what can wait, and price ranges.',
  /** Title of the page of the free check. */
  checkTitle: 'Our check',
  /** What search engines show below it. */
  checkDescription: 'What {company} checks, and what you receive.',
  /** Title of the page of the add-ons. */
  addOnsTitle: 'Add-ons',
  /** What search engines show below it. */
  addOnsDescription: 'What {company} does on the same visit in {area}, and what it costs.',
  /** Title of the page with the form, which answers a request that was not accepted. */
  bookTitle: 'Send us a request',
  /** What search engines show below it. */
  bookDescription: 'Tell us what you need. This form works without JavaScript too.',
  /** Sentence below its heading. */
  bookLead: 'Tell us how to reach you and what you need.',
  /** Some fields are missing or wrong. */
  notSent: 'Nothing has been sent yet: please check the fields that are marked.',
  /** The request came from another site. */
  foreignOrigin:
    'Your request did not come from our own site, so it was not accepted. Please fill in the form here.',
  /** The request was too large. */
  tooLarge: 'That was too much for one request. Please go back, shorten it and send it again.',
  /** Too many requests came from one network. */
  tooMany:
    'Too many requests came from your network just now. Please wait a minute, go back and send yours again.',
  /** Follows these three. {phone} is replaced by a link. */
  orCall: 'Or call us directly at {phone}.',
  /** Title of the page that thanks for a request. */
  thanksTitle: 'Thank you',
  /** What search engines show below it. */
  thanksDescription: 'Your request has arrived. What happens next.',
  /** Heading of that page. */
  thanksHeading: 'Your request is with us',
  /** {phone} is replaced by a link. */
  thanksTalk: 'Anything to add? Call {phone}.',
  /** The link to the form for another request. */
  bookAnother: 'Send another request',
  /** Heading above what happens next. */
  nextHeading: 'What happens next',
  /** Title of the page for addresses that lead nowhere. */
  notFoundTitle: 'Page not found',
  /** Heading of the page that says who the business is. */
  imprint: 'Imprint',
  /** What search engines show below it. */
  imprintDescription: 'Who {company} is, and how to reach us.',
  /** Stands before the name of who represents the business. */
  representedBy: 'Represented by',
  /** Stands before the VAT identification number. */
  vatId: 'VAT identification number:',
  /** The link to the privacy policy, in a footer that names no other. */
  privacy: 'Privacy Policy',
  /** The link to the terms. */
  terms: 'Terms of Service',
  /** The link to the accessibility statement. */
  accessibility: 'Accessibility',
  /** Stands above legal pages that nobody has read yet. */
  legalTemplate:
    'This page is a template. It has to be read, and changed where needed, by the owner of this site.',
};

export type SiteTexts = typeof site;
