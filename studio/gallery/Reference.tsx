import { memo, type ReactNode, use } from 'react';
import { css } from '../../src/style/emotion';
import { token } from '../../src/style/tokens';
import { Button } from '../../src/ui/controls/Button';
import { loadManifest, type ManifestAttribute, type ManifestElement } from '../manifest/manifest';
import { Card } from '../ui/Card';

interface ReferenceProps {
  element: ManifestElement;
  /** Calls a method of the widget that is shown. */
  onCall: (method: string) => void;
}

/** Everything that the manifest says of a widget. */
export const Reference = memo(({ element, onCall }: ReferenceProps) => {
  const { attributes, members, events = [], cssParts = [], slots = [] } = element;
  const [{ cssProperties = [] }] = use(loadManifest()); // every element takes the same
  const methods = members.filter(({ kind }) => kind === 'method');
  return (
    <Card id="gallery-reference" title="Reference">
      <Table
        title="Attributes and properties"
        head={['attribute', 'property', 'value', 'default', 'meaning']}
        rows={attributes.map((attribute) => [
          <code key="name">{attribute.name}</code>,
          <code key="property">
            {attribute.fieldName}: {attribute.type.text}
          </code>,
          attribute.expected,
          defaultOf(attribute),
          <Marked key="meaning" text={attribute.description} />,
        ])}
      />
      <Table
        title="Methods"
        head={['method', 'meaning', 'try it']}
        rows={methods.map(({ name, description }) => [
          <code key="name">{name}()</code>,
          <Marked key="meaning" text={description} />,
          <Button key="call" type="button" kind="secondary" onPress={() => onCall(name)}>
            Call {name}()
          </Button>,
        ])}
      />
      <Table
        title="Events"
        head={['event', 'when', 'detail']}
        rows={events.map(({ name, description, detail }) => [
          <code key="name">{name}</code>,
          <Marked key="when" text={description} />,
          <code key="detail">{detail}</code>,
        ])}
      />
      <Table title="Parts" head={['part', 'meaning']} rows={namedRows(cssParts)} />
      <Table
        title="Slots"
        head={['slot', 'meaning']}
        rows={namedRows(slots.map(({ name, description }) => ({ name: name || '(default)', description })))}
      />
      <details>
        <summary className={more}>Its colors, fonts and corners: the tokens of every widget</summary>
        <Table
          title="Tokens (CSS custom properties)"
          head={['custom property', 'default', 'what it is for']}
          rows={cssProperties.map(({ name, description, default: value }) => [
            <code key="name">{name}</code>,
            <code key="default">{value}</code>,
            <Marked key="meaning" text={description} />,
          ])}
        />
      </details>
    </Card>
  );
});

const namedRows = (entries: readonly { name: string; description: string }[]): ReactNode[][] =>
  entries.map(({ name, description }) => [
    <code key="name">{name}</code>,
    <Marked key="meaning" text={description} />,
  ]);

/** Without the quotes of a text. */
function defaultOf({ default: value, required }: ManifestAttribute): ReactNode {
  if (required) return 'none: it is required';
  if (value === undefined || value === '[]') return 'none';
  return <code>{value.replace(/^"(.*)"$/, '$1')}</code>;
}

interface TableProps {
  title: string;
  head: readonly string[];
  rows: readonly (readonly ReactNode[])[];
}

/** A table that scrolls in a box of its own; nothing where it has no rows. */
function Table({ title, head, rows }: TableProps): ReactNode {
  if (rows.length === 0) return null;
  return (
    <div className={partLook}>
      <h3>{title}</h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- what scrolls is reached by keys */}
      <div className={scrolled} role="region" tabIndex={0} aria-label={`${title}: table`}>
        <table className={tableLook}>
          <thead>
            <tr>
              {head.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, row) => (
              <tr key={row}>
                {cells.map((cell, column) => (
                  <td key={column}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** A sentence of the manifest: what stands between backticks is code. */
export const Marked = ({ text }: { text: string }): ReactNode =>
  text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));

const partLook = css`
  display: grid;
  gap: 8px;
  min-inline-size: 0;
`;

const more = css`
  min-block-size: 44px;
  line-height: 44px;
  cursor: pointer;
`;

const scrolled = css`
  overflow-x: auto;
`;

const tableLook = css`
  inline-size: 100%;
  min-inline-size: 700px;
  border-collapse: collapse;
  font-size: 0.9375em;
  text-align: start;

  & th,
  & td {
    padding: 8px 16px 8px 0;
    border-block-end: 1px solid ${token('color-line')};
    text-align: start;
    vertical-align: top;
  }

  & th {
    font-weight: 600;
    white-space: nowrap;
    color: ${token('color-ink-soft')};
  }

  & th:first-child {
    inline-size: 150px;
  }

  & td:first-child code {
    white-space: nowrap;
  }

  & code {
    font: 0.9375em ui-monospace, monospace;
  }
`;
