/** What is done to widgets before our code is here. */
import { recordEarlyEvents } from '../../src/page/earlyEvents';

self.bioRepeatEarly = recordEarlyEvents();
