<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <link rel="icon" href="data:," />
    <title>Estimate</title>
    <script type="module" src="https://your-desk.example/biosystem.js"></script>
  </head>
  <body>
    <main>
      <h1>What does it cost?</h1>
      <?php readfile(__DIR__ . '/estimator.rendered.html'); ?>
    </main>
  </body>
</html>
