import 'biosystem-widgets/estimator';
import { html, LitElement } from 'lit';
import { customElement, state } from 'lit/decorators.js';

@customElement('my-element')
export class MyElement extends LitElement {
  @state() private sent = '';

  override render() {
    return html`
      <main>
        <h1>What does it cost?</h1>
        <bio-estimator
          endpoint="https://your-desk.example/api/requests"
          live-range
          @bio-lead-sent=${this.#heard}
        ></bio-estimator>
        ${this.sent && html`<p role="status">Sent: ${this.sent}</p>`}
      </main>
    `;
  }

  #heard = ({ detail }: DocumentEventMap['bio-lead-sent']) => {
    this.sent = detail.kind;
  };
}
