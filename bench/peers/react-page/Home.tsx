import {
  CalendarCheck,
  Check,
  Droplets,
  Hammer,
  type LucideIcon,
  Search,
  Shield,
  Sparkles,
  Timer,
  Wind,
} from 'lucide-react';
import { Accordion } from 'radix-ui';
import { AuditDialog } from './AuditDialog';
import { content } from './content';
import { Header } from './Header';
import { Picture } from './Picture';
import { Quote } from './Quote';
import { Testimonials } from './Testimonials';

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
} = content;

const stationIcons: LucideIcon[] = [Sparkles, Wind, Shield, Hammer, Droplets, CalendarCheck, Search];

export function Home() {
  return (
    <>
      <Header />
      <main>
        <section className="hero" id="home">
          <Picture picture={hero.picture} first />
          <p>{company.motto}</p>
          <h1>{hero.headline}</h1>
          <p>{hero.subline}</p>
          <p className="actions">
            <AuditDialog label={hero.auditButton} className="main" />
            <a className="button" href="#biocare">
              {hero.plansButton}
            </a>
          </p>
          <ul className="promises">
            {hero.promises.map((promise) => (
              <li key={promise}>
                <Check size={18} /> {promise}
              </li>
            ))}
          </ul>
        </section>
        <section id="about">
          <h2>{about.heading}</h2>
          <p className="lead">{about.lead}</p>
          <div className="grid two">
            <Picture picture={about.after} />
            <Picture picture={about.before} />
          </div>
          <ul className="grid">
            {about.reasons.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </section>
        <section id="services">
          <h2>{wheel.heading}</h2>
          <p className="lead">{wheel.lead}</p>
          <ul className="grid">
            {wheel.stations.map(({ id, label, description, href }, index) => {
              const Icon = stationIcons[index] ?? Sparkles;
              return (
                <li key={id}>
                  <Icon />
                  <a href={href}>
                    <b>{label}</b>
                  </a>
                  <br />
                  {description}
                </li>
              );
            })}
          </ul>
          <p>
            <a href="/services/add-ons">{wheel.addOns}</a>
          </p>
        </section>
        <section>
          <h2>{services.heading}</h2>
          <p className="lead">{services.lead}</p>
          <ul className="grid">
            {services.items.map((service) => (
              <li key={service.id} className="card" id={service.id}>
                {service.picture && <Picture picture={service.picture} />}
                <h3>{service.name}</h3>
                <p>
                  <b>{service.tagline}</b>
                </p>
                <p>{service.purpose}</p>
                <dl>
                  <dt>{services.bestFor}</dt>
                  <dd>{service.bestFor}</dd>
                  <dt>{services.price}</dt>
                  <dd>{service.prices}</dd>
                </dl>
                <p>
                  <a className="button" href="#contact">
                    {service.schedule}
                  </a>
                </p>
                <a href={service.href}>{service.more}</a>
              </li>
            ))}
          </ul>
        </section>
        <section id="biocare">
          <h2>{plans.heading}</h2>
          <p className="lead">{plans.lead}</p>
          <ul className="grid">
            {plans.items.map((plan) => (
              <li key={plan.id} className="card">
                <h3>{plan.name}</h3>
                {plan.popular && <p>{plans.popular}</p>}
                <p>{plan.tagline}</p>
                <p>
                  <b>{plan.prices}</b> /{plan.period}
                </p>
                <p>{plan.description}</p>
                <ul>
                  {plan.features.map((feature) => (
                    <li key={feature}>
                      <Check size={18} /> {feature}
                    </li>
                  ))}
                </ul>
                <p>
                  <a className="button" href="#contact">
                    {plan.choose}
                  </a>
                </p>
              </li>
            ))}
          </ul>
        </section>
        <section id="packages">
          <h2>{quote.heading}</h2>
          <p className="lead">{quote.lead}</p>
          <ul>
            {quote.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
          <Quote />
        </section>
        <section id="gallery">
          <h2>{gallery.heading}</h2>
          <p className="lead">{gallery.lead}</p>
          <ul className="grid two">
            {gallery.items.map(({ title, text, pictures }) => (
              <li key={title}>
                {pictures.map((picture) => (
                  <Picture key={picture.src} picture={picture} />
                ))}
                <h3>{title}</h3>
                {text && <p>{text}</p>}
              </li>
            ))}
          </ul>
          <p>{gallery.note}</p>
        </section>
        <section id="testimonials">
          <h2>{testimonials.heading}</h2>
          <Testimonials />
        </section>
        <section className="banner">
          <Picture picture={banner.picture} />
          <h2>{banner.heading}</h2>
          <p>{banner.text}</p>
          <p>
            <AuditDialog label={banner.button} className="main" />{' '}
            <a href={`tel:${company.phone}`}>{company.phone}</a>
          </p>
        </section>
        <section id="faq-section">
          <h2>{faq.heading}</h2>
          <p>{faq.lead}</p>
          <Accordion.Root type="single" collapsible>
            {faq.items.map(({ id, question, answer }) => (
              <Accordion.Item key={id} value={id}>
                <Accordion.Header asChild>
                  <h3>
                    <Accordion.Trigger className="question">{question}</Accordion.Trigger>
                  </h3>
                </Accordion.Header>
                <Accordion.Content>{answer}</Accordion.Content>
              </Accordion.Item>
            ))}
          </Accordion.Root>
        </section>
        <section id="contact">
          <h2>{contact.opening}</h2>
          <p>{contact.call}</p>
          <form className="card">
            <h3>{contact.heading}</h3>
            <p>{contact.intro}</p>
            {[
              contact.labels.fullName,
              contact.labels.phone,
              contact.labels.email,
              contact.labels.serviceAddress,
            ].map((label) => (
              <label key={label}>
                {label} *
                <input />
              </label>
            ))}
            <small>{contact.hints.serviceAddress}</small>
            <label>
              {contact.labels.areasOfConcern}
              <textarea rows={4} />
              <small>{contact.hints.areasOfConcern}</small>
            </label>
            <label>
              {contact.labels.hearAboutUs}
              <select>
                <option>{contact.chooseSource}</option>
                {contact.sources.map((source) => (
                  <option key={source}>{source}</option>
                ))}
              </select>
            </label>
            <button type="submit" className="main">
              {contact.button}
            </button>
          </form>
        </section>
        <section>
          <h2>{map.heading}</h2>
          <p>{map.lead}</p>
          <ul className="grid">
            {company.cities.map((city) => (
              <li key={city}>{city}</li>
            ))}
          </ul>
        </section>
      </main>
      <Footer />
      <a className="button launch" href="#estimate">
        <Timer size={18} /> Price in a minute
      </a>
    </>
  );
}

function Footer() {
  const { lists, contact: heading, rights } = content.footer;
  return (
    <footer>
      <p>
        <b>{company.name}</b>
      </p>
      <p>{company.tagline}</p>
      <p>{company.motto}</p>
      <div className="grid">
        {lists.map(({ title, links }) => (
          <div key={title}>
            <h2>{title}</h2>
            <ul>
              {links.map(({ label, href }) => (
                <li key={label}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
        <address>
          <h2>{heading}</h2>
          {company.phone}
          <br />
          {company.email}
          <br />
          {company.area}
        </address>
      </div>
      <p>{rights}</p>
    </footer>
  );
}
