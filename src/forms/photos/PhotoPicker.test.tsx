import { type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { adoptStyles } from '../../style/sheet';
import { PhotoPicker, type PhotoPickerMessages } from './PhotoPicker';
import type { Photo } from './photo';
import { preparePhoto } from './preparePhoto';
import { heic, houses, pdf, picture, pngHeader, svg } from './samples';

const messages: PhotoPickerMessages = {
  tip: '',
  label: 'Photos',
  hint: 'Up to {limit} photos, {size} MB each',
  full: '{limit} is the most',
  button: 'Choose photos',
  drop: 'or drop them here',
  count: '{count} of {limit} photos added',
  remove: 'Remove {name}',
  more: 'and {count} more',
  refusals: {
    tooLarge: '{name}: over {size} MB',
    documentTooLarge: '{name}: too large for a PDF',
    notImage: '{name}: no photo',
    svg: '{name}: a drawing',
    unreadable: '{name}: damaged',
    tooManyPixels: '{name}: too many pixels',
    heic: '{name}: send it as JPEG',
    limit: '{name}: only {limit} photos',
    unavailable: '{name}: try again',
  },
};

let host: HTMLElement;
let unmount: () => void;
let photos: readonly Photo[];
let busy: boolean[];
let changes: number;

/** The picker in a shadow root, as in a widget, in a form that holds its photos. */
function Form({ limit, documents }: { limit: number; documents: boolean }): ReactNode {
  const [held, setHeld] = useState<readonly Photo[]>([]);
  return (
    <>
      <PhotoPicker
        photos={held}
        onPhotos={(next) => {
          photos = next;
          changes += 1;
          setHeld(next);
        }}
        onBusy={(now) => busy.push(now)}
        limit={limit}
        documents={documents}
        maxBytes={750_000}
        messages={messages}
      />
      <textarea aria-label="Notes" />
    </>
  );
}

async function show(limit = 4, documents = false): Promise<void> {
  const app = document.createElement('div');
  app.dataset['app'] = '';
  const shadow = host.attachShadow({ mode: 'open' });
  adoptStyles(shadow);
  shadow.append(app);
  const root = createRoot(app);
  root.render(<Form limit={limit} documents={documents} />);
  unmount = () => root.unmount();
  await expect.poll(() => shadow.querySelector('input')).toBeTruthy();
}

beforeEach(() => {
  photos = [];
  busy = [];
  changes = 0;
  host = document.createElement('div');
  document.body.append(host);
});
afterEach(() => {
  unmount();
  host.remove();
});

const find = (selector: string): HTMLElement => {
  const element = host.shadowRoot?.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  return element;
};
const input = () => find('input[type=file]') as HTMLInputElement;
const area = () => find('label:has(input)');
const status = () => find('p[aria-live]').textContent;
const refusals = () => Array.from(find('[role=alert]').querySelectorAll('li'), (line) => line.textContent);
const shown = () => Array.from(host.shadowRoot?.querySelectorAll('canvas') ?? [], (image) => image.ariaLabel);
const removeButton = (name: string) => find(`button[aria-label="Remove ${name}"]`);
const focused = () => host.shadowRoot?.activeElement;
const pick = (...files: File[]) => userEvent.upload(input(), files);
const settled = () => vi.waitUntil(() => busy.at(-1) === false);

/** What the browser hands over with a drop or a paste. */
function transfer(files: File[]): DataTransfer {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  return data;
}
const drag = (type: string, data: DataTransfer) =>
  area().dispatchEvent(
    new DragEvent(type, { dataTransfer: data, bubbles: true, composed: true, cancelable: true }),
  );
const drop = (files: File[]) => drag('drop', transfer(files));
/** Dispatched to the document's body, as browsers do while no text is being edited. */
const paste = (files: File[], target: EventTarget = document.body) =>
  target.dispatchEvent(
    new ClipboardEvent('paste', {
      clipboardData: transfer(files),
      bubbles: true,
      composed: true,
      cancelable: true,
    }),
  );

describe('choosing', () => {
  test('shows each photo, announces their number, and reports them', async () => {
    await show();
    expect(status()).toBe('');
    await pick(...(await houses(2)));
    await settled();
    expect(shown()).toEqual(['house1.jpg', 'house2.jpg']);
    expect(status()).toBe('2 of 4 photos added');
    expect(photos.map(({ name, dataUrl }) => [name, dataUrl.slice(0, 15)])).toEqual([
      ['house1.jpg', 'data:image/jpeg'],
      ['house2.jpg', 'data:image/jpeg'],
    ]);
    expect(busy).toEqual([true, false]);
    expect(refusals()).toEqual([]);
  });

  test('shows a placeholder for each photo that is being prepared', async () => {
    await show();
    const places = (kind: string) => host.shadowRoot?.querySelectorAll(`li${kind}`).length;
    drop(await houses(6));
    await expect.poll(() => places('[aria-hidden]')).toBe(4);
    await settled();
    expect(places('[aria-hidden]')).toBe(0);
    expect(places(':has(canvas)')).toBe(4);
  });

  test('the input works by keyboard, touch and screen reader', async () => {
    await show();
    const [name, hint] = [
      Array.from(input().labels ?? [], ({ textContent }) => textContent).join(' '),
      find(`#${CSS.escape(input().getAttribute('aria-describedby') ?? '')}`).textContent,
    ];
    expect(name).toContain('Photos Choose photos');
    expect(hint).toBe('Up to 4 photos, 10 MB each');
    expect(input()).toMatchObject({ accept: 'image/*', multiple: true, tabIndex: 0 });
    expect(input().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.tab();
    expect(focused()).toBe(input());
    expect(getComputedStyle(area()).outlineStyle).toBe('solid');
  });

  test('takes the same file once, however often it is picked', async () => {
    await show();
    const [house] = await houses(1);
    if (!house) throw new Error('There is no house.');
    await pick(house, new File([house], 'copy.jpg'));
    await settled();
    await pick(house);
    await expect.poll(() => busy).toEqual([true, false, true, false]);
    expect(input().value).toBe(''); // or the browser would dispatch no event for the same file
    expect(shown()).toEqual(['house1.jpg']);
    expect(refusals()).toEqual([]);
  });

  test('refuses a fifth by name, and says that the limit is reached', async () => {
    await show();
    await pick(...(await houses(5)));
    await settled();
    expect(shown()).toHaveLength(4);
    expect(refusals()).toEqual(['house5.jpg: only 4 photos']);
    expect(find(`#${CSS.escape(input().getAttribute('aria-describedby') ?? '')}`).textContent).toBe(
      '4 is the most',
    );
  });

  test('of a hundred files it takes four and names some of the others in one sentence', async () => {
    await show();
    const files = await houses(4);
    const more = Array.from({ length: 96 }, (_, index) => new File(['x'], `more${index + 1}.jpg`));
    await pick(...files, ...more);
    await settled();
    expect(shown()).toHaveLength(4);
    const names = Array.from({ length: 8 }, (_, index) => `more${index + 1}.jpg`).join(', ');
    expect(refusals()).toEqual([`${names}, and 88 more: only 4 photos`]);
  });

  test('names each refused file with the reason until the next pick; the others are taken', async () => {
    await show();
    drop([
      await picture('good.jpg', 40, 30),
      pdf('scan.jpg'),
      new File([], 'empty.jpg'),
      svg('logo.svg'),
      heic('IMG_1.HEIC'),
      pngHeader('bomb.png', 20_000, 20_000),
      new File([new Uint8Array(11 * 1024 * 1024)], 'big.jpg'),
      pdf('$& {limit}.jpg'),
    ]);
    await settled();
    expect(shown()).toEqual(['good.jpg']);
    expect(refusals()).toEqual([
      'scan.jpg, $& {limit}.jpg: no photo',
      'empty.jpg: damaged',
      'logo.svg: a drawing',
      'IMG_1.HEIC: send it as JPEG',
      'bomb.png: too many pixels',
      'big.jpg: over 10 MB',
    ]);
    await pick(...(await houses(1)));
    await settled();
    expect(refusals()).toEqual([]);
  });
});

describe('where documents are taken', () => {
  test('a PDF is added by its name, as it is; a photo is taken too', async () => {
    await show(2, true);
    expect(input().accept).toBe('image/*,application/pdf');
    drop([pdf('plan.jpg'), ...(await houses(1))]);
    await settled();
    expect(find('li:first-of-type p').textContent).toBe('plan.jpg');
    expect(shown()).toEqual(['house1.jpg']);
    expect(photos.map(({ dataUrl, width }) => [dataUrl.slice(0, 20), width])).toEqual([
      ['data:application/pdf', 0],
      ['data:image/jpeg;base', 80],
    ]);
    expect(refusals()).toEqual([]);
    await userEvent.click(removeButton('plan.jpg'));
    await expect.poll(() => photos).toHaveLength(1);
  });

  test('a PDF larger than its share is refused by name, and so is what is neither', async () => {
    await show(4, true);
    const large = new File(['%PDF-1.7\n', new Uint8Array(600_000)], 'large.pdf');
    drop([large, new File(['Dear Sir or Madam,'], 'letter.pdf')]);
    await settled();
    expect(photos ?? []).toEqual([]);
    expect(refusals()).toEqual(['large.pdf: too large for a PDF', 'letter.pdf: no photo']);
  });
});

describe('dropping', () => {
  test('marks the area while files are over it, and takes them', async () => {
    await show();
    const data = transfer(await houses(2));
    const plain = area().className;
    expect(drag('dragover', data)).toBe(false); // canceled: the browser allows the drop
    await expect.poll(() => area().className).not.toBe(plain);
    drag('dragleave', data);
    await expect.poll(() => area().className).toBe(plain);
    drag('dragover', data);
    drag('drop', data);
    await settled();
    expect(shown()).toEqual(['house1.jpg', 'house2.jpg']);
    expect(area().className).toBe(plain);
  });

  test('ignores dragged text', async () => {
    await show();
    const data = new DataTransfer();
    data.setData('text/plain', 'hello');
    expect(drag('dragover', data)).toBe(true);
    expect(drag('drop', data)).toBe(true);
    expect(busy).toEqual([]);
  });
});

describe('pasting', () => {
  test('works only while the focus is inside', async () => {
    await show();
    const files = await houses(1);
    expect(paste(files)).toBe(true);
    find('textarea').focus();
    expect(paste(files)).toBe(true);
    expect(busy).toEqual([]);
    input().focus();
    expect(paste([])).toBe(true);
    expect(paste(files)).toBe(false);
    await settled();
    expect(shown()).toEqual(['house1.jpg']);
  });
});

describe('removing', () => {
  test('removes the photo and moves the focus beside it', async () => {
    await show();
    await pick(...(await houses(3)));
    await settled();
    await userEvent.click(removeButton('house2.jpg'));
    await expect.poll(shown).toEqual(['house1.jpg', 'house3.jpg']);
    expect(focused()).toBe(removeButton('house3.jpg'));
    expect(status()).toBe('2 of 4 photos added');
    await userEvent.keyboard('{Enter}');
    await expect.poll(shown).toEqual(['house1.jpg']);
    expect(focused()).toBe(removeButton('house1.jpg'));
    await userEvent.keyboard('{Enter}');
    await expect.poll(shown).toEqual([]);
    expect(focused()).toBe(input());
    expect(photos).toEqual([]);
  });

  test('allows another photo, the same one too', async () => {
    await show(1);
    const [house] = await houses(1);
    if (!house) throw new Error('There is no house.');
    await pick(house);
    await settled();
    await userEvent.click(removeButton('house1.jpg'));
    await pick(house);
    await expect.poll(shown).toEqual(['house1.jpg']);
  });

  test('while others are being prepared loses none of them', async () => {
    await show();
    await pick(...(await houses(1)));
    await settled();
    drop((await houses(3)).slice(1));
    removeButton('house1.jpg').click();
    await settled();
    await expect.poll(shown).toEqual(['house2.jpg', 'house3.jpg']);
  });

  test('has a target of 44 px', async () => {
    await show();
    await pick(...(await houses(1)));
    await settled();
    const { width, height } = removeButton('house1.jpg').getBoundingClientRect();
    expect([width, height]).toEqual([44, 44]);
  });
});

test('unmounting drops the photos that are being prepared, and reports that it is no longer busy', async () => {
  await show();
  const files = await houses(4);
  drop(files);
  expect(busy).toEqual([true]);
  unmount();
  expect(busy).toEqual([true, false]);
  for (const file of files) await preparePhoto(file, 750_000); // as long as the picker would have taken
  expect(changes).toBe(0);
});
