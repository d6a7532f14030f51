import { attributeName, commonAttributes } from '../page/attributes';
import { onPageLanguage } from '../page/followLanguage';
import { safeDocument } from '../page/safeDocument';
import type { ConfigSource } from './config';
import { defineProperties, reportBadAttributes, upgradeProperties } from './properties';

/** Dispatched on the document when a `<bio-site>` or the page's language changes: every widget reads its settings again. */
export const SITE_CHANGE = 'bio-site-change';

/** Defines `<bio-site>`: facts and settings for the widgets inside it. It shows nothing itself. */
export function defineSite(): void {
  if (customElements.get('bio-site')) return;
  onPageLanguage(() => safeDocument.dispatchEvent(new CustomEvent(SITE_CHANGE)));

  class SiteElement extends HTMLElement {
    static observedAttributes = [...Object.keys(commonAttributes).map(attributeName), 'style'];
    #config: ConfigSource | undefined;
    #reported = new Map<string, string | null>();

    get config(): ConfigSource | undefined {
      return this.#config ?? this.getAttribute('config') ?? undefined;
    }

    set config(value: ConfigSource | undefined) {
      this.#config = value ?? undefined;
      this.#changed();
    }

    connectedCallback(): void {
      this.#takeNoPlace();
      upgradeProperties(this, Object.keys(commonAttributes));
      this.#changed();
    }

    attributeChangedCallback(name: string, before: string | null, after: string | null): void {
      if (before === after) return;
      if (name === 'style') {
        if (after === null) this.#takeNoPlace(); // a script that refreshes the page has taken it away
        return;
      }
      if (name === 'config') this.#config = undefined;
      this.#changed();
    }

    #takeNoPlace(): void {
      this.style.display = 'contents';
    }

    #changed(): void {
      if (!this.isConnected) return;
      reportBadAttributes(this, commonAttributes, this.#reported);
      safeDocument.dispatchEvent(new CustomEvent(SITE_CHANGE));
    }
  }
  defineProperties(SiteElement.prototype, commonAttributes);
  customElements.define('bio-site', SiteElement);
}
