/** `data/widgets.json`, which the build makes from the specs: what the plugin knows of the widgets. */

export interface WidgetAttribute {
  title: string;
  /** What it is for, in full sentences. */
  description: string;
  /** Describes a good value; it ends the sentence "expected …". */
  expected: string;
  /** Whether the widget reports a mistake without it. */
  required: boolean;
  type: 'boolean' | 'choice' | 'list' | 'number' | 'text';
  /** The values of a choice; the first is the default. */
  choices?: readonly string[];
  /** The range of a number, both included, and what it is without the attribute. */
  min?: number;
  max?: number;
  default?: number;
  /** The ids that it takes, where they are known: those of the built-in firm's services, or of the estimator's items. */
  ids?: readonly (readonly [id: string, name: string])[];
}

export interface WidgetData {
  title: string;
  description: string;
  /** Its own attributes, and those of every widget. */
  attributes: Readonly<Record<string, WidgetAttribute>>;
  /** Names of its own attributes. */
  own: readonly string[];
  /** Whether it stands around a part of the page. */
  wraps: boolean;
  sendsLeads: boolean;
  /** Whether it asks where leads go: to send them, or for times. */
  usesEndpoint: boolean;
  /** The attributes with which it floats over the page instead of standing in the column; none: always. */
  floating?: Readonly<Record<string, string>>;
}
