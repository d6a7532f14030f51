import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

interface StudioView {
  /** The hash of its address. */
  id: string;
  label: string;
  /** What one does there, in a few words. */
  purpose: string;
  View: LazyExoticComponent<ComponentType>;
}

/** The studio's views, in the order of the work. The code of each is loaded when it is opened. */
export const views: readonly [StudioView, ...StudioView[]] = [
  {
    id: 'gallery',
    label: 'Gallery',
    purpose: 'See every widget, in every state and width.',
    View: lazy(() => import('../gallery/Gallery')),
  },
  {
    id: 'theme',
    label: 'Theme',
    purpose: 'Give the widgets a brand’s colours, fonts and corners.',
    View: lazy(() => import('../theme/Theme')),
  },
  {
    id: 'editor',
    label: 'Prices and words',
    purpose: 'Write the firm’s services, prices, questions and texts.',
    View: lazy(() => import('../editor/Editor')),
  },
  {
    id: 'share',
    label: 'Take it along',
    purpose: 'Download, share or publish what you made.',
    View: lazy(() => import('../share/Share')),
  },
  {
    id: 'snippet',
    label: 'Snippet',
    purpose: 'Copy what you paste into your page.',
    View: lazy(() => import('../snippet/Snippet')),
  },
  {
    id: 'check',
    label: 'Check my page',
    purpose: 'Find out why a pasted widget does not work.',
    View: lazy(() => import('../page-check/PageCheck')),
  },
];
