export const accessibility = {
  title: 'Accessibility: what is tested and what is not | {{brand}}',
  description:
    'How this website is made usable for everyone: the standard it aims at, each check with tool, width, and date, known limits, and how to tell us.',
  heading: 'Accessibility',
  lead: 'A foreman in gloves, an engineer who reads at double size, a buyer who does not use a mouse: this site should work for all of them. Here is what we have checked, and what we have not.',
  block: {
    standard: 'Standard',
    standardValue: 'WCAG 2.2, level AA',
    scope: 'Covers',
    scopeValue: 'every page of this website, in all its languages',
    tested: 'Last tested',
    by: 'Tested by',
    byValue: 'us, with tools and by keyboard',
  },
  tests: {
    title: 'What was tested, and how',
    text: 'All results are from {{accessTested}}, in Chromium {{accessChromium}}. Checks marked “every change” are part of the site’s automated tests, which every change has to pass; each page is tested in one of its languages.',
    check: 'Check',
    how: 'Method',
    when: 'When',
    everyChange: 'every change',
    once: 'on {{accessTested}}',
    rules: 'What a machine can check',
    rulesHow:
      'axe-core {{accessAxe}} on every page in every language, and on seven news items, guides, and jobs in each, {{accessWidths}} pixels wide, in light and dark colors; again with the contact window open, with errors shown, with menus, language choice, and job details open, and with and without search results. No findings remain. Part of this run is repeated with every change.',
    keyboard: 'Keyboard',
    keyboardHow:
      'Header, mobile menu, contact window, newsroom, and downloads, key by key: every focus stop is visible, none is hidden by the header, the order follows the reading order, Escape closes, and focus returns to where it was.',
    targets: 'Target size',
    targetsHow:
      'Links outside running text and all controls measure at least {{accessTarget}} by {{accessTarget}} pixels.',
    letters: 'Larger text',
    lettersHow:
      'Text at {{accessText}} on a wide screen, and the standard’s line, word, and letter spacing on a wide and a narrow one: nothing is cut off, nothing overlaps. No page scrolls sideways on a 320-pixel screen.',
    motion: 'Reduced motion',
    motionHow:
      'If the device asks for reduced motion, nothing on a page moves for longer than {{accessMotion}} seconds.',
    colors: 'Your own colors',
    colorsHow:
      'With the system’s high-contrast colors, controls keep their borders, and what is selected, wrong, or current is still marked.',
    messages: 'Messages',
    messagesHow:
      'Form errors, the success notice, and the number of search results carry the roles that let screen readers announce them. Each error is also a link to its field.',
  },
  script: {
    title: 'Without a mouse, without script, with one hand',
    text: 'Menus, forms, and lists are native browser elements, so they behave the way your device has taught you. With JavaScript switched off you can still send the contact form, search the newsroom, and read job postings. What you type stays on your device until you send it. Nothing needs a drag, a hover, or two fingers; the slider between building and model responds to the arrow keys.',
  },
  limits: {
    title: 'What we know is missing',
    text: 'These points are open. We would rather list them than promise more than we have seen.',
    readers:
      'Nobody who uses a screen reader every day has tried this site yet. Roles and names were checked by tools, which is less.',
    browsers: 'The checks on this page were not run in Firefox or Safari, or in browsers on real phones.',
    devices: 'Voice control, switches, and screen magnifiers have not been tested.',
    brochures:
      'The PDF brochures have not been checked for screen readers. Their content is also on the product pages.',
    drawings:
      'Alternative texts of drawings and pictures give their point, not every line. Ask us if you need a detail.',
    enlarged:
      'On a 320-pixel screen with text at {{accessText}} as well, some tables, plan names, and buttons are wider than the screen and have to be scrolled to.',
    apps: 'This page is about the website. The apps, headsets, and plug-ins we sell are not part of it.',
  },
  tell: {
    title: 'Tell us where you got stuck',
    text: 'Tell us which page it was, what you wanted to do, and what you use to read or type. An engineer answers within {{responseWorkingDays}} working day. If you need something from this site before the problem is fixed, we will send it to you in a form you can read.',
    mail: 'By e-mail',
    form: 'By form',
    formLink: 'Contact page',
  },
} as const
