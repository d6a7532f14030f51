import { Link } from 'react-router';

export function NotFound() {
  return (
    <main>
      <h1>Oops! Page not found</h1>
      <Link to="/">Home</Link>
    </main>
  );
}
