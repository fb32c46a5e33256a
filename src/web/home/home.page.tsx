// The home page: its sections, in their order.
export const handle = { document: true };

export default function HomePage() {
  return (
    <main id="content">
      <h1>Prairie Oak Landscaping</h1>
    </main>
  );
}
