/** @jsxImportSource react */
import { reactRenderer } from '@hono/react-renderer'
import { Hono } from 'hono'

/** The smallest Worker that streams a page with Hono and React: the start-up cost of those two alone. */
const app = new Hono()
app.use(
  reactRenderer(
    ({ children }) => (
      <html lang="en">
        <body>{children}</body>
      </html>
    ),
    { stream: true },
  ),
)
app.get('/', (c) => c.render(<h1>Small</h1>))

export default app
