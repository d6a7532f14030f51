import type { Words } from '../wordsSchema';

export const quoteTexts: Words['quote'] = {
  progress: 'Steps of your quote',
  done: '(done)',
  steps: {
    client: {
      label: 'Client Information',
      heading: 'Client Information',
      intro: 'Who is the quote for? Fill in what you like; nothing here is required.',
    },
    services: {
      label: 'Select Core Services',
      heading: 'Select Core Services',
      intro: 'Choose all that apply. The total adds up as you go.',
    },
    addOns: { label: 'Add-Ons (Optional)', heading: 'Add-Ons (Optional)', intro: 'Only if you like.' },
    total: { label: 'Quote Total', heading: 'Quote Total', intro: '' },
    notes: {
      label: 'Notes & Adjustments',
      heading: 'Notes & Adjustments',
      intro: 'Anything that we should know, or do differently.',
    },
    signature: {
      label: 'Signature & Approval',
      heading: 'Signature & Approval',
      intro: 'Approve the quote and type your name to sign it.',
    },
  },
  labels: {
    clientName: 'Client Name',
    address: 'Address',
    phone: 'Phone',
    email: 'Email',
    notes: 'Notes',
    signature: 'Signature (type your full name)',
  },
  hints: {
    address: 'Street, city and ZIP code of the property.',
    notes: 'For example: the side gate is locked, please leave out the shed, Tuesdays suit best.',
    signature: '',
  },
  includes: 'What it includes',
  bestFor: 'Best for: {text}',
  nothingOffered: 'There is nothing to choose here at the moment. Please go on.',
  total: 'Total',
  nothingChosen: 'Nothing chosen yet',
  emptyQuote:
    'You have not chosen a service yet. Go back to choose, or go on and tell us in the notes what you need.',
  rangeNote:
    'Where your price falls in the range depends on size and condition. You get the exact price before any work begins.',
  approve:
    'I approve this quote. I understand that the total is a range, and that the exact price is confirmed before any work begins.',
  draw: 'Draw your signature too (optional)',
  drawing: 'Your drawn signature (optional)',
  drawingHint: 'Draw with a finger, a pen or the mouse.',
  drawingLoading: 'One moment: the drawing area is being loaded. Your typed signature is all that is needed.',
  clearDrawing: 'Clear the drawing',
  removeDrawing: 'Sign without a drawing',
  missing: {
    both: 'Still needed: your approval and your typed signature.',
    approval: 'Still needed: your approval.',
    signature: 'Still needed: your typed signature.',
  },
  previous: 'Previous',
  next: 'Next',
  complete: 'Complete Quote',
  completing: 'Sending your quote...',
  error: 'Something went wrong. Please try again or call us directly at {phone}.',
  errorWithoutPhone: 'Something went wrong. Please try again.',
  thanks: 'Thank you, your quote is signed',
  number: 'Quote number {number}',
  nextHeading: 'What happens next',
  promise:
    'We will contact you within 24 hours to confirm a free on-site surface audit, and then your exact price.',
  print: 'Print or save as PDF',
  printFailed:
    'The quote could not be prepared for printing. Please try again, or note your quote number: {number}.',
  again: 'Start a new quote',
  document: {
    title: 'Quote',
    date: 'Date',
    client: 'Prepared for',
    services: 'Services',
    price: 'Price range',
    notes: 'Notes',
    signed: 'Approved and signed',
    drawn: 'Drawn signature',
  },
  withoutScript:
    'The quote builder needs JavaScript, which is switched off. Please ask for a quote by phone: {phone}.',
};
