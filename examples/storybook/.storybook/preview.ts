import { setCustomElementsManifest } from '@storybook/web-components-vite';
import manifest from 'biosystem-widgets/custom-elements.json';

setCustomElementsManifest(manifest); // the tables of attributes and events
