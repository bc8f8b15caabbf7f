export const accessibility = {
  title: 'Accessibility: what is tested and what is not | {{brand}}',
  description:
    'How this website is made usable for everyone: the standard it aims at, each check with tool, width and date, the limits we know, and how to tell us.',
  heading: 'Accessibility',
  lead: 'A foreman with gloves, an engineer who reads at double size, a buyer who uses no mouse: this site is meant to work for all of them. Here is what we checked, and what we have not.',
  block: {
    standard: 'Standard',
    standardValue: 'WCAG 2.2, level AA',
    scope: 'Covers',
    scopeValue: 'every page of this website, in all its languages',
    tested: 'Last tested',
    by: 'Tested by',
    byValue: 'ourselves, with tools and by keyboard',
  },
  tests: {
    title: 'What was tested, and how',
    text: 'All results are from {{accessTested}}, in Chromium {{accessChromium}}. The checks marked “every change” are part of the site’s own tests, which each change has to pass; they take each page in one of its languages.',
    check: 'Check',
    how: 'How',
    when: 'When',
    everyChange: 'every change',
    once: 'on {{accessTested}}',
    rules: 'Rules that a machine can check',
    rulesHow:
      'axe-core {{accessAxe}} on every page in every language, and on seven news texts, guides and jobs in each, {{accessWidths}} pixels wide, in the light and the dark colors; again with the contact window open, with its problems shown, with menus, language choice and job details open, and with search results and without. No finding is left. A part of this loop runs with every change.',
    keyboard: 'Keyboard',
    keyboardHow:
      'Header, mobile menu, contact window, newsroom and downloads, key by key: every stop can be seen, none lies under the header, the order is that of reading, Escape closes, and the focus returns to where it was.',
    targets: 'Size of targets',
    targetsHow:
      'Links outside running text and all controls measure at least {{accessTarget}} by {{accessTarget}} pixels.',
    letters: 'Larger text',
    lettersHow:
      'Letters at {{accessText}} on a wide screen, and the line, word and letter spacing of the standard on a wide and a narrow one: nothing is cut off, nothing overlaps. No page scrolls sideways on a screen of 320 pixels.',
    motion: 'Less motion',
    motionHow:
      'Where the device asks for less motion, nothing on a page moves for longer than {{accessMotion}} seconds.',
    colours: 'Colors of your own',
    coloursHow:
      'With the high-contrast colors of the system, controls keep their borders, and what is chosen, wrong or current is still marked.',
    messages: 'Messages',
    messagesHow:
      'Problems in the form, its success and the number of search results carry the roles by which screen readers know a message. Each problem is also a link to its field.',
  },
  script: {
    title: 'Without a mouse, without script, with one hand',
    text: 'Menus, forms and lists are the browser’s own elements, so they behave the way your device has taught you. The contact form can be sent, the newsroom searched and a job read with JavaScript switched off. What you type is kept on your device until it is sent. Nothing needs a drag, a hover or two fingers; the slider that moves the line between building and model follows the arrow keys.',
  },
  limits: {
    title: 'What we know is missing',
    text: 'These points are open. We would rather name them than promise more than we have seen.',
    readers:
      'Nobody who works with a screen reader every day has tried this site yet. Roles and names were checked by tools, which is less.',
    browsers: 'Firefox and Safari, and browsers on real phones, have not been tried for this page.',
    devices: 'Voice control, switches and screen magnifiers have not been tried.',
    brochures:
      'The brochures in PDF have not been checked for screen readers. What they say also stands on the product pages.',
    drawings:
      'Drawings and pictures have a text that gives their point, not every line. Ask us when you need a detail.',
    enlarged:
      'On a screen of 320 pixels with letters at {{accessText}} as well, some tables, plan names and buttons are wider than the screen and have to be scrolled to.',
    apps: 'This page is about the website. The apps, headsets and plug-ins we sell are not part of it.',
  },
  tell: {
    title: 'Tell us where you got stuck',
    text: 'Write which page it was, what you wanted to do and what you use to read or type. An engineer answers within {{responseWorkingDays}} working day. If you need something from this site before the fault is mended, we send it to you in a form you can read.',
    mail: 'By e-mail',
    form: 'By form',
    formLink: 'Contact page',
  },
} as const
