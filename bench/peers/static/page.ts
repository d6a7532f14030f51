/** The home page written by hand: HTML and one inline style sheet, no script. It is the lower limit for loading times. */
import type { HomeContent, PictureContent } from '../content';

const each = <T>(items: readonly T[], html: (item: T) => string): string => items.map(html).join('\n');

const picture = (
  { src, srcSet, avif, sizes, alt }: PictureContent,
  load = 'loading="lazy"',
) => `<picture class="picture">
<source type="image/avif" srcset="${avif}" sizes="${sizes}">
<img ${load} srcset="${srcSet}" sizes="${sizes}" src="${src}" alt="${alt}">
</picture>`;

const link = ({ label, href }: { label: string; href?: string | undefined }) =>
  `<li><a href="${href}">${label}</a></li>`;

const field = (label: string, type = 'text', hint = '') =>
  `<label>${label}<input type="${type}">${hint && `<small>${hint}</small>`}</label>`;

const phoneLink = (phone: string) => `<a href="tel:${phone.replace(/\D/g, '')}">${phone}</a>`;

/** @param css the whole style sheet. */
export const staticPage = (content: HomeContent, css: string): string => {
  const {
    company,
    hero,
    about,
    wheel,
    services,
    plans,
    quote,
    gallery,
    testimonials,
    banner,
    faq,
    contact,
    map,
    footer,
  } = content;
  const menu = each(content.menu, (entry) =>
    entry.links
      ? `<li><details><summary>${entry.label}</summary><ul>${each(entry.links, link)}</ul></details></li>`
      : link(entry),
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${content.title}</title>
<meta name="description" content="${content.description}">
<style>${css}</style>
</head>
<body id="top">
<header>
<a class="brand" href="/">${company.name}</a>
<nav class="wide"><ul>${menu}</ul></nav>
${phoneLink(company.phone)}
<a class="button main wide" href="#audit">${content.header.action}</a>
<details class="narrow"><summary>${content.header.openMenu}</summary><ul>${menu}<li><a href="#audit">${content.header.action}</a></li></ul></details>
</header>
<main>
<section class="hero" id="home">
${picture(hero.picture, 'fetchpriority="high"')}
<p>${company.motto}</p>
<h1>${hero.headline}</h1>
<p>${hero.subline}</p>
<p class="actions"><a class="button main" href="#audit">${hero.auditButton}</a> <a class="button" href="#biocare">${hero.plansButton}</a></p>
<ul class="promises">${each(hero.promises, (promise) => `<li>✓ ${promise}</li>`)}</ul>
</section>
<section id="about">
<h2>${about.heading}</h2>
<p class="lead">${about.lead}</p>
<div class="grid two">${picture(about.after)}${picture(about.before)}</div>
<ul class="grid">${each(about.reasons, ({ title, text }) => `<li><h3>${title}</h3><p>${text}</p></li>`)}</ul>
</section>
<section id="services">
<h2>${wheel.heading}</h2>
<p class="lead">${wheel.lead}</p>
<ul class="grid">${each(wheel.stations, ({ label, description, href }) => `<li><a href="${href}"><b>${label}</b></a><br>${description}</li>`)}</ul>
<p><a href="/services/add-ons">${wheel.addOns}</a></p>
</section>
<section>
<h2>${services.heading}</h2>
<p class="lead">${services.lead}</p>
<ul class="grid">${each(
    services.items,
    (service) => `<li class="card" id="${service.id}">
${service.picture ? picture(service.picture) : ''}
<h3>${service.name}</h3>
<p><b>${service.tagline}</b></p>
<p>${service.purpose}</p>
<dl><dt>${services.bestFor}</dt><dd>${service.bestFor}</dd><dt>${services.price}</dt><dd>${service.prices}</dd></dl>
<p><a class="button" href="#contact">${service.schedule}</a></p>
<a href="${service.href}">${service.more}</a>
</li>`,
  )}</ul>
</section>
<section id="biocare">
<h2>${plans.heading}</h2>
<p class="lead">${plans.lead}</p>
<ul class="grid">${each(
    plans.items,
    (plan) => `<li class="card">
<h3>${plan.name}</h3>
${plan.popular ? `<p>${plans.popular}</p>` : ''}
<p>${plan.tagline}</p>
<p><b>${plan.prices}</b> /${plan.period}</p>
<p>${plan.description}</p>
<ul>${each(plan.features, (feature) => `<li>✓ ${feature}</li>`)}</ul>
<p><a class="button" href="#contact">${plan.choose}</a></p>
</li>`,
  )}</ul>
</section>
<section id="packages">
<h2>${quote.heading}</h2>
<p class="lead">${quote.lead}</p>
<ul>${each(quote.notes, (note) => `<li>${note}</li>`)}</ul>
<form class="card">
<ol class="steps">${each(quote.steps, (step) => `<li>${step}</li>`)}</ol>
<h3>${quote.steps[0]}</h3>
<p>${quote.intro}</p>
${field(quote.labels.clientName)}${field(quote.labels.phone, 'tel')}${field(quote.labels.email, 'email')}${field(quote.labels.address, 'text', quote.hint)}
<p><b>${quote.total}</b> ${quote.nothingChosen}</p>
<p class="actions"><button type="button">${quote.previous}</button> <button type="button" class="main">${quote.next}</button></p>
</form>
</section>
<section id="gallery">
<h2>${gallery.heading}</h2>
<p class="lead">${gallery.lead}</p>
<ul class="grid two">${each(
    gallery.items,
    ({ title, text, pictures }) =>
      `<li>${each(pictures, (one) => picture(one))}<h3>${title}</h3>${text ? `<p>${text}</p>` : ''}</li>`,
  )}</ul>
<p>${gallery.note}</p>
</section>
<section id="testimonials">
<h2>${testimonials.heading}</h2>
<div class="grid">${each(
    testimonials.items,
    ({ quote: testimonial, name, location, service }) =>
      `<blockquote><p>${testimonial}</p>${name}, ${location} · ${service}<br><small>${testimonials.sample}</small></blockquote>`,
  )}</div>
</section>
<section class="banner">
${picture(banner.picture)}
<h2>${banner.heading}</h2>
<p>${banner.text}</p>
<p><a class="button main" href="#audit">${banner.button}</a> ${phoneLink(company.phone)}</p>
</section>
<section id="faq-section">
<h2>${faq.heading}</h2>
<p>${faq.lead}</p>
${each(faq.items, ({ question, answer }) => `<details><summary>${question}</summary><p>${answer}</p></details>`)}
</section>
<section id="contact">
<h2>${contact.opening}</h2>
<p>${contact.call}</p>
<form class="card">
<h3>${contact.heading}</h3>
<p>${contact.intro}</p>
${field(`${contact.labels.fullName} *`)}${field(`${contact.labels.phone} *`, 'tel')}${field(`${contact.labels.email} *`, 'email')}${field(`${contact.labels.serviceAddress} *`, 'text', contact.hints.serviceAddress)}
<label>${contact.labels.areasOfConcern}<textarea rows="4"></textarea><small>${contact.hints.areasOfConcern}</small></label>
<label>${contact.labels.hearAboutUs}<select><option>${contact.chooseSource}</option>${each(contact.sources, (source) => `<option>${source}</option>`)}</select></label>
<button class="main">${contact.button}</button>
</form>
</section>
<section>
<h2>${map.heading}</h2>
<p>${map.lead}</p>
<ul class="grid">${each(company.cities, (city) => `<li>${city}</li>`)}</ul>
</section>
</main>
<footer>
<p><b>${company.name}</b></p>
<p>${company.tagline}</p>
<p>${company.motto}</p>
<div class="grid">
${each(footer.lists, ({ title, links }) => `<div><h2>${title}</h2><ul>${each(links, link)}</ul></div>`)}
<address><h2>${footer.contact}</h2>${phoneLink(company.phone)}<br>${company.email}<br>${company.area}</address>
</div>
<p>${footer.rights}</p>
</footer>
<a class="button launch" href="#estimate">Price in a minute</a>
</body>
</html>
`;
};
