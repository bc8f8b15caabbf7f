/** @jsxImportSource react */
import { reactRenderer } from '@hono/react-renderer'
import { Hono } from 'hono'

/** The least that streams a page with Hono and React: what a new isolate costs with them and nothing of ours. */
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
