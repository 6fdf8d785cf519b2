/** A loader and a heading. */
import { useLoaderData } from 'react-router';

export const loader = () => ({ title: 'Hello' });

export default function Home() {
  return <h1>{useLoaderData<typeof loader>().title}</h1>;
}
