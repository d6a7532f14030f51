import type { Business } from './schema';

const facts = [
  {
    title: 'Quick links',
    links: [
      { label: 'Home', href: '/' },
      { label: 'About', href: '/#about' },
      { label: 'Services', href: '/#services' },
      { label: 'Packages', href: '/#packages' },
      { label: 'Subscriptions', href: '/#biocare' },
    ],
  },
  {
    title: 'More info',
    links: [
      { label: 'Gallery', href: '/#gallery' },
      { label: 'Testimonials', href: '/#testimonials' },
      { label: 'Contact', href: '/#contact' },
      { label: 'Privacy Policy', href: '/privacy' },
      { label: 'Terms of Service', href: '/terms' },
      { label: 'Accessibility', href: '/accessibility' },
    ],
  },
] as const satisfies Business['footer'];

export const footer: Business['footer'] = facts;
export type Footer = typeof facts;
