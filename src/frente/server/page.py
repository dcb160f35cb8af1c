"""The page: files that the build of web/ left in `static/`, and one page for every address in it."""

from __future__ import annotations

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from frente.engine.message import in_words, sentence

NOT_BUILT = (
    "Frente's server is running, but the page is not built.\n"
    "From a clone, `python3 dev.py play` builds it. The API is described at /api/openapi.json.\n"
)


class Page(StaticFiles):
    """Files as they are; what is no file is the page itself, which finds its way by the address."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, check_dir=False)
        self.folder = folder
        self.config_checked = True  # the folder may come later, or not at all

    async def get_response(self, path: str, scope: Scope) -> Response:
        if path.startswith("api/"):
            raise HTTPException(404, in_words(sentence("error-api-nothing")))
        if not (self.folder / "index.html").exists():
            return PlainTextResponse(NOT_BUILT, 503)
        if scope["method"] in ("GET", "HEAD") and not Path(path).suffix:
            return FileResponse(self.folder / "index.html", headers={"cache-control": "no-cache"})
        response = await super().get_response(path, scope)
        # The build names assets by their contents; everything else may change at any time.
        forever = path.startswith("assets/") and response.status_code in (200, 304)
        response.headers["cache-control"] = "public, max-age=31536000, immutable" if forever else "no-cache"
        return response
