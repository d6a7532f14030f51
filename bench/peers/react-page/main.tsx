/** The home page as a client-rendered React page of the usual kind: React Router, Radix, Lucide. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import '../shared/page.css';
import { Home } from './Home';
import { NotFound } from './NotFound';

const router = createBrowserRouter(
  [
    { path: '/', element: <Home /> },
    { path: '*', element: <NotFound /> },
  ],
  { basename: import.meta.env.BASE_URL },
);

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
