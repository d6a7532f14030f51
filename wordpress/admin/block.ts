/** The block `biosystem/widget` in the editor. It uses what WordPress brings as globals, and knows nothing but that. */
import type { WidgetAttribute, WidgetData } from './widgetData';

/** An element of the editor's React, which is not ours. */
type Node = object | string | null | undefined | false | readonly Node[];
type Component<P extends object = Readonly<Record<string, unknown>>> = (props: P) => Node;

declare const wp: {
  blocks: { registerBlockType: (name: string, settings: object) => void };
  blockEditor: {
    InspectorControls: Component;
    InnerBlocks: Component & { Content: Component };
    useBlockProps: (props?: object) => object;
    useInnerBlocksProps: (props: object) => object;
  };
  components: Record<
    | 'Button'
    | 'CheckboxControl'
    | 'PanelBody'
    | 'Placeholder'
    | 'SelectControl'
    | 'TextControl'
    | 'ToggleControl',
    Component
  > & { BaseControl: Component & { VisualLabel: Component } };
  element: {
    createElement: <P extends object>(
      type: Component<P> | string,
      props: (P & { key?: string }) | null,
      ...children: Node[]
    ) => Node;
    Fragment: Component;
    useEffect: (effect: () => (() => void) | undefined, dependencies: readonly unknown[]) => void;
    useRef: <T>(value: T | null) => { current: T | null };
    useState: <T>(value: T) => [T, (value: T) => void];
  };
  i18n: { __: (text: string, domain: string) => string };
};

/** What `includes/blocks.php` gives it. */
declare const biosystemBlock: {
  widgets: Readonly<Record<string, WidgetData>>;
  /** URL of the folder with the release's files. */
  files: string;
  /** Attributes that each widget gets from the settings. */
  common: Readonly<Record<string, string>>;
  /** CSS that takes over the theme's colors; empty where it has none that go together. */
  themeColors: string;
  colors: 'config' | 'site';
  newSizes: boolean;
};

const { createElement: el, Fragment, useEffect, useRef, useState } = wp.element;
const { InspectorControls, InnerBlocks, useBlockProps, useInnerBlocksProps } = wp.blockEditor;
const {
  BaseControl,
  Button,
  CheckboxControl,
  PanelBody,
  Placeholder,
  SelectControl,
  TextControl,
  ToggleControl,
} = wp.components;
const { __ } = wp.i18n;
const { widgets, files, common, themeColors, colors, newSizes } = biosystemBlock;

/** The values of a widget's attributes: text, or true. */
type Values = Readonly<Record<string, string | true>>;

interface BlockAttributes {
  tag: string;
  attributes: Values;
  themeColors: boolean;
}

interface EditProps {
  attributes: BlockAttributes;
  setAttributes: (attributes: Partial<BlockAttributes>) => void;
}

interface PreviewProps {
  widget: WidgetData;
  attributes: BlockAttributes;
}

/** The widgets that are in the inserter by their own names. Sections of a page begin as wide as the page. */
const COMMON: Readonly<Record<string, 'full' | undefined>> = {
  'bio-estimator': undefined,
  'bio-contact-form': undefined,
  'bio-quote-builder': undefined,
  'bio-hero': 'full',
  'bio-service-cards': 'full',
  'bio-plans': 'full',
  'bio-gallery': 'full',
  'bio-testimonials': 'full',
  'bio-trust': 'full',
  'bio-faq': 'full',
  'bio-cta-banner': 'full',
};

const icon = el(
  'svg',
  { viewBox: '0 0 24 24', xmlns: 'http://www.w3.org/2000/svg', 'aria-hidden': true },
  el('path', {
    d: 'M12 3c3.9 4.3 6 7.5 6 10.2A6 6 0 0 1 12 19.5a6 6 0 0 1-6-6.3C6 10.5 8.1 7.3 12 3zm0 2.3c-3 3.5-4.5 6.1-4.5 7.9A4.5 4.5 0 0 0 12 18a4.5 4.5 0 0 0 4.5-4.8c0-1.8-1.5-4.4-4.5-7.9z',
  }),
);

wp.blocks.registerBlockType('biosystem/widget', {
  icon,
  variations: Object.entries(COMMON).map(([tag, align]) => ({
    name: tag,
    title: widgets[tag]?.title,
    description: widgets[tag]?.description,
    icon,
    attributes: { tag, attributes: {}, ...(align && { align }) },
    isActive: ['tag'],
    scope: ['inserter'],
  })),
  edit: Edit,
  save: () => el(InnerBlocks.Content, null),
});

function Edit({ attributes, setAttributes }: EditProps): Node {
  const { tag } = attributes;
  const widget = widgets[tag];
  if (!widget) return el(Choose, { onTag: (next) => setAttributes({ tag: next }) });
  return el(
    Fragment,
    null,
    el(InspectorControls, null, el(Sidebar, { widget, attributes, setAttributes })),
    el(widget.wraps ? Wrapper : isComplete(widget, attributes.attributes) ? Preview : Incomplete, {
      widget,
      attributes,
    }),
  );
}

/** Whether the widget has the attributes without which it reports a mistake. */
const isComplete = (widget: WidgetData, values: Values): boolean =>
  Object.entries(widget.attributes).every(([name, { required }]) => !required || values[name]);

/** A block whose widget lacks something. */
function Incomplete({ widget }: PreviewProps): Node {
  const titles = Object.values(widget.attributes).flatMap(({ required, title }) => (required ? [title] : []));
  return el(
    'div',
    useBlockProps(),
    el(
      Placeholder,
      { icon, label: widget.title },
      `${__('In the sidebar, please fill in:', 'biosystem-widgets')} ${titles.join(', ')}`,
    ),
  );
}

/** A block without a widget. */
function Choose({ onTag }: { onTag: (tag: string) => void }): Node {
  return el(
    'div',
    useBlockProps(),
    el(
      Placeholder,
      {
        icon,
        label: __('BioSystem widget', 'biosystem-widgets'),
        instructions: __('Which widget do you want here?', 'biosystem-widgets'),
      },
      Object.entries(widgets).map(([tag, { title, description }]) =>
        el(
          Button,
          {
            key: tag,
            variant: 'secondary',
            title: description,
            // The focus would close the inserter, and what was pressed would move away from under the pointer.
            onMouseDown: (event: Event) => event.preventDefault(),
            onClick: () => onTag(tag),
          },
          title,
        ),
      ),
    ),
  );
}

/** A widget around other blocks. In the editor they are all visible. */
const Wrapper = (): Node => el('div', useInnerBlocksProps(useBlockProps()));

/** The widget itself. It is inert: what one presses selects the block, and nothing is typed, stored or sent. */
function Preview({ widget, attributes }: PreviewProps): Node {
  const box = useRef<HTMLElement>(null);
  const { tag, attributes: values, themeColors: takesOver } = attributes;
  const style = takesOver || colors === 'site' ? themeColors : '';
  const shown = JSON.stringify({ ...common, ...values, ...(style && { style }) });
  const [mistake, setMistake] = useState('');
  useEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    const report = (event: Event) => setMistake((event as CustomEvent<{ message: string }>).detail.message);
    setMistake('');
    current.addEventListener('bio-error', report);
    show(current, tag, JSON.parse(shown) as Values);
    return () => current.removeEventListener('bio-error', report);
  }, [tag, shown]);
  const isFloating = Object.entries(widget.floating ?? { never: '' }).every(
    ([name, value]) => values[name] === value,
  );
  return el(
    'div',
    useBlockProps(),
    el('div', {
      ref: box,
      // What is fixed to the window stays inside a box with a transform.
      ...(isFloating && { style: { transform: 'translate(0)', minHeight: 88, overflow: 'clip' } }),
    }),
    isFloating &&
      el(
        Note,
        null,
        `${widget.title}: ${__('it floats over the page, or opens there. Its place among the blocks does not matter.', 'biosystem-widgets')}`,
      ),
    mistake && el(Note, null, `${widget.title}: ${mistake}`),
  );
}

/** A text in the block that pages do not show. */
const Note = ({ children }: { children?: Node }): Node =>
  el(
    'p',
    { style: { margin: 0, padding: 16, fontSize: 14, lineHeight: 1.5, border: '1px dashed', opacity: 0.8 } },
    children,
  );

function show(box: HTMLElement, tag: string, values: Values): void {
  const { ownerDocument: page } = box;
  box.setAttribute('inert', '');
  load(page, tag);
  const before = box.firstElementChild;
  const element = before?.localName === tag ? before : page.createElement(tag);
  const { guard: _, open: _open, ...shown } = values;
  for (const name of element.getAttributeNames()) if (!(name in shown)) element.removeAttribute(name);
  for (const [name, value] of Object.entries(shown)) element.setAttribute(name, value === true ? '' : value);
  if (element !== before) box.replaceChildren(element);
}

/** Loads the widget's own file, and not the script of pages: that one would send what is queued on the device. */
function load(page: Document, tag: string): void {
  const src = `${files}${tag.slice('bio-'.length)}.js`;
  if ([...page.scripts].some((script) => script.src === src)) return;
  const script = page.createElement('script');
  script.type = 'module';
  script.src = src;
  page.head.append(script);
}

function Sidebar({ widget, attributes, setAttributes }: EditProps & { widget: WidgetData }): Node {
  const { tag, attributes: values } = attributes;
  const controls = (names: readonly string[]) =>
    names.map((name) =>
      el(AttributeControl, {
        key: name,
        attribute: widget.attributes[name] as WidgetAttribute,
        value: values[name],
        onValue: (value: string | true) => {
          const { [name]: _, ...others } = values;
          setAttributes({ attributes: value === '' ? others : { ...others, [name]: value } });
        },
      }),
    );
  const more = ['phone', 'lang', 'config', ...(widget.sendsLeads ? ['abandoned', 'guard'] : [])];
  return el(
    Fragment,
    null,
    el(
      PanelBody,
      { title: __('Widget', 'biosystem-widgets') },
      el(SelectControl, {
        ...sizes,
        label: __('Widget', 'biosystem-widgets'),
        help: widget.description,
        value: tag,
        options: Object.entries(widgets).map(([value, { title }]) => ({ value, label: title })),
        onChange: (next: string) => setAttributes({ tag: next, attributes: keep(values, next) }),
      }),
      controls(widget.own),
      !widget.wraps &&
        themeColors !== '' &&
        el(ToggleControl, {
          ...margins,
          label: __('Theme colors', 'biosystem-widgets'),
          help: __('Uses those colors of your theme that are readable together.', 'biosystem-widgets'),
          checked: attributes.themeColors,
          onChange: (next: boolean) => setAttributes({ themeColors: next }),
        }),
    ),
    !widget.wraps &&
      el(
        PanelBody,
        { title: __('Different from the settings', 'biosystem-widgets'), initialOpen: false },
        controls(more),
      ),
  );
}

/** The values that another widget has, too. */
const keep = (values: Values, tag: string): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => widgets[tag]?.attributes[name]));

const margins = newSizes ? { __nextHasNoMarginBottom: true } : {};
const sizes = newSizes ? { ...margins, __next40pxDefaultSize: true } : {};

interface AttributeControlProps {
  attribute: WidgetAttribute;
  value: string | true | undefined;
  /** Called with the empty text where the attribute is to be left out. */
  onValue: (value: string | true) => void;
}

function AttributeControl({ attribute, value, onValue }: AttributeControlProps): Node {
  const { title: label, description: help, type, ids } = attribute;
  const text = typeof value === 'string' ? value : '';
  if (type === 'boolean')
    return el(ToggleControl, {
      ...margins,
      label,
      help,
      checked: value === true,
      onChange: (on: boolean) => onValue(on || ''),
    });
  if (type === 'list' && ids) {
    const chosen = text.split(',').filter(Boolean);
    return el(
      BaseControl,
      {
        ...margins,
        id: `biosystem-${label}`,
        help: __('Those that are selected at the start.', 'biosystem-widgets'),
      },
      el(BaseControl.VisualLabel, null, label),
      ids.map(([id, name]) =>
        el(CheckboxControl, {
          ...margins,
          key: id,
          label: name,
          checked: chosen.includes(id),
          onChange: (on: boolean) =>
            onValue(
              ids
                .flatMap(([other]) => ((other === id ? on : chosen.includes(other)) ? [other] : []))
                .join(','),
            ),
        }),
      ),
    );
  }
  const field = { ...sizes, label, help, value: text, onChange: onValue };
  const [first, ...choices] = attribute.choices ?? [];
  if (type === 'choice')
    return el(SelectControl, {
      ...field,
      options: [{ value: '', label: first }, ...choices.map((choice) => ({ value: choice, label: choice }))],
    });
  if (ids)
    return el(SelectControl, {
      ...field,
      options: [
        { value: '', label: __('Choose…', 'biosystem-widgets') },
        ...ids.map(([id, name]) => ({ value: id, label: name })),
      ],
    });
  const { min, max, default: placeholder } = attribute;
  return el(TextControl, { ...field, ...(type === 'number' && { type, min, max, placeholder }) });
}
