import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core';
import 'biosystem-widgets/estimator';

@Component({
  selector: 'app-root',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <main>
      <h1>What does it cost?</h1>
      <bio-estimator
        endpoint="https://your-desk.example/api/requests"
        live-range
        (bio-lead-sent)="sent.set($event.detail.kind)"
      ></bio-estimator>
      @if (sent()) {
        <p role="status">Sent: {{ sent() }}</p>
      }
    </main>
  `,
})
export class App {
  readonly sent = signal('');
}
